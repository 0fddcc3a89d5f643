import { findBrowser } from './browser.ts';
import { runStep } from './steps.ts';

findBrowser();
for (const step of [
  { name: 'verify', command: 'node scripts/verify.ts' },
  { name: 'server on the embedded database', command: 'npm run -s test:server' },
  { name: 'build', command: 'node scripts/build.ts' },
  { name: 'build of the explorer', command: 'node packages/cli/main.ts build' },
  { name: 'contract coverage', command: 'node scripts/contract-coverage.ts' },
  { name: 'flows in a real browser', command: 'playwright test' },
  { name: 'every promised level is whole', command: 'node packages/cli/main.ts paths --coverage' },
]) {
  if (!(await runStep(step, true))) process.exit(1);
}
