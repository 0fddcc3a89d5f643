// npm run new:flow NAME: stamps the folder of a flow, its wiring and its place in the list of stories.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { flowFiles } from './new-flow.templates.ts';

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Name the flow in kebab-case, after what the shopper does: npm run new:flow gift-card');
  process.exit(1);
}
if (existsSync(`machines/${name}`)) {
  console.error(`machines/${name} is there already.`);
  process.exit(1);
}
mkdirSync(`machines/${name}`);
for (const [file, text] of flowFiles(name)) writeFileSync(file, text);
execFileSync(process.execPath, ['scripts/generate-stories.ts']);
console.log(
  `machines/${name} and src/wiring/${name}.ts are stamped. Next: write its story in README.md, then its states.`,
);
