// npm run generate: the list of flows in machines/README.md, from the description in each specification.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describedFlows, findFlows } from 'machine-explorer/node';
import explorer from '../../explorer.config.ts';

const flows = await describedFlows(findFlows(explorer));
const page = [
  '# The flows',
  '',
  '<!-- generated: npm run generate -->',
  '',
  ...flows.map(({ name, description: { en } }) => {
    if (!en) throw new Error(`machines/${name}/${name}.spec.ts says nothing of the flow: description.en is missing`);
    return `- [${name}](${name}/): ${en.text}`;
  }),
  '',
].join('\n');
const target = 'machines/README.md';
if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== page) {
    console.error(`${target} is stale: npm run generate`);
    process.exit(1);
  }
} else writeFileSync(target, page);
