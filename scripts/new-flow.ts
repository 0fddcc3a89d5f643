// npm run new:flow -- NAME: stamps the folder of a flow, its room in the browser, its words and its story.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { families, flowFiles, withEnglish, withScreen, withStory } from './new-flow/stamp.ts';

const stories = 'src/explorer/stories.ts';
const levels = 'docs/model-testing.md';
const usage = `Name the flow in kebab-case, after what the shopper does, and its family (${families.join(', ')}):
  npm run new:flow -- gift-card
  npm run new:flow -- gift-card --family record`;

function refuse(because: string): never {
  console.error(because);
  process.exit(2);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { family: { type: 'string', default: 'plain' } },
    });
    const family = families.find((one) => one === values.family);
    const [name = ''] = positionals;
    if (family && positionals.length === 1 && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return { name, family };
  } catch {
    // An option that is not known: the usage says what is.
  }
  return refuse(usage);
}

const { name, family } = readArguments();
if (existsSync(`machines/${name}`)) refuse(`machines/${name} is there already.`);
for (const [file, text] of await flowFiles(name, family)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
writeFileSync(stories, withStory(readFileSync(stories, 'utf8'), name));
writeFileSync(levels, await withScreen(readFileSync(levels, 'utf8'), name));
execFileSync(process.execPath, ['scripts/generate-flow-list.ts']);
execFileSync('npm', ['run', '-s', 'extract'], { stdio: 'pipe' });
const catalog = `locales/en/${name}.po`;
writeFileSync(catalog, withEnglish(readFileSync(catalog, 'utf8')));
console.log(`machines/${name}, src/flows/${name}, its texts (locales/*/${name}.po) and its place in ${stories} are stamped:
it is in the explorer and passes the gate.

  npm run paths -- --check ${name}     passes already; go on from there
  npm run paths -- ${name}             its paths in plain words

Next: its story (machines/${name}/README.md, ${stories}), then its states, then src/services behind
src/flows/${name}/${name}.services.ts. "npm run verify" says what is still missing.`);
