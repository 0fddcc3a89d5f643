// npm run new:flow -- NAME: stamps the folder of a flow, its screen and its texts.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { families, flowFiles, withEnglish, withScreen } from './new-flow/stamp.ts';

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
    // Unknown option: the usage lists the known ones.
  }
  return refuse(usage);
}

const { name, family } = readArguments();
if (existsSync(`machines/${name}`)) refuse(`machines/${name} is there already.`);
for (const [file, text] of await flowFiles(name, family)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
writeFileSync(levels, await withScreen(readFileSync(levels, 'utf8'), name));
execFileSync(process.execPath, ['scripts/generate/generate-flow-list.ts']);
execFileSync('npm', ['run', '-s', 'extract'], { stdio: 'pipe' });
const catalog = `locales/en/${name}.po`;
writeFileSync(catalog, withEnglish(readFileSync(catalog, 'utf8')));
console.log(`machines/${name}, src/flows/${name} and its texts (locales/*/${name}.po) are stamped: it is in the explorer and passes the gate.

  npm run paths -- --check ${name}     passes already; go on from there
  npm run paths -- ${name}             its paths in plain words

Next: its description (machines/${name}/${name}.spec.ts), then its states, then src/services behind
src/flows/${name}/${name}.services.ts. "npm run verify" says what is still missing.`);
