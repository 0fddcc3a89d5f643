import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const flows = readdirSync('machines', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map((entry) => entry.name)
  .toSorted();

function storyOf(flow: string): string {
  const file = `machines/${flow}/README.md`;
  if (!existsSync(file)) throw new Error(`${file} is missing: its first line is the flow's story`);
  return readFileSync(file, 'utf8').split('\n')[0]!.replace(/^#+ */, '');
}

const page = [
  '# The flows',
  '',
  '<!-- generated: npm run generate -->',
  '',
  ...flows.map((flow) => `- [${flow}](${flow}/): ${storyOf(flow)}`),
  '',
].join('\n');
const target = 'machines/README.md';
if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== page) {
    console.error(`${target} is stale: npm run generate`);
    process.exit(1);
  }
} else writeFileSync(target, page);
