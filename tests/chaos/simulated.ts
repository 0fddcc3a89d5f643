import { ATTEMPT_STEPS, type AttemptStep } from '../../server/modules/attempts/testing.ts';
import { waysBack, settleDown } from './coming-back.ts';
import { judgeLedger, judgeShopper } from './judge.ts';
import { type Story, stories } from './stories.ts';
import { openTwinShop, type Place, type TwinShop } from './twin-shop.ts';

export interface Report {
  runs: number;
  deaths: number;
  steps: Map<AttemptStep, number>;
  wrong: string[];
}

/** Runs until the server is rebuilt: correctness must not depend on what only its memory has. */
const runsPerServer = 60;

const ignored = () => undefined;

/** The steps that this story passes without a death. */
export async function placesOf(shop: TwinShop, story: Story): Promise<Place[]> {
  const wish = await story.prepare(shop);
  const fate = shop.dieAt(null);
  await story.play(wish).catch(ignored);
  await settleDown(wish);
  return [...fate.passed()];
}

/**
 * Plays every story once for each step it passes and each way to come back; the server dies there. Then the bank's
 * ledger is counted against the orders. `share` (0–1) takes an even part of all runs, and every step at least once.
 */
export async function runSimulated(share: number): Promise<Report> {
  const shop = await openTwinShop();
  const report: Report = { runs: 0, deaths: 0, steps: new Map(), wrong: [] };
  let nth = 0;
  try {
    for (const story of stories) {
      for (const place of await placesOf(shop, story)) {
        for (const back of waysBack) {
          nth += 1;
          const isChosen = Math.floor(nth * share) > Math.floor((nth - 1) * share);
          if (!isChosen && report.steps.has(place.step)) continue;
          const wish = await story.prepare(shop);
          const fate = shop.dieAt(place);
          await story.play(wish).catch(ignored);
          if (!fate.hasDied()) shop.setFaults(null);
          await back.go(wish);
          await settleDown(wish);
          const wrong = await judgeShopper(wish, back.insists);
          report.runs += 1;
          if (fate.hasDied()) {
            report.deaths += 1;
            report.steps.set(place.step, (report.steps.get(place.step) ?? 0) + 1);
          }
          const title = `${story.name}; died at ${place.step} (${place.nth}); ${back.name}`;
          report.wrong.push(...wrong.map((what) => `${title}: ${what}`));
          if (report.runs % runsPerServer === 0) await shop.restart();
        }
      }
    }
    report.wrong.push(...(await judgeLedger(shop)));
    const never = ATTEMPT_STEPS.filter((step) => !report.steps.has(step));
    if (never.length > 0) report.wrong.push(`no server died at ${never.join(', ')}`);
  } finally {
    await shop.close();
  }
  return report;
}
