/**
 * The import table of ARCHITECTURE.md. Types, samples and tests count. `$1` is the folder the rule's `from` matched: a new
 * folder is guarded without being listed. scripts/import-rules.test.ts plants a wrong import in every room.
 */
const room = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: typeof from === 'string' ? { path: from, pathNot: aside } : from,
  to: { pathNot: allowed },
});
/** What has a rule of its own beside that of its room. */
const aside = '\\.(test|samples|stage|stage-view|stage-samples)\\.tsx?$';
const packages = '^node_modules/';
const node = '^[a-z_/]+$|^node:';
const domain = '^domain/';
const art = '^art/';
const serviceDoors = '^src/services/[^/]+/index\\.ts$';
const contract = '^openapi/types/';
const flowDoors = '^machines/[^/]+/index\\.ts$';
const flowSpecs = '^machines/[^/]+/[^/]+\\.spec\\.ts$';
/** Where a room may know the types of what it must not run. */
const typesOnly = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: aside },
  to: { path: to, dependencyTypesNot: ['type-only'] },
});
/** A room of src, and its tests: these may use what the room may, flows' specs, the contract's types. */
const roomOfSrc = (name, from, allowed) => [
  room(name, from, allowed),
  room(`${name}-tests`, { path: `${from}.*\\.(test|samples)\\.tsx?$` }, [
    ...allowed,
    flowDoors,
    flowSpecs,
    domain,
    contract,
    packages,
    node,
  ]),
];

/** Open to every flow, page and route. */
const shared = 'app|alive|storage|measurement|services|components|theme|i18n';
/** Components that ask the app or the network for what they show. */
const connected = '-(page|host)\\.tsx';
/** What proves a flow, and what it is called: a shopper's browser loads none of it. */
const proof = '^machines/.*[./](?:test|spec|rules|promises|testing)\\.ts$';
const copy = '^machines/.*\\.copy\\.ts$';
const stages = '\\.(stage|stage-view|stage-samples)\\.tsx?$';

const serverTests = '\\.(test|samples)\\.tsx?$|/testing\\.ts$|^server/platform/testing/|/test-database\\.ts$';
const shop = '^server/(app|modules/index)\\.ts$';
const contextRoom = [
  '^server/modules/$1/',
  '^server/modules/[^/]+/index\\.ts$',
  '^server/platform/',
  '^openapi/',
  domain,
  art,
  packages,
  node,
];
const platformRoom = ['^server/platform/', '^openapi/', domain, packages, node];
const serverDoors = [
  '^server/[^/]+$',
  '^server/modules/index\\.ts$',
  '^server/modules/[^/]+/index\\.ts$',
  '^server/(platform|sandbox-bank)/',
];
const packageDoors = '^packages/[^/]+/(index|browser|vitest|report|node/index|stage/index|fixtures/door.machine)\\.ts$';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
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

    room('domain-stands-alone', '^domain/', [domain]),
    room('domain-tests', { path: '^domain/.*\\.test\\.ts$' }, [domain, `${packages}(vitest|fast-check)/`]),
    room('art-draws-from-domain', '^art/', [art, domain]),
    room('art-tests', { path: '^art/.*\\.test\\.ts$' }, [art, domain, `${packages}vitest/`, node]),
    room('the-contract-stands-alone', { path: '^openapi/' }, ['^openapi/', packages, node]),

    room('machines-are-pure', { path: '^machines/([^/]+)/', pathNot: [proof, copy] }, [
      '^machines/$1/',
      '^machines/([^/]+|kit/[^/]+)/index\\.ts$',
      domain,
      `${packages}xstate/`,
    ]),
    room('copy-is-only-said', { path: '^machines/([^/]+)/.*\\.copy\\.ts$' }, [
      '^machines/$1/',
      '^machines/kit/testing\\.ts$',
    ]),
    room('flows-are-proven', { path: '^machines/([^/]+)/.*[./](?:test|spec|rules|promises|testing)\\.ts$' }, [
      '^machines/$1/',
      '^machines/([^/]+|kit/[^/]+)/index\\.ts$',
      '^machines/kit/.*testing\\.ts$',
      flowSpecs,
      domain,
      '^packages/model-testing/(index|vitest)\\.ts$',
      `${packages}(vitest|xstate)/`,
    ]),
    {
      name: 'proof-and-copy-stay-behind',
      severity: 'error',
      comment: "What a shopper's browser does not need it does not load.",
      from: { path: '^(machines|src)/', pathNot: [proof, copy, aside, '^src/explorer/'] },
      to: { path: [proof, copy] },
    },

    ...roomOfSrc('services-call-the-contract', '^src/services/([^/]+)/', [
      '^src/services/$1/',
      '^src/services/(http|attempts)/',
      contract,
      flowDoors,
      domain,
      packages,
    ]),
    typesOnly('services-start-no-flow', '^src/services/', '^machines/'),
    ...roomOfSrc('storage-keeps', '^src/storage/', ['^src/storage/', domain]),
    ...roomOfSrc('measurement-measures', '^src/measurement/', [
      '^src/(measurement|storage|services)/',
      '^src/app/create-store\\.ts$',
      domain,
      packages,
    ]),
    ...roomOfSrc('i18n-speaks', '^src/i18n/', ['^src/i18n/', domain, packages]),
    ...roomOfSrc('theme-colours', '^src/theme/', ['^src/theme/', domain, packages]),
    ...roomOfSrc('components-know-no-flow', '^src/components/', ['^src/(components|theme)/', domain, art, packages]),
    ...roomOfSrc('flows-connect', '^src/flows/', [`^src/(flows|${shared})/`, flowDoors, domain, art, packages]),
    ...roomOfSrc('pages-show', '^src/pages/([^/]+)/', [
      `^src/(pages/($1|shell)|flows|${shared})/`,
      flowDoors,
      domain,
      art,
      packages,
    ]),
    // What is drawn is given: only a page, a host and the guard of the session ask the app or the network.
    room('screens-project', `^src/(flows|pages)/(?!session/)([^/]+)/(?!.*${connected})[^.]+\\.tsx$`, [
      `^src/$1/$2/(?!.*(\\.services\\.ts|${connected})$)`,
      `^src/flows/[^/]+/(?!.*${connected})[^.]+\\.tsx$`,
      '^src/flows/[^/]+/[^/]+\\.types\\.ts$',
      '^src/(components|theme|alive)/',
      serviceDoors,
      flowDoors,
      domain,
      art,
      packages,
    ]),
    typesOnly(
      'screens-ask-nobody',
      `^src/(flows|pages)/(?!session/)[^/]+/(?!.*${connected})[^.]+\\.tsx$`,
      '^src/services/',
    ),
    ...roomOfSrc('app-composes', '^src/app/', [`^src/(pages/shell|flows|${shared})/`, flowDoors, domain, packages]),
    ...roomOfSrc('routes-pick', '^src/routes/', [`^src/(pages|flows|${shared})/`, flowDoors, domain, packages]),
    room('the-root-starts', { path: '^src/[^/]+$' }, [
      `^src/([^/]+$|pages/shell/|routes/|(${shared})/)`,
      domain,
      packages,
    ]),
    {
      name: 'nobody-imports-a-route',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/routeTree\\.gen\\.ts$' },
      to: { path: '^src/routes/' },
    },
    room('alive-stays-small', { path: '^src/alive/', pathNot: [aside, '^src/alive/main\\.ts$'] }, [
      '^src/alive/',
      '^machines/(cart)/index\\.ts$',
      domain,
      `${packages}(xstate|react)/`,
    ]),
    room('alive-starts-the-app', { path: '^src/alive/main\\.ts$' }, [
      '^src/alive/',
      '^src/entry-client\\.tsx$',
      `${packages}react-dom/`,
    ]),
    room('alive-tests', { path: '^src/alive/.*\\.test\\.tsx?$' }, [
      '^src/(alive|components)/',
      flowDoors,
      flowSpecs,
      domain,
      packages,
      node,
    ]),
    {
      name: 'early-script-has-no-react',
      severity: 'error',
      from: { path: '^src/alive/early\\.ts$' },
      to: { reachable: true, path: `${packages}(react|react-dom|@tanstack|@lingui|@stitches)/` },
    },
    room('the-explorer-is-told', { path: '^src/explorer/' }, [
      '^src/(explorer|components|theme|i18n)/',
      flowDoors,
      flowSpecs,
      packageDoors,
      domain,
      packages,
    ]),
    room('stages-set-a-screen', { path: `^src/flows/([^/]+)/.*${stages}` }, [
      '^src/flows/($1/|[^/]+/(index|[^/]+\\.stage-view)\\.tsx$)',
      '^src/(explorer|components)/',
      flowDoors,
      flowSpecs,
      packageDoors,
      domain,
      packages,
    ]),
    {
      name: 'doors-hand-out-no-helper',
      severity: 'error',
      comment: 'What tests of other rooms need comes from a testing.ts.',
      from: { path: '/index\\.tsx?$' },
      to: { path: `\\.(test|spec|testing)\\.tsx?$|/testing\\.ts$|\\.samples\\.tsx?$|${stages}` },
    },
    {
      name: 'samples-are-for-tests',
      severity: 'error',
      from: { path: '^(src|packages)/', pathNot: aside },
      to: { path: '\\.samples\\.tsx?$' },
    },
    {
      name: 'the-shop-knows-no-explorer',
      severity: 'error',
      from: { path: '^src/(?!explorer/)', pathNot: stages },
      to: { path: `^(src|packages)/explorer/|${stages}` },
    },

    room('the-engine-is-anybodys', { path: '^packages/model-testing/' }, [
      '^packages/model-testing/',
      `${packages}(@xstate|xstate|fast-check|vitest)/`,
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
    room('server-modules-are-listed', { path: '^server/modules/[^/]+$' }, [...serverDoors, domain, packages, node]),
    room(
      'server-tests-use-doors',
      { path: '^server/modules/([^/]+)/.*(?:test|samples|testing)\\.ts$' },
      [...contextRoom, '^server/modules/[^/]+/testing\\.ts$', '^server/sandbox-bank/', shop],
      'A test sees its own module whole, and others through their index or their testing.ts.',
    ),
    room('the-platform-knows-no-module', { path: '^server/platform/', pathNot: serverTests }, platformRoom),
    room('platform-tests-start-the-shop', { path: '^server/platform/' }, [...platformRoom, shop]),
    room('the-bank-is-a-stranger', { path: '^server/sandbox-bank/' }, [
      '^server/sandbox-bank/',
      domain,
      packages,
      node,
    ]),
    room('the-server-is-composed', { path: '^server/[^/]+$' }, [...serverDoors, domain, packages, node]),
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      comment: 'What starts a shop, signs somebody in or opens a table for a test is no part of the shop.',
      from: { pathNot: [serverTests, '^tests/', '^scripts/(screens|bench)/'] },
      to: { path: '^server/.*(?:\\.samples|/testing|/test-database)\\.ts$|^server/platform/testing/' },
    },

    room('scripts-use-doors', { path: '^scripts/' }, [
      '^scripts/',
      '^explorer\\.config\\.ts$',
      '^tests/(flows|stand)/',
      packageDoors,
      ...serverDoors,
      art,
      domain,
      packages,
      node,
    ]),
    room('tests-stand-outside', { path: '^tests/' }, [
      '^tests/',
      '^scripts/',
      '^explorer\\.config\\.ts$',
      packageDoors,
      flowDoors,
      flowSpecs,
      '^machines/[^/]+/testing\\.ts$',
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
