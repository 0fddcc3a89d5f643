import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';
export type EncodedBody = Record<Encoding, Buffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** By brotli; `quality` from 0, the quickest, to 11, the smallest. */
export const packText = (text: Buffer, quality: number): Promise<Buffer> =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** A text in every encoding it will be asked for. */
export async function encodeBody(text: string, quality: number): Promise<EncodedBody> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([packText(identity, quality), zip(identity, { level: 9 })]);
  return { br, gzip: gz, identity };
}

/** The smallest first: of those that a browser likes alike it gets that one. */
const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding that an Accept-Encoding header asks for. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  negotiate(accepted ?? '', encodings) ?? 'identity';
