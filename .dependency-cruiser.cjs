/** The import table of ARCHITECTURE.md. `$1` is the folder the rule's `from` matched: a new folder is guarded without being listed. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.(test|spec|samples|stage|stage-view|stage-samples)\\.tsx?$' },
  to: { pathNot: allowed, dependencyTypesNot: ['type-only'] },
});
const packages = '^node_modules/';
/** Open to every flow, page and route. */
const shared = 'app|alive|storage|measurement|services|components|theme|i18n';
/** Components that ask the app or the network for what they show. */
const connected = '-(page|host)\\.tsx';
const node = '^[a-z_/]+$|^node:';
const testFiles = '\\.(test|samples)\\.tsx?$|/testing\\.ts$|^server/platform/testing/|/test-database\\.ts$';
/** As `only`, for rooms in which types and samples count too. */
const strictly = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: typeof from === 'string' ? { path: from } : from,
  to: { pathNot: allowed },
});
const shop = '^server/(app|modules/index)\\.ts$';
const contextRoom = [
  '^server/modules/$1/',
  '^server/modules/[^/]+/index\\.ts$',
  '^server/platform/',
  '^openapi/',
  '^domain/',
  '^art/',
  packages,
  node,
];
const platformRoom = ['^server/platform/', '^openapi/', '^domain/', packages, node];

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
    only('machines-are-pure', '^machines/([^/]+)/(?!.*\\.copy\\.ts$)', [
      '^machines/$1/',
      '^machines/([^/]+|kit/[^/]+)/index\\.ts$',
      '^domain/',
      `${packages}xstate/`,
    ]),
    only('copy-is-only-said', '^machines/([^/]+)/.*\\.copy\\.ts$', ['^machines/$1/', '^machines/kit/testing\\.ts$']),
    {
      name: 'machines-know-no-copy',
      severity: 'error',
      comment: "What a shopper's browser does not need it does not load.",
      from: { path: '^machines/', pathNot: '\\.(test|spec|copy|testing)\\.ts$|/testing\\.ts$' },
      to: { path: '^machines/.*(\\.copy|\\.testing|/testing)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    only('services-call-the-contract', '^src/services/([^/]+)/', [
      '^src/services/$1/',
      '^src/services/(http|attempts)/',
      '^openapi/types/',
      '^domain/',
      packages,
    ]),
    only('storage-keeps', '^src/storage/', ['^src/storage/', '^domain/']),
    only('measurement-measures', '^src/measurement/', [
      '^src/(measurement|storage|services)/',
      '^src/app/create-store\\.ts$',
      '^domain/',
      packages,
    ]),
    only('flows-connect', '^src/flows/', [
      `^src/(flows|${shared})/`,
      '^machines/[^/]+/index\\.ts$',
      '^domain/',
      '^art/',
      packages,
    ]),
    only('pages-show', '^src/pages/([^/]+)/', [
      `^src/(pages/($1|shell)|flows|${shared})/`,
      '^machines/[^/]+/index\\.ts$',
      '^domain/',
      '^art/',
      packages,
    ]),
    // What is drawn is given: only a page, a host and the guard of the session ask the app or the network.
    only('screens-project', `^src/(flows|pages)/(?!session/)([^/]+)/(?!.*${connected})[^.]+\\.tsx$`, [
      `^src/$1/$2/(?!.*(\\.services\\.ts|${connected})$)`,
      `^src/flows/[^/]+/(?!.*${connected})[^.]+\\.tsx$`,
      '^src/(components|theme|alive)/',
      '^machines/[^/]+/index\\.ts$',
      '^domain/',
      '^art/',
      packages,
    ]),
    only('app-composes', '^src/app/', [
      `^src/(pages/shell|flows|${shared})/`,
      '^machines/[^/]+/index\\.ts$',
      '^domain/',
      packages,
    ]),
    only('routes-pick', '^src/routes/', [
      `^src/(pages|flows|${shared})/`,
      '^machines/[^/]+/index\\.ts$',
      '^domain/',
      packages,
    ]),
    {
      name: 'nobody-imports-a-route',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/routeTree\\.gen\\.ts$' },
      to: { path: '^src/routes/' },
    },
    {
      name: 'the-shop-knows-no-explorer',
      severity: 'error',
      from: { path: '^src/(?!explorer/)', pathNot: '\\.(stage|stage-view|stage-samples)\\.tsx?$' },
      to: { path: '^(src|packages)/explorer/|\\.(stage|stage-view|stage-samples)\\.tsx?$' },
    },
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
    strictly('server-modules-are-contexts', { path: '^server/modules/([^/]+)/', pathNot: testFiles }, contextRoom),
    strictly(
      'server-tests-use-doors',
      '^server/modules/([^/]+)/.*(?:test|samples|testing)\\.ts$',
      [...contextRoom, '^server/modules/[^/]+/testing\\.ts$', '^server/sandbox-bank/', shop],
      'A test sees its own module whole, and others through their index or their testing.ts.',
    ),
    strictly('the-platform-knows-no-module', { path: '^server/platform/', pathNot: testFiles }, platformRoom),
    strictly('platform-tests-start-the-shop', '^server/platform/.*', [...platformRoom, shop]),
    strictly('the-bank-is-a-stranger', '^server/sandbox-bank/', ['^server/sandbox-bank/', '^domain/', packages, node]),
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      comment: 'What starts a shop, signs somebody in or opens a table for a test is no part of the shop.',
      from: { pathNot: [testFiles, '^tests/', '^scripts/(screens|bench)/'] },
      to: { path: '^server/.*(?:\\.samples|/testing|/test-database)\\.ts$|^server/platform/testing/' },
    },
    only('the-explorer-is-anybodys', '^packages/explorer/', [
      '^packages/(explorer|model-testing)/',
      '^virtual:flows$',
      packages,
      node,
    ]),
    only('the-command-line-is-anybodys', '^packages/cli/', ['^packages/', packages, node]),
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
