// npm run new:flow NAME: stamps the folder of a flow, its services and its place in the list of stories.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flowFiles, withStory } from './new-flow.templates.ts';

const stories = 'src/explorer/stories.ts';
const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Name the flow in kebab-case, after what the shopper does: npm run new:flow gift-card');
  process.exit(2);
}
if (existsSync(`machines/${name}`)) {
  console.error(`machines/${name} is there already.`);
  process.exit(2);
}
for (const [file, text] of flowFiles(name)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
writeFileSync(stories, withStory(readFileSync(stories, 'utf8'), name));
execFileSync(process.execPath, ['scripts/generate-stories.ts']);
console.log(`machines/${name}, src/flows/${name}/${name}.services.ts and its place in ${stories} are stamped: it is in the explorer and the gate.

  npm run paths -- --check ${name}     passes already; go on from there
  npm run paths -- ${name}             its paths in plain words

Next: its story (machines/${name}/README.md, ${stories}), then its states. When it has a screen, show it in the
explorer: src/flows/${name}/${name}.stage.tsx. "npm run verify" says what is still missing.`);
