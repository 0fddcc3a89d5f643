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
/** What proves the rules; generators that other rooms' tests use belong in a `testing.ts`. */
const domainProof = '^domain/.*[./](?:test|testing)\\.ts$';
/** Numbering plans of the world are not ours to keep. */
const phones = '^domain/account/(read-phone|phone-plans)\\.ts$';
/** What proves a flow, and what it is called: a shopper's browser loads none of it. */
const proof = '^machines/.*[./](?:test|spec|testing)\\.ts$';
const copy = '^machines/.*\\.copy\\.ts$';

module.exports = [
  room('no-other-room-in-domain', { path: '^domain/', pathNot: [domainProof, phones] }, [domain]),
  room('no-package-but-libphonenumber-in-phones', { path: phones }, [domain, `${packages}libphonenumber-js/`]),
  room('no-other-room-in-domain-tests', { path: domainProof }, [domain, `${packages}(vitest|fast-check)/`]),
  room('no-other-room-in-art', '^art/', [art, domain]),
  room('no-other-room-in-art-tests', { path: '^art/.*\\.test\\.ts$' }, [art, domain, `${packages}vitest/`, node]),
  room('no-other-room-in-openapi', { path: '^openapi/' }, ['^openapi/', packages, node]),

  room('no-app-in-machines', { path: '^machines/([^/]+)/', pathNot: [proof, copy] }, [
    '^machines/$1/',
    flowDoors,
    '^machines/families/[^/]+/index\\.ts$',
    domain,
    `${packages}xstate/`,
  ]),
  room('no-machine-in-copy', { path: '^machines/([^/]+)/.*\\.copy\\.ts$' }, [
    '^machines/$1/',
    '^machines/(kit|families)/testing\\.ts$',
  ]),
  room('no-app-in-specs', { path: '^machines/([^/]+)(?:/|/.*[./])(?:test|spec|testing)\\.ts$' }, [
    '^machines/$1/',
    flowDoors,
    '^machines/families/[^/]+/index\\.ts$',
    '^machines/(kit|families)/.*testing\\.ts$',
    flowSpecs,
    domain,
    '^packages/model-testing/(index|vitest)\\.ts$',
    `${packages}(vitest|xstate)/`,
  ]),
  room('no-app-in-flow-tests', { path: '^machines/[^/]+$' }, [
    '^machines/(families/)?[^/]+\\.testing\\.ts$',
    flowSpecs,
    '^packages/model-testing/(index|vitest)\\.ts$',
    `${packages}vitest/`,
  ]),
  {
    name: 'no-spec-or-copy-in-the-shop',
    severity: 'error',
    comment: "What a shopper's browser does not need it does not load.",
    from: { path: '^(machines|src)/', pathNot: [proof, copy, aside, '^src/explorer/'] },
    to: { path: [proof, copy] },
  },

  ...roomOfSrc('no-screen-in-services', '^src/services/([^/]+)/', [
    '^src/services/$1/',
    '^src/services/(http|attempts)/',
    contract,
    flowDoors,
    domain,
    packages,
  ]),
  typesOnly('no-running-flow-in-services', '^src/services/', '^machines/'),
  ...roomOfSrc('no-app-in-storage', '^src/storage/', ['^src/storage/', domain]),
  ...roomOfSrc('no-flow-in-measurement', '^src/measurement/', [
    '^src/(measurement|storage|services)/',
    '^virtual:flow-versions$',
    domain,
    packages,
  ]),
  room('no-app-in-i18n', { path: '^src/i18n/' }, ['^src/i18n/', domain, packages]),
  room('no-app-in-theme', { path: '^src/theme/' }, ['^src/theme/', domain, packages]),
  ...roomOfSrc('no-flow-in-components', '^src/components/', ['^src/(components|theme)/', domain, art, packages]),
  ...roomOfSrc('no-page-in-flows', '^src/flows/', [`^src/(flows|${shared})/`, flowDoors, domain, art, packages]),
  ...roomOfSrc('no-other-page-in-pages', '^src/pages/([^/]+)/', [
    `^src/(pages/($1|shell)|flows|${shared})/`,
    flowDoors,
    domain,
    art,
    packages,
  ]),
  // What is drawn is given: only a page, a host and the guard of the session ask the app or the network.
  room('no-services-in-screens', `^src/(flows|pages)/(?!session/)([^/]+)/(?!.*${connected}).+\\.tsx$`, [
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
    'no-running-service-in-screens',
    `^src/(flows|pages)/(?!session/)[^/]+/(?!.*${connected}).+\\.tsx$`,
    '^src/services/',
  ),
  {
    name: 'no-app-reachable-from-screens',
    severity: 'error',
    comment: 'Nor through a hook or a helper of their folder.',
    from: { path: `^src/(flows|pages)/(?!session/)[^/]+/(?!.*${connected}).+\\.tsx$`, pathNot: aside },
    to: { reachable: true, path: '^src/(app|base|storage|measurement)/' },
  },
  room('no-code-in-types', { path: '^src/(flows|pages)/([^/]+)/.*\\.types\\.ts$' }, [
    '^src/$1/$2/',
    '^src/flows/[^/]+/.*\\.types\\.ts$',
    serviceDoors,
    flowDoors,
    domain,
    packages,
  ]),
  {
    name: 'no-app-in-samples',
    severity: 'error',
    from: { path: '^src/(flows|pages)/.*\\.samples\\.tsx?$' },
    to: { path: '^src/(app|base|storage|measurement|services)/' },
  },
  {
    name: 'no-import-past-a-services-index',
    severity: 'error',
    comment: 'Its index, or one service of it where a page must not load the others.',
    from: { path: '^src/(?!services/)', pathNot: aside },
    to: { path: '^src/services/[^/]+/(?!index\\.ts$|[^/]+\\.service\\.ts$)' },
  },
  ...roomOfSrc('no-flow-in-base', '^src/base/', [
    '^src/(base|storage|measurement|services|components|i18n)/',
    flowDoors,
    domain,
    packages,
  ]),
  ...roomOfSrc('no-page-in-app', '^src/app/', [`^src/(app|pages/shell|flows|${shared})/`, flowDoors, domain, packages]),
  room('no-test-in-routes', { path: '^src/routes/' }, [
    `^src/(app|pages|flows|${shared})/`,
    flowDoors,
    domain,
    packages,
  ]),
  room('no-flow-in-root', { path: '^src/[^/]+$' }, [
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
  room('no-app-in-alive', { path: '^src/alive/', pathNot: aside }, [
    '^src/alive/',
    '^machines/(cart)/index\\.ts$',
    domain,
    `${packages}(xstate|react)/`,
  ]),
  room('no-app-in-alive-tests', { path: '^src/alive/.*\\.test\\.tsx?$' }, [
    '^src/(alive|components)/',
    flowDoors,
    flowSpecs,
    domain,
    packages,
    node,
  ]),
  {
    name: 'no-react-in-early-script',
    severity: 'error',
    from: { path: '^src/alive/early/early\\.ts$' },
    to: { reachable: true, path: `${packages}(react|react-dom|@tanstack|@lingui|@stitches)/` },
  },
  room('no-app-in-explorer', { path: '^src/explorer/' }, [
    '^src/(explorer|components|theme|i18n)/',
    '^src/flows/[^/]+/[^/]+-screen\\.tsx$',
    flowDoors,
    flowSpecs,
    packageDoors,
    domain,
    packages,
  ]),
  room('no-app-in-stages', { path: `^src/flows/([^/]+)/.*${stages}` }, [
    '^src/flows/($1/|[^/]+/[^/]+(-screen|\\.stage-view)\\.tsx$)',
    '^src/(explorer|components)/',
    flowDoors,
    flowSpecs,
    packageDoors,
    domain,
    packages,
  ]),
  {
    name: 'no-test-helper-in-index',
    severity: 'error',
    comment: 'What tests of other rooms need comes from a testing.ts.',
    from: { path: '/index\\.tsx?$' },
    to: { path: `\\.(test|spec|testing)\\.tsx?$|/testing\\.ts$|\\.samples\\.tsx?$|${stages}` },
  },
  {
    name: 'no-samples-in-the-shop',
    severity: 'error',
    from: { path: '^(src|packages)/', pathNot: aside },
    to: { path: '\\.samples\\.tsx?$' },
  },
  {
    name: 'no-explorer-in-src',
    severity: 'error',
    from: { path: '^src/(?!explorer/)', pathNot: aside },
    to: { path: `^(src|packages)/explorer/|${stages}` },
  },
];
