import { existsSync, readdirSync } from 'node:fs';

const folders = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const missing: string[] = [];
const need = (path: string, because: string) => {
  if (!existsSync(path)) missing.push(`${path} (twin of ${because})`);
};

for (const flow of folders('machines').filter((name) => name !== 'kit')) {
  for (const role of ['machine', 'copy', 'spec', 'rules', 'test'])
    need(`machines/${flow}/${flow}.${role}.ts`, `machines/${flow}`);
  for (const file of ['README.md', 'index.ts']) need(`machines/${flow}/${file}`, `machines/${flow}`);
  need(`src/flows/${flow}/${flow}.services.ts`, `machines/${flow}`);
}
/** Services that are more than one room on the server. */
const rooms: Record<string, string[]> = { shopping: ['pricing', 'agreements', 'checkout'] };
for (const service of folders('src/services').filter((name) => name !== 'http')) {
  need(`openapi/${service}.yaml`, `src/services/${service}`);
  for (const room of rooms[service] ?? [service]) need(`server/modules/${room}/index.ts`, `src/services/${service}`);
}
for (const document of readdirSync('openapi').filter((name) => name.endsWith('.yaml') && name !== 'common.yaml')) {
  need(`openapi/types/${document.replace('.yaml', '.d.ts')}`, `openapi/${document}`);
}

if (missing.length > 0) {
  console.error(`missing:\n  ${missing.join('\n  ')}`);
  process.exit(1);
}
