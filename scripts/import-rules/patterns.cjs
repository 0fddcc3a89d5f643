const { existsSync, readdirSync } = require('node:fs');

/** What files of a room may import. In `allowed`, `$1` is the folder that `from` matched. */
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
const node = '^[a-z0-9_/]+$|^node:';
const domain = '^domain/';
const art = '^art/';
const serviceDoors = '^src/services/[^/]+/index\\.ts$';
const contract = '^openapi/types/';
/** A flow's index. A flow of a family has none: others import its machine. */
const ofFamilies = readdirSync('machines').filter(
  (flow) => existsSync(`machines/${flow}/${flow}.machine.ts`) && !existsSync(`machines/${flow}/index.ts`),
);
const flowDoors = `^machines/(?:[^/]+/index|${ofFamilies.map((flow) => `${flow}/${flow}\\.machine`).join('|')})\\.ts$`;
const flowSpecs = '^machines/[^/]+/[^/]+\\.spec\\.ts$';
/** Where a room may know the types of what it must not run. */
const typesOnly = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: aside },
  to: { path: to, dependencyTypesNot: ['type-only'] },
});
const stages = '\\.(stage|stage-view|stage-samples)\\.tsx?$';
const serverTests = '\\.(test|samples)\\.tsx?$|/testing\\.ts$|^server/platform/testing/|/test-database\\.ts$';
const serverDoors = [
  '^server/[^/]+$',
  '^server/modules/index\\.ts$',
  '^server/modules/[^/]+/index\\.ts$',
  '^server/(platform|sandbox-bank)/',
];
const packageDoors =
  '^packages/[^/]+/(index|browser|vitest|report|random-walks|samples-from|testing|node/index|stage/index|fixtures/door.machine)\\.ts$';

module.exports = {
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
  serverTests,
  serverDoors,
  packageDoors,
};
