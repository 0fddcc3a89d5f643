// Serves the shop and, in sandbox mode, the bank beside it: the one command of README.md.
import { spawnSync } from 'node:child_process';
import { describeTestCards, TEST_ONE_TIME_CODE } from '../server/sandbox-bank/cards/test-cards.ts';
import { demoCharity, demoStudent } from '../server/modules/auth/index.ts';
import { type Config, ConfigError, readConfig } from '../server/platform/config/config.ts';
import {
  describeEnd,
  refuseUsedPort,
  type Running,
  startNode,
  stopAll,
  waitUntilHealthy,
} from './processes/processes.ts';

function understand(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`✗ ${error.message}`);
    return process.exit(1);
  }
}

const config = understand();
const hasBank = config.mode === 'sandbox' && config.payments === 'sandbox';
try {
  await refuseUsedPort('PORT', config.port);
  if (hasBank) await refuseUsedPort('BANK_PORT', config.bankPort);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
const build = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);
// The shop sells without its explorer: when that does not build, /machines says so.
if (config.mode === 'sandbox') spawnSync(process.execPath, ['packages/cli/main.ts', 'build'], { stdio: 'inherit' });

const running: Running[] = [];
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true;
    void stopAll(running).then(() => process.exit(0));
  });
}

try {
  if (hasBank) {
    const bank = startNode('the sandbox bank', 'server/sandbox-bank/main.ts', { BANK_QUIET: '1' }, { talks: true });
    running.push(bank);
    await waitUntilHealthy(`${config.bankUrl}/healthz`, bank);
  }
  console.log('▸ opening the database and starting the shop …');
  const shop = startNode('the shop', 'server/main.ts', {}, { talks: true });
  running.push(shop);
  await waitUntilHealthy(`http://127.0.0.1:${config.port}/healthz`, shop);
  console.log(`\n  The shop          ${config.publicUrl}   (English: ${config.publicUrl}/en)`);
  if (config.mode === 'sandbox') {
    console.log(`  Its flows         ${config.publicUrl}/machines/   (every flow as a diagram to walk)`);
    console.log(`  The sandbox bank  ${config.bankUrl}`);
    console.log(`  Its mail          ${config.publicUrl}/sandbox/outbox`);
    console.log('  Its operations    npm run ops   (parcels, problems, stock; a carrier moves parcels by itself)\n');
    console.log(`  A student         ${demoStudent.email} / ${demoStudent.password}`);
    console.log(`  A charity         ${demoCharity.email} / ${demoCharity.password}`);
    console.log(`\n  Test cards (any name and surname, any future date, any CVC; SMS code ${TEST_ONE_TIME_CODE}):`);
    console.log(describeTestCards().replace(/^/gm, '  '));
  }
  console.log('\n  Ctrl+C stops.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll(running);
  process.exit(1);
}

const lost = await Promise.race(running.map((one) => one.ended.then(() => one)));
if (!isStopping) {
  const others = running.filter((one) => one !== lost);
  const alsoStopping = others.map(({ name }) => `; stopping ${name} too`).join('');
  console.error(`\n✗ ${describeEnd(lost)}${alsoStopping}.`);
  await stopAll(others);
  process.exit(lost.child.exitCode || 1);
}
