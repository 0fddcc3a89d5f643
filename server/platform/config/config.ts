import { resolve } from 'node:path';
import { BRAND_NAME, CONTACT_EMAIL } from '../../../domain/brand.ts';
import { isNetwork } from './networks.ts';
import { hashOpsKey, OPS_SCOPES, type OpsKey, parseOpsKeys, sandboxOpsKey } from '../ops-keys/ops-keys.ts';

/** In seconds. A page ends its session by a timer, which browsers count in 32 bits of milliseconds. */
const longestTimer = 24 * 24 * 3600;

export type Mode = 'sandbox' | 'production';
export type PaymentsAdapter = 'sandbox' | 'iyzico';

/** A secret from the provider, or a key that signs a fresh secret for each call, as Apple demands (PKCS8, PEM). */
export type ClientSecret = { shared: string } | { teamId: string; keyId: string; privateKey: string };

/** One identity provider. `audience` null: sign-in through it is switched off. */
export type IdentityProviderConfig = {
  issuer: string;
  jwksUrl: string;
  /** The provider's page for visitors. */
  authorizeUrl: string;
  audience: string | null;
  /** Exchanges a code for an id token. */
  tokenUrl: string;
  /** null: the shop's pages do not offer the provider; id tokens obtained elsewhere are still accepted. */
  clientSecret: ClientSecret | null;
};

export type Config = {
  mode: Mode;
  host: string;
  port: number;
  bankPort: number;
  /** Number of server processes behind the one address. */
  processes: number;
  /** `pglite:<folder>`, `pglite:memory`, or a postgres:// address. */
  databaseUrl: string;
  databasePoolSize: number;
  /** Whether starting migrates and seeds; otherwise `npm run migrate` must have done so. */
  migrateOnStart: boolean;
  /** Serves operators only and starts no job, to compare a restored database with the bank first. */
  startInMaintenance: boolean;
  /** Seconds between the failing readiness check of a stopping process and its last accepted request. */
  drainSeconds: number;
  /** The API's address for browsers: a path on the same origin or an absolute address. */
  apiBase: string;
  /** The shop's own address, without a trailing slash. */
  publicUrl: string;
  /** The sandbox bank's address, without a trailing slash; deliberately on another host than the shop. */
  bankUrl: string;
  /** null: mail stays in the outbox, which the sandbox's viewer shows. */
  smtpUrl: string | null;
  /** Receives a POST for each alarm; null: alarms are only in the log and in `npm run ops -- alarms`. */
  alarmWebhook: string | null;
  mailFrom: string;
  payments: PaymentsAdapter;
  iyzico: { apiKey: string; secretKey: string; baseUrl: string } | null;
  google: IdentityProviderConfig;
  apple: IdentityProviderConfig;
  /** Lifetime of a session token in seconds. */
  sessionSeconds: number;
  /** Age in seconds at which the signing key is replaced. */
  keyRotationSeconds: number;
  /** Encrypts the signing keys in the database; the same for all processes. */
  keyEncryptionSecret: string;
  rateLimits: boolean;
  /** Trusted sources of X-Forwarded-* headers: a number of proxies in front of us, or proxies of these networks. */
  trustProxy: false | number | string[];
  /** Largest request body in bytes. */
  bodyLimit: number;
  logLevel: string;
  /** Keys for `/ops`, with the scopes of each. Without any key `/ops` does not exist. */
  opsKeys: readonly OpsKey[];
  /** Simulates warehouse and courier on working days. Sandbox mode only. */
  hasSandboxCarrier: boolean;
  /** Port of `/metrics` on the loopback address, plus one per further process; 0: switched off. */
  metricsPort: number;
  /** Receiver of spans, OTLP over HTTP; null: none are sent. */
  tracesEndpoint: string | null;
  /** The measuring service for events, with their visitors' consent; null: none. */
  ga4: { measurementId: string; apiSecret: string; url: string } | null;
  /** `https://KEY@HOST/PROJECT` of the service for browsers' error reports; null: none. */
  errorsDsn: string | null;
  /** The apps' pages in the stores; null without an app. */
  apps: { appStore: string | null; playStore: string | null };
};

export class ConfigError extends Error {
  override name = 'ConfigError';
}

const isLoopback = (host: string) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

type Environment = Record<string, string | undefined>;

const trimSlash = (url: string) => url.replace(/\/+$/, '');

function reader(env: Environment) {
  const problems: string[] = [];
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  return {
    problems,
    text,
    optional: (name: string) => env[name]?.trim() || null,
    integer(name: string, fallback: number, min: number, max: number) {
      const raw = env[name]?.trim();
      if (!raw) return fallback;
      const value = Number(raw);
      if (Number.isInteger(value) && value >= min && value <= max) return value;
      problems.push(`${name} must be a whole number from ${min} to ${max}, but is "${raw}".`);
      return fallback;
    },
    oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
      const raw = text(name, fallback);
      const found = allowed.find((value) => value === raw);
      if (found) return found;
      problems.push(`${name} must be one of ${allowed.join(', ')}, but is "${raw}".`);
      return fallback;
    },
    flag(name: string, fallback: boolean) {
      const raw = text(name, String(fallback));
      if (raw === 'true' || raw === 'false') return raw === 'true';
      problems.push(`${name} must be true or false, but is "${raw}".`);
      return fallback;
    },
    url(name: string, fallback: string) {
      const raw = text(name, fallback);
      if (URL.canParse(raw)) return trimSlash(raw);
      problems.push(`${name} must be an absolute address such as https://example.com, but is "${raw}".`);
      return fallback;
    },
    proxies(name: string): Config['trustProxy'] {
      const raw = text(name, 'false');
      if (raw === 'false' || raw === '0') return false;
      if (/^[1-9]$/.test(raw)) return Number(raw);
      const networks = raw.split(',').map((network) => network.trim());
      if (networks.every(isNetwork)) return networks;
      problems.push(
        `${name} must be the number of proxies in front of the shop (1 to 9) or their networks such as 10.0.0.0/8, but is "${raw}". An address that is trusted without being a proxy of yours can choose the address it is limited by.`,
      );
      return false;
    },
    opsKeys(name: string, fallback: OpsKey[]) {
      const raw = env[name]?.trim();
      if (!raw) return fallback;
      const keys = parseOpsKeys(raw);
      if (keys) return keys;
      problems.push(
        `${name} must be name:sha256:scope+scope, separated by commas, each name once, with scopes of ${OPS_SCOPES.join(', ')} or all. npm run ops -- key NAME makes one.`,
      );
      return fallback;
    },
    database(name: string, fallback: string) {
      const raw = text(name, fallback);
      if (/^(pglite:.|postgres(ql)?:\/\/)/.test(raw)) return raw;
      problems.push(
        `${name} must start with postgres:// or be pglite:<folder>, but starts with "${raw.slice(0, 12)}".`,
      );
      return fallback;
    },
  };
}

const sharedSecret = (shared: string | null): ClientSecret | null => (shared === null ? null : { shared });

/** A multi-line key is often configured with `\\n` in one line. */
const signedSecret = (teamId: string | null, keyId: string | null, privateKey: string | null): ClientSecret | null =>
  teamId && keyId && privateKey ? { teamId, keyId, privateKey: privateKey.replaceAll('\\n', '\n') } : null;

const iyzicoBase = { sandbox: 'https://sandbox-api.iyzipay.com', production: 'https://api.iyzipay.com' } as const;

/** A fixed value: a sandbox has nothing to protect, and all its processes need the same one. */
const sandboxKeySecret = 'every sandbox encrypts its keys with this';
const leastSecretLength = 32;
const sandboxKey: OpsKey = { name: 'sandbox', hash: hashOpsKey(sandboxOpsKey), scopes: OPS_SCOPES };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Reads every setting once. Throws a ConfigError with all problems together, in plain words.
 * In production mode the sandbox adapters are refused and an SMTP address and a public address are required.
 * Without a mode it is a sandbox that only listens for this machine.
 */
export function readConfig(env: Environment): Config {
  const read = reader(env);
  const mode = read.oneOf('MODE', ['sandbox', 'production'], 'sandbox');
  const isModeChosen = read.optional('MODE') !== null;
  const port = read.integer('PORT', 3000, 0, 65535);
  const bankPort = read.integer('BANK_PORT', 3001, 0, 65535);
  const payments = read.oneOf('PAYMENTS', ['sandbox', 'iyzico'], 'sandbox');
  const smtpUrl = read.optional('SMTP_URL');
  const apiKey = read.optional('IYZICO_API_KEY');
  const secretKey = read.optional('IYZICO_SECRET_KEY');
  const measurementId = read.optional('GA4_MEASUREMENT_ID');
  const apiSecret = read.optional('GA4_API_SECRET');
  const config: Config = {
    mode,
    host: read.text('HOST', isModeChosen ? '0.0.0.0' : '127.0.0.1'),
    port,
    bankPort,
    processes: read.integer('PROCESSES', 1, 1, 64),
    databaseUrl: read.database('DATABASE_URL', `pglite:${resolve('.data/db')}`),
    databasePoolSize: read.integer('DATABASE_POOL', 10, 1, 200),
    migrateOnStart: read.flag('MIGRATE_ON_START', mode === 'sandbox'),
    startInMaintenance: read.flag('START_HELD', false),
    drainSeconds: read.integer('DRAIN_SECONDS', mode === 'production' ? 5 : 0, 0, 300),
    apiBase: trimSlash(read.text('API_BASE', '/api')),
    publicUrl: read.url('PUBLIC_URL', `http://localhost:${port}`),
    bankUrl: read.url('BANK_URL', `http://127.0.0.1:${bankPort}`),
    smtpUrl,
    alarmWebhook: read.optional('ALARM_WEBHOOK') && read.url('ALARM_WEBHOOK', ''),
    mailFrom: read.text('MAIL_FROM', `${BRAND_NAME} <${CONTACT_EMAIL}>`),
    payments,
    iyzico: apiKey && secretKey ? { apiKey, secretKey, baseUrl: read.url('IYZICO_BASE_URL', iyzicoBase[mode]) } : null,
    ga4:
      measurementId && apiSecret
        ? { measurementId, apiSecret, url: read.url('GA4_URL', 'https://www.google-analytics.com') }
        : null,
    google: {
      issuer: read.url('GOOGLE_ISSUER', 'https://accounts.google.com'),
      jwksUrl: read.url('GOOGLE_JWKS_URL', 'https://www.googleapis.com/oauth2/v3/certs'),
      authorizeUrl: read.url('GOOGLE_AUTHORIZE_URL', 'https://accounts.google.com/o/oauth2/v2/auth'),
      audience: read.optional('GOOGLE_CLIENT_ID'),
      tokenUrl: read.url('GOOGLE_TOKEN_URL', 'https://oauth2.googleapis.com/token'),
      clientSecret: sharedSecret(read.optional('GOOGLE_CLIENT_SECRET')),
    },
    apple: {
      issuer: read.url('APPLE_ISSUER', 'https://appleid.apple.com'),
      jwksUrl: read.url('APPLE_JWKS_URL', 'https://appleid.apple.com/auth/keys'),
      authorizeUrl: read.url('APPLE_AUTHORIZE_URL', 'https://appleid.apple.com/auth/authorize'),
      audience: read.optional('APPLE_CLIENT_ID'),
      tokenUrl: read.url('APPLE_TOKEN_URL', 'https://appleid.apple.com/auth/token'),
      clientSecret: signedSecret(
        read.optional('APPLE_TEAM_ID'),
        read.optional('APPLE_KEY_ID'),
        read.optional('APPLE_PRIVATE_KEY'),
      ),
    },
    sessionSeconds: read.integer('SESSION_SECONDS', 7 * 24 * 3600, 60, longestTimer),
    keyRotationSeconds: read.integer('KEY_ROTATION_SECONDS', 30 * 24 * 3600, 3600, 365 * 24 * 3600),
    keyEncryptionSecret: read.text('KEY_ENCRYPTION_SECRET', sandboxKeySecret),
    rateLimits: read.flag('RATE_LIMITS', true),
    trustProxy: read.proxies('TRUST_PROXY'),
    bodyLimit: read.integer('BODY_LIMIT', 256 * 1024, 1024, 16 * 1024 * 1024),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, mode === 'production' ? 'info' : 'warn'),
    opsKeys: read.opsKeys('OPS_KEYS', mode === 'sandbox' ? [sandboxKey] : []),
    hasSandboxCarrier: read.flag('SANDBOX_CARRIER', mode === 'sandbox'),
    metricsPort: read.integer('METRICS_PORT', 0, 0, 65_535),
    tracesEndpoint: read.optional('OTEL_EXPORTER_OTLP_ENDPOINT') && read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ''),
    errorsDsn: read.optional('ERRORS_DSN') && read.url('ERRORS_DSN', ''),
    apps: {
      appStore: read.optional('APP_STORE_URL') && read.url('APP_STORE_URL', ''),
      playStore: read.optional('PLAY_STORE_URL') && read.url('PLAY_STORE_URL', ''),
    },
  };
  if (payments === 'sandbox' && port === bankPort && port !== 0)
    read.problems.push(`PORT and BANK_PORT must differ, but both are ${port}.`);
  if (config.processes > 1 && config.databaseUrl.startsWith('pglite:'))
    read.problems.push('PROCESSES needs DATABASE_URL=postgres://…: one process alone opens the embedded database.');
  if (payments === 'iyzico' && !config.iyzico) {
    read.problems.push('PAYMENTS=iyzico needs IYZICO_API_KEY and IYZICO_SECRET_KEY.');
  }
  if (config.errorsDsn && !/^https?:\/\/\w+@[^/]+\/\d{1,20}$/.test(config.errorsDsn))
    read.problems.push('ERRORS_DSN must be https://KEY@HOST/PROJECT, as the error-reporting service shows it.');
  if (!isModeChosen && !(isLoopback(config.host) && isLoopback(new URL(config.publicUrl).hostname))) {
    read.problems.push(
      'MODE must be said where others can reach the shop: production, or sandbox, which shows everybody its mail and lets anybody pay with test cards.',
    );
  }
  if (mode === 'production') {
    if (payments === 'sandbox')
      read.problems.push('MODE=production needs PAYMENTS=iyzico: the sandbox bank moves no money.');
    if (config.iyzico && new URL(config.iyzico.baseUrl).hostname.includes('sandbox'))
      read.problems.push(`MODE=production needs another IYZICO_BASE_URL: ${config.iyzico.baseUrl} moves no money.`);
    if (config.iyzico && !config.iyzico.baseUrl.startsWith('https://'))
      read.problems.push('MODE=production needs IYZICO_BASE_URL with https: card numbers are sent there.');
    if (read.optional('BANK_URL')) read.problems.push('MODE=production has no sandbox bank: leave BANK_URL out.');
    if (config.databaseUrl.startsWith('pglite:'))
      read.problems.push('MODE=production needs DATABASE_URL=postgres://…: the embedded database is for trying out.');
    if (!smtpUrl) read.problems.push('MODE=production needs SMTP_URL: without it no mail would leave.');
    if (!config.publicUrl.startsWith('https://')) read.problems.push('MODE=production needs PUBLIC_URL with https.');
    if (config.keyEncryptionSecret === sandboxKeySecret || config.keyEncryptionSecret.length < leastSecretLength)
      read.problems.push(
        `MODE=production needs KEY_ENCRYPTION_SECRET: ${leastSecretLength} or more random characters, the same in every process.`,
      );
    if (config.opsKeys.some(({ hash }) => hash === sandboxKey.hash))
      read.problems.push('MODE=production needs OPS_KEYS of its own: everybody knows the key of the sandbox.');
    if (config.hasSandboxCarrier)
      read.problems.push('MODE=production has no sandbox carrier: leave SANDBOX_CARRIER out.');
    if (!config.rateLimits) read.problems.push('MODE=production needs RATE_LIMITS to stay on.');
  }
  if (read.problems.length > 0) throw new ConfigError(`The settings do not fit:\n- ${read.problems.join('\n- ')}`);
  return config;
}
