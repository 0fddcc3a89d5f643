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
  room('the-engine-is-anybodys', { path: '^packages/model-testing/' }, [
    '^packages/model-testing/',
    `${packages}(@xstate|xstate|fast-check|ajv|ajv-formats|vitest)/`,
    node,
  ]),
  room('the-explorer-is-anybodys', { path: '^packages/explorer/' }, [
    '^packages/(explorer|model-testing)/',
    '^virtual:flows$',
    packages,
    node,
  ]),
  room('the-command-line-is-anybodys', { path: '^packages/cli/' }, [
    '^packages/(cli|explorer|model-testing)/',
    packages,
    node,
  ]),
  {
    name: 'one-module-knows-xstates-graph',
    severity: 'error',
    comment:
      'What another major, or its testing API, would replace is xstate-5.ts alone; a cross-check compares with it.',
    from: { pathNot: ['^packages/model-testing/xstate-5\\.ts$', '^tests/explorer/cross-check\\.test\\.ts$'] },
    to: { path: '^node_modules/(@xstate/(test|graph)|xstate/(graph|dist/xstate-graph))' },
  },
  {
    name: 'the-shop-needs-no-tooling',
    severity: 'error',
    comment: 'Only what is given to the explorer knows it: src/explorer, the stages.',
    from: {
      path: '^(src|machines|domain|art|server|openapi)/',
      pathNot: ['^src/explorer/', stages, '\\.test\\.tsx?$'],
    },
    to: { path: '^packages/(explorer|cli)/' },
  },

  room('server-modules-are-contexts', { path: '^server/modules/([^/]+)/', pathNot: serverTests }, contextRoom),
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
    name: 'statements-are-in-repositories',
    severity: 'error',
    comment:
      'What reads or writes rows is a function of a *.repository.ts; of tables and of drizzle others know types.',
    from: {
      path: '^server/modules/',
      pathNot: [serverTests, '\\.repository\\.ts$', '[/.]tables\\.ts$'],
    },
    to: { path: '^node_modules/drizzle-orm/|^server/.*[/.]tables\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  room('server-modules-are-listed', { path: '^server/modules/[^/]+$' }, [...serverDoors, domain, packages, node]),
  room(
    'server-tests-use-doors',
    { path: '^server/modules/([^/]+)/.*(?:test|samples|testing)\\.ts$' },
    [...contextRoom, '^server/modules/[^/]+/testing\\.ts$', '^server/sandbox-bank/', shop],
    'A test sees its own module whole, and others through their index or their testing.ts.',
  ),
  room('the-platform-knows-no-module', { path: '^server/platform/', pathNot: serverTests }, platformRoom),
  room('platform-tests-start-the-shop', { path: '^server/platform/' }, [...platformRoom, shop]),
  room('the-bank-is-a-stranger', { path: '^server/sandbox-bank/' }, ['^server/sandbox-bank/', domain, packages, node]),
  room('the-server-is-composed', { path: '^server/[^/]+$' }, [...serverDoors, domain, packages, node]),
  {
    name: 'testing-is-for-tests',
    severity: 'error',
    comment: 'What starts a shop, signs a customer in or opens a table for a test is no part of the shop.',
    from: { pathNot: [serverTests, '^tests/'] },
    to: {
      path: '^packages/[^/]+/testing\\.ts$|^server/.*(?:\\.samples|/testing|/test-database)\\.ts$|^server/platform/testing/',
    },
  },

  room('scripts-use-doors', { path: '^scripts/' }, [
    '^scripts/',
    '^explorer\\.config\\.ts$',
    '^machines/[^/]+\\.testing\\.ts$',
    '^tests/(flows|stand)/',
    packageDoors,
    ...serverDoors,
    contract,
    art,
    domain,
    packages,
    node,
  ]),
  room('tests-stand-outside', { path: '^tests/' }, [
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
  room('the-explorers-settings', { path: '^explorer\\.config\\.ts$' }, [
    '^src/(explorer|theme)/',
    '^scripts/',
    packageDoors,
    domain,
  ]),
];
