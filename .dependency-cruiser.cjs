const serverAndTools = require('./scripts/import-rules/server-and-tools.cjs');
const shop = require('./scripts/import-rules/shop.cjs');

/**
 * The import table of ARCHITECTURE.md. Types, samples and tests count. A new folder is guarded without being listed, and
 * scripts/import-rules/import-rules.test.ts plants a wrong import in every room.
 */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-import-of-tests',
      severity: 'error',
      from: { pathNot: '^(tests|scripts/(screens|bench))/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-import-of-scripts',
      severity: 'error',
      from: { pathNot: '^(scripts|tests)/|^[^/]+\\.config\\.ts$' },
      to: { path: '^scripts/' },
    },
    ...shop,
    ...serverAndTools,
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
    },
    exclude: { path: '^(dist|\\.tmp|\\.data)/' },
  },
};
