/** Where the runners look for tests, as globs. */
export const unitTests = '{domain,machines,art,packages,scripts,openapi,src,tests/explorer}/**/*.test.ts';
export const browserTests = { folder: 'tests', files: '**/*.spec.ts' };

/** Tests that the gate repeats on the embedded database, where it can differ from Postgres. */
export const embeddedTests = [
  'server/main.test.ts',
  'server/platform/database/',
  'server/platform/changes/',
  'server/platform/idempotency/',
  'server/platform/jobs/',
  'server/platform/rate-limit/',
  'server/modules/attempts/settling/reconcile.test.ts',
  'server/modules/checkout/settling/crash.test.ts',
  'server/modules/checkout/settling/settle.test.ts',
  'server/modules/subscriptions/year.test.ts',
  'tests/contract/production.test.ts',
];
