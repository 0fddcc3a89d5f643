import { createSandboxBank } from './sandbox-bank.ts';
import { describeTestCards, TEST_ONE_TIME_CODE } from './cards/test-cards.ts';

const port = Number(process.env.BANK_PORT ?? 3001);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  process.stderr.write(`BANK_PORT must be a port number from 0 to 65535, but is "${process.env.BANK_PORT}".\n`);
  process.exit(1);
}

try {
  const bank = await createSandboxBank({
    port,
    host: process.env.BANK_HOST ?? '127.0.0.1',
    folder: process.env.BANK_DATA ?? '.data/bank',
    lateAfterMs: 20_000,
  });
  process.stdout.write(`Sandbox bank: ${bank.url}\n`);
  if (process.env.BANK_QUIET !== '1') {
    process.stdout.write(`${describeTestCards()}\nSMS / one-time code: ${TEST_ONE_TIME_CODE}\n`);
  }
  const stop = () => void bank.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(
    taken ? `Port ${port} is taken. Set BANK_PORT to a free one.\n` : `The bank cannot start: ${String(error)}\n`,
  );
  process.exit(1);
}
