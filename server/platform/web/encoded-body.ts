import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** The smallest encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}
