const {
  contract,
  room,
  packages,
  node,
  domain,
  art,
  flowDoors,
  flowSpecs,
  stages,
  serverTests,
  packageDoors,
  serverDoors,
} = require('./patterns.cjs');

const shop = '^server/(app|modules/index)\\.ts$';
const contextRoom = [
  '^server/modules/$1/',
  '^server/modules/[^/]+/index\\.ts$',
  '^server/platform/',
  contract,
  domain,
  art,
  packages,
  node,
];
const platformRoom = ['^server/platform/', '^openapi/', domain, packages, node];

module.exports = [
  room('no-shop-in-model-testing', { path: '^packages/model-testing/' }, [
    '^packages/model-testing/',
    `${packages}(@xstate|xstate|fast-check|ajv|ajv-formats|vitest)/`,
    node,
  ]),
  room('no-shop-in-explorer-package', { path: '^packages/explorer/' }, [
    '^packages/(explorer|model-testing)/',
    '^virtual:flows$',
    packages,
    node,
  ]),
  room('no-shop-in-cli', { path: '^packages/cli/' }, ['^packages/(cli|explorer|model-testing)/', packages, node]),
  {
    name: 'no-xstate-graph-outside-xstate-5',
    severity: 'error',
    comment:
      'What another major, or its testing API, would replace is xstate-5.ts alone; a cross-check compares with it.',
    from: {
      pathNot: ['^packages/model-testing/machine/xstate-5\\.ts$', '^tests/explorer/model/cross-check\\.test\\.ts$'],
    },
    to: { path: '^node_modules/(@xstate/(test|graph)|xstate/(graph|dist/xstate-graph))' },
  },
  {
    name: 'no-tooling-in-the-shop',
    severity: 'error',
    comment: 'Only what is given to the explorer knows it: src/explorer, the stages.',
    from: {
      path: '^(src|machines|domain|art|server|openapi)/',
      pathNot: ['^src/explorer/', stages, '\\.test\\.tsx?$'],
    },
    to: { path: '^packages/(explorer|cli)/' },
  },

  room('no-import-past-a-modules-index', { path: '^server/modules/([^/]+)/', pathNot: serverTests }, contextRoom),
  {
    name: 'no-import-past-a-folders-index',
    severity: 'error',
    comment:
      'Folders of a module, or of a part of the domain, use each other through their index; tables are read where they lie.',
    from: { path: '^(domain|server/modules)/([^/]+)/([^/]+)/', pathNot: serverTests },
    to: {
      path: '^$1/$2/[^/]+/',
      pathNot: ['^$1/$2/$3/', '/index\\.ts$', '\\.tables\\.ts$'],
    },
  },
  {
    name: 'no-sql-outside-repositories',
    severity: 'error',
    comment:
      'What reads or writes rows is a function of a *.repository.ts; of tables and of drizzle others know types.',
    from: {
      path: '^server/modules/',
      pathNot: [serverTests, '\\.repository\\.ts$', '[/.]tables\\.ts$'],
    },
    to: { path: '^node_modules/drizzle-orm/|^server/.*[/.]tables\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  room('no-app-in-module-list', { path: '^server/modules/[^/]+$' }, [...serverDoors, domain, packages, node]),
  room(
    'no-app-in-server-tests',
    { path: '^server/modules/([^/]+)/.*(?:test|samples|testing)\\.ts$' },
    [...contextRoom, '^server/modules/[^/]+/testing\\.ts$', '^server/sandbox-bank/', shop],
    'A test sees its own module whole, and others through their index or their testing.ts.',
  ),
  room('no-module-in-platform', { path: '^server/platform/', pathNot: serverTests }, platformRoom),
  room('no-module-but-shop-in-platform-tests', { path: '^server/platform/' }, [...platformRoom, shop]),
  room('no-shop-in-sandbox-bank', { path: '^server/sandbox-bank/' }, ['^server/sandbox-bank/', domain, packages, node]),
  room('no-app-in-server', { path: '^server/[^/]+$' }, [...serverDoors, domain, packages, node]),
  {
    name: 'no-test-helper-in-the-shop',
    severity: 'error',
    comment: 'What starts a shop, signs a customer in or opens a table for a test is no part of the shop.',
    from: { pathNot: [serverTests, '^tests/'] },
    to: {
      path: '^packages/[^/]+/testing\\.ts$|^server/.*(?:\\.samples|/testing|/test-database)\\.ts$|^server/platform/testing/',
    },
  },

  room('no-internals-in-scripts', { path: '^scripts/' }, [
    '^scripts/',
    '^explorer\\.config\\.ts$',
    '^machines/[^/]+\\.testing\\.ts$',
    '^tests/(flows|harness)/',
    packageDoors,
    ...serverDoors,
    contract,
    art,
    domain,
    packages,
    node,
  ]),
  room('no-src-in-tests', { path: '^tests/' }, [
    '^tests/',
    '^scripts/',
    '^explorer\\.config\\.ts$',
    '^virtual:flow-versions$',
    packageDoors,
    flowDoors,
    flowSpecs,
    ...serverDoors,
    '^server/modules/[^/]+/testing\\.ts$',
    domain,
    packages,
    node,
  ]),
  room('no-app-in-explorer-config', { path: '^explorer\\.config\\.ts$' }, [
    '^src/(explorer|theme)/',
    '^scripts/',
    packageDoors,
    domain,
  ]),
];
