import { seconds } from '../calendar/index.ts';
import { EMPTY_CART, parseCart, type Cart } from '../cart/index.ts';
import { fieldsOf, isRecord, parseJson } from '../untrusted/index.ts';
import { migrations, type StoredState } from './migrations.ts';

/** Spec §3: key and version of the state that is kept in the browser. */
export const PERSISTED_KEY = 'root';
export const PERSISTED_VERSION = 3;
/** Timeout of loading; the shop then goes on with an empty state. Spec §9. */
export const persistLimit = seconds(5);

/** The store's name for localforage; its localStorage driver writes under "mercan/root". */
export const PERSISTED_STORE_NAME = 'mercan';
export const LOCAL_STORAGE_KEY = `${PERSISTED_STORE_NAME}/${PERSISTED_KEY}`;

/** The last account on this device, to greet it before the network answers; the token itself is in a cookie. */
export type PersistedAuth = { readonly _id: string | null; readonly email: string | null };

export type PersistedRoot = { readonly cart: Cart; readonly auth: PersistedAuth };

export const NO_AUTH: PersistedAuth = { _id: null, email: null };
export const EMPTY_ROOT: PersistedRoot = { cart: EMPTY_CART, auth: NO_AUTH };

/** The stored record: cart, auth, and its version. */
export type PersistedRecord = PersistedRoot & {
  readonly _persist: { readonly version: number; readonly rehydrated: true };
};

export function toPersistedRecord({ cart, auth }: PersistedRoot): PersistedRecord {
  return { cart, auth, _persist: { version: PERSISTED_VERSION, rehydrated: true } };
}

/** Exactly the text that localforage's localStorage driver writes for the record. */
export function serializePersisted(root: PersistedRoot): string {
  return JSON.stringify(toPersistedRecord(root));
}

/** Reads that text (or null without one). Unreadable text gives an empty root: old data must not stop the shop. */
export function parsePersisted(text: string | null): PersistedRoot {
  return text === null ? EMPTY_ROOT : readPersistedRecord(parseJson(text));
}

/** Reads a record of any version up to 3 and migrates it. Parts may themselves be JSON text. */
export function readPersistedRecord(stored: unknown): PersistedRoot {
  const record = unwrap(stored);
  if (!isRecord(record)) return EMPTY_ROOT;
  const parts = Object.fromEntries(Object.entries(record).map(([name, part]) => [name, unwrap(part)]));
  const { version } = fieldsOf(parts['_persist']);
  if (typeof version === 'number' && version > PERSISTED_VERSION) return EMPTY_ROOT;
  const state = migrate(parts, typeof version === 'number' ? version : 0);
  return { cart: parseCart(state['cart']) ?? EMPTY_CART, auth: parseAuth(state['auth']) };
}

export function migrate(state: StoredState, fromVersion: number): StoredState {
  let migrated = state;
  for (const version of [1, 2, 3] as const) {
    if (version > fromVersion) migrated = migrations[version](migrated);
  }
  return migrated;
}

function parseAuth(stored: unknown): PersistedAuth {
  const { _id, email } = fieldsOf(stored);
  return { _id: typeof _id === 'string' ? _id : null, email: typeof email === 'string' ? email : null };
}

function unwrap(part: unknown): unknown {
  return typeof part === 'string' ? (parseJson(part) ?? part) : part;
}
