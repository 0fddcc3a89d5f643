import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';

/** The ES256 key pairs that sign session tokens. All unexpired ones verify; the newest active one signs. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  publicKey: jsonb().$type<JWK>().notNull(),
  /** Encrypted: see sealed-key.ts. */
  privateKey: text().notNull(),
  /** Published from its creation, signs from this instant: verifiers that cache the set have the key by then. */
  activeFrom: timestamp({ withTimezone: true }).notNull(),
  /** Leaves the published set after this instant. */
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
