import type { Executor } from '../../../platform/database/database.ts';
import { journey, type JourneyStepName, readJourney } from './journey.repository.ts';
import type { Period } from '../events/index.ts';

/** The last state of visitors who came no further. */
export type LastState = { flow: string; flowVersion: string; state: string; visitors: number };
export type JourneyStep = { step: JourneyStepName; visitors: number; lost: number; stood: LastState[] };

/**
 * How many visitors reached each step in this period; a visitor who skipped a step is counted in it. For those who came
 * no further, the state they were last in, if enough visitors share it that it identifies none of them.
 */
export async function countJourney(db: Executor, period: Period): Promise<JourneyStep[]> {
  const { counted, stood } = await readJourney(db, period);
  return journey.map((step, index) => {
    const came = counted.filter((one) => one.step >= index).reduce((sum, { visitors }) => sum + visitors, 0);
    const lost = counted.find((one) => one.step === index)?.visitors ?? 0;
    const isEnd = index === journey.length - 1;
    return {
      step,
      visitors: came,
      lost: isEnd ? 0 : lost,
      stood: stood.flatMap(({ step: at, ...one }) => (at === index ? one : [])),
    };
  });
}
