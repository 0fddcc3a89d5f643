/** Where the runners look for tests, as globs. */
export const unitTests = '{domain,machines,art,packages,scripts,openapi,src,tests/explorer}/**/*.test.ts';
export const browserTests = { folder: 'tests', files: '**/*.spec.ts' };
