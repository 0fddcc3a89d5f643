import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config/config.ts';
import { hashOpsKey, OPS_SCOPES, parseOpsKeys, sandboxOpsKey } from './ops-keys.ts';

const hash = hashOpsKey('a key of a packer');

test('keys are named, hashed and scoped', () => {
  expect(parseOpsKeys(`packing:${hash}:orders+problems, lead:${hash}:all`)).toEqual([
    { name: 'packing', hash, scopes: ['orders', 'problems'] },
    { name: 'lead', hash, scopes: [...OPS_SCOPES] },
  ]);
});

test.each([
  'packing',
  `packing:${hash}`,
  'packing:a key in the clear:orders',
  `packing:${hash}:everything`,
  `packing:${hash}:orders+money`,
  `packing:${hash}:orders,packing:${hash}:stock`,
  `Packing:${hash}:orders`,
])('%s is an invalid list of keys', (text) => {
  expect(parseOpsKeys(text)).toBeNull();
  expect(() => readConfig({ OPS_KEYS: text })).toThrow(ConfigError);
});

test('a sandbox has a public default key; production has none, and refuses that one', () => {
  const known = hashOpsKey(sandboxOpsKey);
  expect(readConfig({}).opsKeys.map((key) => [key.name, key.hash])).toEqual([['sandbox', known]]);
  const production = {
    MODE: 'production',
    PAYMENTS: 'iyzico',
    IYZICO_API_KEY: 'a',
    IYZICO_SECRET_KEY: 'b',
    DATABASE_URL: 'postgres://db/mercan',
    SMTP_URL: 'smtp://mail',
    PUBLIC_URL: 'https://mercan.example',
    KEY_ENCRYPTION_SECRET: 'x'.repeat(32),
  };
  expect(readConfig(production)).toMatchObject({ opsKeys: [], hasSandboxCarrier: false });
  expect(() => readConfig({ ...production, OPS_KEYS: `lead:${known}:all` })).toThrow(/OPS_KEYS of its own/);
  expect(() => readConfig({ ...production, SANDBOX_CARRIER: 'true' })).toThrow(/SANDBOX_CARRIER/);
});
