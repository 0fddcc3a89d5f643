import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, type CryptoKey, exportJWK, importJWK, type JWK } from 'jose';

export type KeySealer = {
  /** The private key for storage in a database: a JWE that only the same secret decrypts. */
  seal(key: CryptoKey): Promise<string>;
  /** Null when it was encrypted with another secret. */
  open(sealed: string, algorithm: string): Promise<CryptoKey | null>;
};

/** AES-256-GCM under a key derived from `secret`, which has at least 32 characters in production. */
export function createKeySealer(secret: string): KeySealer {
  const sealingKey = new Uint8Array(hkdfSync('sha256', secret, '', 'signing keys at rest', 32));
  return {
    seal: async (key) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(await exportJWK(key))))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(sealingKey),
    async open(sealed, algorithm) {
      try {
        const { plaintext } = await compactDecrypt(sealed, sealingKey);
        return (await importJWK(JSON.parse(new TextDecoder().decode(plaintext)) as JWK, algorithm)) as CryptoKey;
      } catch {
        return null;
      }
    },
  };
}
