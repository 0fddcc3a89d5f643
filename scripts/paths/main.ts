// npm run paths: test paths derived from the machines, and the checks of every flow.
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
