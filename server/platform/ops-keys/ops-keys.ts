import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fill, msg } from '#words';
import { ApiError } from '../errors/api-error.ts';

/** The possible scopes of a key, as in openapi/ops.yaml. */
export const OPS_SCOPES = [
  'orders',
  'problems',
  'refunds',
  'reviews',
  'charity',
  'faq',
  'subscriptions',
  'engine',
  'accounts',
  'codes',
  'prices',
  'stock',
  'mail',
  'settlement',
  'measurement',
  'errors',
  'audit',
] as const;
export type OpsScope = (typeof OPS_SCOPES)[number];

/** A key in the settings: never the key itself, only its SHA-256 in hexadecimal. */
export type OpsKey = { name: string; hash: string; scopes: readonly OpsScope[] };

/** The key with which operations made a request. */
export type Operator = Pick<OpsKey, 'name' | 'scopes'>;

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface FastifyRequest {
    /** Set for every operation of openapi/ops.yaml; null elsewhere. See `operatorOf`. */
    operator: Operator | null;
  }
}

/** Keys are random and long: one fast hash is as good as a slow one. */
export const hashOpsKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The key of every sandbox, printed by `npm start`. Production accepts only the keys in its settings. */
export const sandboxOpsKey = 'mercan-sandbox-operations';

/** Parses `packing:<sha-256 in hex>:orders+problems,lead:<…>:all`; null for any other form. */
export function parseOpsKeys(text: string): OpsKey[] | null {
  const keys: OpsKey[] = [];
  for (const part of text.split(',')) {
    const [, name, hash, list] = /^([a-z][a-z0-9-]{1,30}):([0-9a-f]{64}):([a-z+]+)$/.exec(part.trim()) ?? [];
    if (!name || !hash || !list || keys.some((key) => key.name === name)) return null;
    const wanted = list.split('+');
    const scopes = OPS_SCOPES.filter((scope) => list === 'all' || wanted.includes(scope));
    if (list !== 'all' && scopes.length !== new Set(wanted).size) return null;
    keys.push({ name, hash, scopes });
  }
  return keys;
}

const unknownKey = () => new ApiError(401, 'KEY_UNKNOWN', msg`Bu anahtarı tanımıyoruz.`);
const missingScope = (scope: string) =>
  new ApiError(403, 'SCOPE_MISSING', fill(msg`Bu anahtarın bu işe izni yok ({scope}).`, { scope }));

function findKey(keys: readonly OpsKey[], request: FastifyRequest): OpsKey | undefined {
  const given = /^Bearer +(\S{16,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!given) return undefined;
  const hash = Buffer.from(hashOpsKey(given), 'hex');
  return keys.find((key) => timingSafeEqual(Buffer.from(key.hash, 'hex'), hash));
}

/** Runs before the body is read: 401 without a known key, 403 for a key without the scope. */
export const opsKeyHook = (keys: readonly OpsKey[], scope: string) => async (request: FastifyRequest) => {
  const key = findKey(keys, request);
  if (!key) throw unknownKey();
  if (!key.scopes.some((one) => one === scope)) throw missingScope(scope);
  request.operator = { name: key.name, scopes: key.scopes };
};

/** The operator of a request to openapi/ops.yaml. */
export function operatorOf(request: Pick<FastifyRequest, 'operator'>): Operator {
  if (!request.operator) throw unknownKey();
  return request.operator;
}
