import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';
export type EncodedBody = Record<Encoding, Buffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli; `quality` from 0 (fastest) to 11 (smallest). */
export const packText = (text: Buffer, quality: number): Promise<Buffer> =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** A text in all supported encodings. */
export async function encodeBody(text: string, quality: number): Promise<EncodedBody> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([packText(identity, quality), zip(identity, { level: 9 })]);
  return { br, gzip: gz, identity };
}

/** The smallest first: it is chosen among encodings that the browser prefers equally. */
const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** The best encoding for an Accept-Encoding header. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  negotiate(accepted ?? '', encodings) ?? 'identity';
