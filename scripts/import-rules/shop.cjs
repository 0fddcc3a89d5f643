const {
  room,
  aside,
  packages,
  node,
  domain,
  art,
  serviceDoors,
  contract,
  flowDoors,
  flowSpecs,
  typesOnly,
  stages,
  packageDoors,
} = require('./patterns.cjs');

/** A room of src, and its tests: these may use what the room may, flows' specs, the contract's types, random walks of flows. */
const roomOfSrc = (name, from, allowed) => [
  room(name, from, allowed),
  room(`${name}-tests`, { path: `${from}.*\\.(test|samples)\\.tsx?$` }, [
    ...allowed,
    flowDoors,
    flowSpecs,
    domain,
    contract,
    '^packages/model-testing/(random-walks|samples-from)\\.ts$',
    packages,
    node,
  ]),
];

/** Open to every flow, page and route. */
const shared = 'base|alive|storage|measurement|services|components|theme|i18n';
/** Components that ask the app or the network for what they show. */
const connected = '-(page|host)\\.tsx';
/** What proves the rules; generators that other rooms' tests use stand in a `testing.ts`. */
const domainProof = '^domain/.*[./](?:test|testing)\\.ts$';
/** Numbering plans of the world are not ours to keep. */
const phones = '^domain/account/(read-phone|phone-plans)\\.ts$';
/** What proves a flow, and what it is called: a shopper's browser loads none of it. */
const proof = '^machines/.*[./](?:test|spec|testing)\\.ts$';
const copy = '^machines/.*\\.copy\\.ts$';

module.exports = [
  room('domain-stands-alone', { path: '^domain/', pathNot: [domainProof, phones] }, [domain]),
  room('phones-know-numbering-plans', { path: phones }, [domain, `${packages}libphonenumber-js/`]),
  room('domain-tests', { path: domainProof }, [domain, `${packages}(vitest|fast-check)/`]),
  room('art-draws-from-domain', '^art/', [art, domain]),
  room('art-tests', { path: '^art/.*\\.test\\.ts$' }, [art, domain, `${packages}vitest/`, node]),
  room('the-contract-stands-alone', { path: '^openapi/' }, ['^openapi/', packages, node]),

  room('machines-are-pure', { path: '^machines/([^/]+)/', pathNot: [proof, copy] }, [
    '^machines/$1/',
    flowDoors,
    '^machines/families/[^/]+/index\\.ts$',
    domain,
    `${packages}xstate/`,
  ]),
  room('copy-is-only-said', { path: '^machines/([^/]+)/.*\\.copy\\.ts$' }, [
    '^machines/$1/',
    '^machines/(kit|families)/testing\\.ts$',
  ]),
  room('flows-are-proven', { path: '^machines/([^/]+)(?:/|/.*[./])(?:test|spec|testing)\\.ts$' }, [
    '^machines/$1/',
    flowDoors,
    '^machines/families/[^/]+/index\\.ts$',
    '^machines/(kit|families)/.*testing\\.ts$',
    flowSpecs,
    domain,
    '^packages/model-testing/(index|vitest)\\.ts$',
    `${packages}(vitest|xstate)/`,
  ]),
  room('flows-are-run', { path: '^machines/[^/]+$' }, [
    '^machines/(families/)?[^/]+\\.testing\\.ts$',
    flowSpecs,
    '^packages/model-testing/(index|vitest)\\.ts$',
    `${packages}vitest/`,
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
    '^virtual:flow-versions$',
    domain,
    packages,
  ]),
  room('i18n-speaks', { path: '^src/i18n/' }, ['^src/i18n/', domain, packages]),
  room('theme-colours', { path: '^src/theme/' }, ['^src/theme/', domain, packages]),
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
  room('screens-project', `^src/(flows|pages)/(?!session/)([^/]+)/(?!.*${connected}).+\\.tsx$`, [
    `^src/$1/$2/(?!.*(\\.services\\.ts|${connected})$)`,
    `^src/flows/[^/]+/(?!.*${connected})[^.]+\\.tsx$`,
    '^src/flows/[^/]+/.*\\.types\\.ts$',
    '^src/(components|theme|alive)/',
    serviceDoors,
    flowDoors,
    domain,
    art,
    packages,
  ]),
  typesOnly(
    'screens-import-service-types-only',
    `^src/(flows|pages)/(?!session/)[^/]+/(?!.*${connected}).+\\.tsx$`,
    '^src/services/',
  ),
  {
    name: 'screens-reach-no-app',
    severity: 'error',
    comment: 'Nor through a hook or a helper of their folder.',
    from: { path: `^src/(flows|pages)/(?!session/)[^/]+/(?!.*${connected}).+\\.tsx$`, pathNot: aside },
    to: { reachable: true, path: '^src/(app|base|storage|measurement)/' },
  },
  room('types-only-say', { path: '^src/(flows|pages)/([^/]+)/.*\\.types\\.ts$' }, [
    '^src/$1/$2/',
    '^src/flows/[^/]+/.*\\.types\\.ts$',
    serviceDoors,
    flowDoors,
    domain,
    packages,
  ]),
  {
    name: 'samples-start-no-app',
    severity: 'error',
    from: { path: '^src/(flows|pages)/.*\\.samples\\.tsx?$' },
    to: { path: '^src/(app|base|storage|measurement|services)/' },
  },
  {
    name: 'services-have-a-door',
    severity: 'error',
    comment: 'Its index, or one service of it where a page must not load the others.',
    from: { path: '^src/(?!services/)', pathNot: aside },
    to: { path: '^src/services/[^/]+/(?!index\\.ts$|[^/]+\\.service\\.ts$)' },
  },
  ...roomOfSrc('base-knows-no-flow', '^src/base/', [
    '^src/(base|storage|measurement|services|components|i18n)/',
    flowDoors,
    domain,
    packages,
  ]),
  ...roomOfSrc('app-composes', '^src/app/', [`^src/(app|pages/shell|flows|${shared})/`, flowDoors, domain, packages]),
  room('routes-pick', { path: '^src/routes/' }, [`^src/(app|pages|flows|${shared})/`, flowDoors, domain, packages]),
  room('the-root-starts', { path: '^src/[^/]+$' }, [
    `^src/([^/]+$|pages/shell/|routes/|(app|${shared})/)`,
    domain,
    packages,
  ]),
  {
    name: 'no-import-of-a-route',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/routeTree\\.gen\\.ts$' },
    to: { path: '^src/routes/' },
  },
  room('alive-stays-small', { path: '^src/alive/', pathNot: aside }, [
    '^src/alive/',
    '^machines/(cart)/index\\.ts$',
    domain,
    `${packages}(xstate|react)/`,
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
    from: { path: '^src/alive/early/early\\.ts$' },
    to: { reachable: true, path: `${packages}(react|react-dom|@tanstack|@lingui|@stitches)/` },
  },
  room('explorer-imports-screens-and-specs', { path: '^src/explorer/' }, [
    '^src/(explorer|components|theme|i18n)/',
    '^src/flows/[^/]+/[^/]+-screen\\.tsx$',
    flowDoors,
    flowSpecs,
    packageDoors,
    domain,
    packages,
  ]),
  room('stages-set-a-screen', { path: `^src/flows/([^/]+)/.*${stages}` }, [
    '^src/flows/($1/|[^/]+/[^/]+(-screen|\\.stage-view)\\.tsx$)',
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
    from: { path: '^src/(?!explorer/)', pathNot: aside },
    to: { path: `^(src|packages)/explorer/|${stages}` },
  },
];
