import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';
export type EncodedBody = Record<Encoding, Buffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text in every encoding it will be asked for, compressed once. */
export async function encodeBody(text: string, quality: number): Promise<EncodedBody> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(identity, { level: 9 }),
  ]);
  return { br, gzip: gz, identity };
}

/** The smallest first: of those that a browser likes alike it gets that one. */
const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding that an Accept-Encoding header asks for. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  negotiate(accepted ?? '', encodings) ?? 'identity';
