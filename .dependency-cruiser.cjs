/** The import table of ARCHITECTURE.md. `$1` is the folder the rule's `from` matched: a new folder is guarded without being listed. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.(test|samples)\\.tsx?$' },
  to: { pathNot: allowed, dependencyTypesNot: ['type-only'] },
});
const packages = '^node_modules/';
const builtIn = '^[a-z_/]+$|^node:';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: '^(tests/|scripts/(screens|bench)/.*\\.ts$)' },
      to: { path: '^tests/' },
    },
    {
      name: 'nobody-imports-scripts',
      severity: 'error',
      from: { pathNot: '^(scripts|tests)/|^[^/]+\\.config\\.ts$' },
      to: { path: '^scripts/' },
    },
    only('domain-stands-alone', '^domain/', ['^domain/']),
    only('art-draws-from-domain', '^art/', ['^art/', '^domain/']),
    only('machines-are-pure', '^machines/([^/]+)/', [
      '^machines/$1/',
      '^machines/[^/]+/index\\.ts$',
      '^domain/',
      `${packages}xstate/`,
    ]),
    only('services-call-the-contract', '^src/services/([^/]+)/', [
      '^src/services/$1/',
      '^src/services/http/',
      '^openapi/types/',
      '^domain/',
      packages,
    ]),
    only('wiring-connects', '^src/wiring/', [
      '^src/wiring/',
      '^machines/[^/]+/index\\.ts$',
      '^src/services/',
      '^src/alive/',
      '^src/i18n/',
      '^domain/',
      packages,
    ]),
    only('screens-project', '^src/screens/([^/]+)/', [
      '^src/screens/$1/',
      '^src/components/',
      '^src/theme/',
      '^domain/',
      '^art/',
      '^machines/[^/]+/index\\.ts$',
      '^src/alive/[^/]*\\.tsx?$',
      packages,
    ]),
    only('components-know-no-flow', '^src/components/', [
      '^src/components/',
      '^src/theme/',
      '^domain/',
      '^art/',
      packages,
    ]),
    only('alive-stays-small', '^src/alive/(?!main\\.ts)', [
      '^src/alive/',
      '^machines/(cart)/index\\.ts$',
      '^domain/',
      `${packages}(xstate|react)/`,
    ]),
    {
      name: 'early-script-has-no-react',
      severity: 'error',
      from: { path: '^src/alive/early\\.ts$' },
      to: { reachable: true, path: `${packages}(react|react-dom|@tanstack|@lingui|@stitches)/` },
    },
    only('the-engine-is-anybodys', '^packages/model-testing/', [
      '^packages/model-testing/',
      `${packages}(@xstate|xstate|fast-check|vitest)/`,
      '^(fs|path|node:)',
    ]),
    only('the-explorer-is-anybodys', '^packages/explorer/', [
      '^packages/(explorer|model-testing)/',
      '^virtual:flows$',
      packages,
      builtIn,
    ]),
    only('the-command-line-is-anybodys', '^packages/cli/', ['^packages/', packages, builtIn]),
    {
      name: 'the-shop-needs-no-tooling',
      severity: 'error',
      comment: 'Only what is given to the explorer knows it: src/explorer, the stages.',
      from: {
        path: '^(src|machines|domain|art|server|openapi)/',
        pathNot: '^src/explorer/|\\.(stage|test)\\.tsx?$',
      },
      to: { path: '^packages/(explorer|cli)/' },
    },
    only('server-modules-are-contexts', '^server/modules/([^/]+)/', [
      '^server/modules/$1/',
      '^server/modules/[^/]+/index\\.ts$',
      '^server/platform/',
      '^openapi/',
      '^domain/',
      '^art/',
      packages,
      builtIn,
    ]),
    only('the-bank-is-a-stranger', '^server/sandbox-bank/', ['^server/sandbox-bank/', '^domain/', packages, builtIn]),
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
