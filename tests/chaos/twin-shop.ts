import { createServer } from 'node:http';
import { type App, buildApp } from '../../server/app.ts';
import { type AttemptStep, faultsPort } from '../../server/modules/attempts/testing.ts';
import { modules } from '../../server/modules/index.ts';
import { createPaymentsModule } from '../../server/modules/payments/testing.ts';
import { callShop, type Shop } from '../../server/modules/checkout/testing.ts';
import { manualClock } from '../../server/platform/clock/clock.ts';
import { type Config, readConfig } from '../../server/platform/config/config.ts';
import { openTestDatabase } from '../../server/platform/database/test-database.ts';
import { createSandboxBank } from '../../server/sandbox-bank/sandbox-bank.ts';

/** A place where the server dies: the `nth` time (from 1) it reaches `step`. */
export interface Place {
  step: AttemptStep;
  nth: number;
}

class Death extends Error {
  override name = 'Death';
}

/**
 * Two servers on one database, one clock and one bank; one of them serves. It can be made to die at any named step of
 * paying: from then on it gets no further at all, and the other serves, which knows nothing but what is in the database.
 */
export interface TwinShop extends Shop {
  /** The server that serves dies at `place`; with null it lives, and what it passes is recorded all the same. */
  dieAt(place: Place | null): Fate;
}

export interface Fate {
  hasDied(): boolean;
  /** Every step that was passed up to the death, in order. */
  passed(): readonly Place[];
}

/** Long, so that a busy machine does not look like a silent bank; a silent bank cuts the line soon. */
const bankDeadlineMs = 15_000;
const silentForMs = 100;

export async function openTwinShop(): Promise<TwinShop> {
  const database = await openTestDatabase();
  const bank = await createSandboxBank({ silentForMs });
  const clock = manualClock();
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'false', DATABASE_URL: 'pglite:memory' }),
    bankUrl: bank.url,
  };
  const ours = modules.map((module) =>
    module.name === 'payments' ? createPaymentsModule({ deadlineMs: bankDeadlineMs }) : module,
  );
  const build = () => buildApp({ config, database, clock, modules: ours, validateResponses: true });
  let serving: App;
  const front = createServer((request, response) => serving.server.routing(request, response));
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  config.publicUrl = `http://127.0.0.1:${(front.address() as { port: number }).port}`;
  let waiting = await build();
  serving = await build();
  await serving.seed(['catalog', 'packets', 'promo-codes']);

  const swap = () => {
    [serving, waiting] = [waiting, serving];
  };

  return {
    get app() {
      return serving;
    },
    bank,
    database,
    clock,
    call: (method, url, options) => callShop(serving, method, url, options),
    dieAt(place) {
      const mortal = serving;
      const passed: Place[] = [];
      let isDead = false;
      mortal.ports(faultsPort).faults.now = {
        at: (step) => {
          if (isDead) throw new Death(`dead since ${place?.step}`);
          const nth = passed.filter((one) => one.step === step).length + 1;
          passed.push({ step, nth });
          if (step !== place?.step || nth !== place.nth) return;
          isDead = true;
          swap();
          serving.ports(faultsPort).faults.now = null;
          throw new Death(`died at ${step}`);
        },
      };
      return { hasDied: () => isDead, passed: () => passed };
    },
    setFaults(faults) {
      serving.ports(faultsPort).faults.now = faults;
    },
    async restart() {
      await waiting.close();
      waiting = await build();
      swap();
    },
    another: build,
    runJobs: (name) => serving.context.jobs.runNow(name),
    async close() {
      await serving.close();
      await waiting.close();
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await bank.close();
      await database.close();
    },
  };
}
