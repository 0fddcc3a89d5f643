import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment is a sandbox on the usual ports', () => {
  const { mode, port, bankPort, payments, apiBase, publicUrl, bankUrl, smtpUrl, google } = readConfig({});
  expect({ mode, port, bankPort, payments, apiBase, publicUrl, bankUrl, smtpUrl, google }).toEqual({
    mode: 'sandbox',
    port: 3000,
    bankPort: 3001,
    payments: 'sandbox',
    apiBase: '/api',
    publicUrl: 'http://localhost:3000',
    bankUrl: 'http://127.0.0.1:3001',
    smtpUrl: null,
    google: {
      issuer: 'https://accounts.google.com',
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      audience: null,
      tokenUrl: 'https://oauth2.googleapis.com/token',
      clientSecret: null,
    },
  });
});

test('the key that signs for Apple may be in one line, and is unset without its names', () => {
  const named = { APPLE_TEAM_ID: 'TEAM', APPLE_PRIVATE_KEY: String.raw`-----BEGIN-----\nMIG\n-----END-----` };
  const secrets = [{ ...named, APPLE_KEY_ID: 'KEY' }, named].map((settings) => readConfig(settings).apple.clientSecret);
  expect(secrets).toEqual([{ teamId: 'TEAM', keyId: 'KEY', privateKey: '-----BEGIN-----\nMIG\n-----END-----' }, null]);
});

test('every problem is reported at once', () => {
  const settings = { PAYMENTS: 'cash', PUBLIC_URL: 'mercan', RATE_LIMITS: 'maybe', LOG_LEVEL: 'loud' };
  expect(() => readConfig({ PORT: 'http', DATABASE_URL: 'mysql://x', ...settings })).toThrow(
    new ConfigError(
      [
        'The settings do not fit:',
        '- PORT must be a whole number from 0 to 65535, but is "http".',
        '- PAYMENTS must be one of sandbox, iyzico, but is "cash".',
        '- DATABASE_URL must start with postgres:// or be pglite:<folder>, but starts with "mysql://x".',
        '- PUBLIC_URL must be an absolute address such as https://example.com, but is "mercan".',
        '- RATE_LIMITS must be true or false, but is "maybe".',
        '- LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
      ].join('\n'),
    ),
  );
});

test('the bank has a port of its own', () => {
  expect(() => readConfig({ PORT: '4000', BANK_PORT: '4000' })).toThrow(
    'PORT and BANK_PORT must differ, but both are 4000.',
  );
  expect(readConfig({ PORT: '0', BANK_PORT: '0' })).toMatchObject({ port: 0, bankPort: 0 });
});

test('production refuses sandbox-only settings', () => {
  expect(() => readConfig({ MODE: 'production', RATE_LIMITS: 'false' })).toThrow(
    new ConfigError(
      [
        'The settings do not fit:',
        '- MODE=production needs PAYMENTS=iyzico: the sandbox bank moves no money.',
        '- MODE=production needs DATABASE_URL=postgres://…: the embedded database is for trying out.',
        '- MODE=production needs SMTP_URL: without it no mail would leave.',
        '- MODE=production needs PUBLIC_URL with https.',
        '- MODE=production needs KEY_ENCRYPTION_SECRET: 32 or more random characters, the same in every process.',
        '- MODE=production needs RATE_LIMITS to stay on.',
      ].join('\n'),
    ),
  );
});

test('without MODE it is a sandbox reachable from this machine only', () => {
  const refusal =
    'MODE must be said where others can reach the shop: production, or sandbox, which shows everybody its mail and lets anybody pay with test cards.';
  expect(readConfig({}).host).toBe('127.0.0.1');
  expect(readConfig({ MODE: 'sandbox', PUBLIC_URL: 'https://try.mercan.example' }).host).toBe('0.0.0.0');
  for (const near of ['http://localhost:4000', 'http://shop.localhost', 'http://127.0.0.1:1', 'http://[::1]:3000']) {
    expect(readConfig({ PUBLIC_URL: near, HOST: 'localhost' }).publicUrl).toBe(near);
  }
  for (const open of [{ HOST: '0.0.0.0' }, { HOST: '::' }, { PUBLIC_URL: 'https://mercan.example' }]) {
    expect(() => readConfig(open)).toThrow(refusal);
  }
});

test('production refuses sandbox URLs and defaults to the real one', () => {
  const production = {
    MODE: 'production',
    PAYMENTS: 'iyzico',
    IYZICO_API_KEY: 'a',
    IYZICO_SECRET_KEY: 'b',
    DATABASE_URL: 'postgres://localhost/shop',
    SMTP_URL: 'smtp://localhost',
    PUBLIC_URL: 'https://mercan.example',
    KEY_ENCRYPTION_SECRET: 'x'.repeat(32),
  };
  for (const weak of ['', 'x'.repeat(31), readConfig({}).keyEncryptionSecret]) {
    expect(() => readConfig({ ...production, KEY_ENCRYPTION_SECRET: weak })).toThrow('KEY_ENCRYPTION_SECRET');
  }
  expect(readConfig(production).iyzico?.baseUrl).toBe('https://api.iyzipay.com');
  const sandboxes = { IYZICO_BASE_URL: 'https://sandbox-api.iyzipay.com', BANK_URL: 'http://127.0.0.1:3001' };
  expect(() => readConfig({ ...production, ...sandboxes })).toThrow(
    new ConfigError(
      [
        'The settings do not fit:',
        '- MODE=production needs another IYZICO_BASE_URL: https://sandbox-api.iyzipay.com moves no money.',
        '- MODE=production has no sandbox bank: leave BANK_URL out.',
      ].join('\n'),
    ),
  );
  expect(() => readConfig({ ...production, IYZICO_BASE_URL: 'http://api.iyzipay.com' })).toThrow(
    new ConfigError(
      'The settings do not fit:\n- MODE=production needs IYZICO_BASE_URL with https: card numbers are sent there.',
    ),
  );
});

const trusted = (value: string) => readConfig({ TRUST_PROXY: value }).trustProxy;

test('proxies are counted or named, and no other address is trusted', () => {
  expect(['', 'false', '0', '2', '10.0.0.0/8, ::1,loopback'].map(trusted)).toEqual([
    false,
    false,
    false,
    2,
    ['10.0.0.0/8', '::1', 'loopback'],
  ]);
  for (const everybody of ['true', '0.0.0.0/0', '::/0', '10.0.0.0/33', '1.5', '*', '10.0.0.0/8,']) {
    expect(() => trusted(everybody)).toThrow(
      `TRUST_PROXY must be the number of proxies in front of the shop (1 to 9) or their networks such as 10.0.0.0/8, but is "${everybody}". An address that is trusted without being a proxy of yours can choose the address it is limited by.`,
    );
  }
});

test('iyzico needs its keys', () => {
  expect(() => readConfig({ PAYMENTS: 'iyzico' })).toThrow(
    'PAYMENTS=iyzico needs IYZICO_API_KEY and IYZICO_SECRET_KEY.',
  );
  expect(readConfig({ PAYMENTS: 'iyzico', IYZICO_API_KEY: 'a', IYZICO_SECRET_KEY: 'b' }).iyzico).toEqual({
    apiKey: 'a',
    secretKey: 'b',
    baseUrl: 'https://sandbox-api.iyzipay.com',
  });
});

test('an analytics service needs its id and its secret', () => {
  const [id, secret] = [{ GA4_MEASUREMENT_ID: 'G-1' }, { GA4_API_SECRET: 's' }];
  expect([readConfig({}).ga4, readConfig(id).ga4, readConfig({ ...id, ...secret }).ga4]).toEqual([
    null,
    null,
    { measurementId: 'G-1', apiSecret: 's', url: 'https://www.google-analytics.com' },
  ]);
});

test('an error-reporting service is named by host, key and project', () => {
  const dsn = 'https://0a1b@errors.example/12';
  expect([readConfig({}).errorsDsn, readConfig({ ERRORS_DSN: dsn }).errorsDsn]).toEqual([null, dsn]);
  for (const wrong of ['https://errors.example/12', 'https://0a1b@errors.example', 'https://0a1b@errors.example/x']) {
    expect(() => readConfig({ ERRORS_DSN: wrong })).toThrow('ERRORS_DSN must be https://KEY@HOST/PROJECT');
  }
});
