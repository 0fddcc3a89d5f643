import { runLanes } from './gate/steps.ts';

const started = performance.now();
const failed = await runLanes([
  [
    {
      name: 'generated code is fresh',
      command:
        'npm run -s api:check && node scripts/generate/generate-flow-list.ts --check && node scripts/generate/generate-assets.ts --check',
    },
    { name: 'translations are extracted and complete', command: 'node scripts/checks/check-translations.ts' },
    { name: 'the contract, read by an independent linter', command: 'npm run -s contract:lint' },
    { name: 'every flow and service has its twins', command: 'node scripts/checks/check-twins.ts' },
    { name: 'format', command: 'npm run -s format:check' },
    { name: 'lint', command: 'npm run -s lint' },
    { name: 'types', command: 'npm run -s types' },
    { name: 'import rules', command: 'npm run -s imports' },
    { name: 'dead code', command: 'npm run -s knip' },
  ],
  [{ name: 'unit and model tests', command: 'npm run -s test:unit' }],
]);
console.log(
  `${failed.length === 0 ? '✓ verified' : `✗ ${failed.length} failed: ${failed.join(', ')}`} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
process.exit(failed.length === 0 ? 0 : 1);
