import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';

const folders = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const missing: string[] = [];
const extra: string[] = [];
const need = (path: string, because: string) => {
  if (!existsSync(path)) missing.push(`${path} (twin of ${because})`);
};

/** Files of a flow that uses a family; assertions beyond its specification are in its test. */
const ofFamily = ['machine.ts', 'spec.ts', 'test.ts'];
/** File kinds that are not allowed beside a specification: their content belongs in it. */
const folded = /\.(?:rules|invariants|postconditions|properties|testing)\.ts$|^testing\.ts$|^README\.md$/;

for (const flow of folders('machines').filter((name) => !['kit', 'families'].includes(name))) {
  const folder = `machines/${flow}`;
  need(`${folder}/${flow}.machine.ts`, folder);
  need(`${folder}/${flow}.spec.ts`, folder);
  const services = `src/flows/${flow}/**/${flow}.services.ts`;
  if (globSync(services).length === 0) missing.push(`${services} (twin of ${folder})`);
  const files = readdirSync(folder);
  const isFamily = /\b(?:record|list|action)Spec\(/.test(readFileSync(`${folder}/${flow}.spec.ts`, 'utf8'));
  if (!isFamily) for (const file of [`${flow}.copy.ts`, 'index.ts']) need(`${folder}/${file}`, folder);
  const isExtra = (file: string) =>
    isFamily ? !ofFamily.some((kind) => file === `${flow}.${kind}`) : folded.test(file);
  extra.push(...files.filter(isExtra).map((file) => `${folder}/${file} belongs in ${flow}.spec.ts`));
}
/** Services that are implemented by several modules of the server. */
const rooms: Record<string, string[]> = { shopping: ['pricing', 'agreements', 'checkout'] };
for (const service of folders('src/services').filter((name) => name !== 'http')) {
  need(`openapi/${service}.yaml`, `src/services/${service}`);
  for (const room of rooms[service] ?? [service]) need(`server/modules/${room}/index.ts`, `src/services/${service}`);
}
for (const document of readdirSync('openapi').filter((name) => name.endsWith('.yaml') && name !== 'common.yaml')) {
  need(`openapi/types/${document.replace('.yaml', '.d.ts')}`, `openapi/${document}`);
}

if (missing.length + extra.length > 0) {
  if (missing.length > 0) console.error(`missing:\n  ${missing.join('\n  ')}`);
  if (extra.length > 0) console.error(`too many:\n  ${extra.join('\n  ')}`);
  process.exit(1);
}
