import type { Executor } from '../../platform/database/database.ts';
import { journey, type JourneyStepName, readJourney } from './journey.repository.ts';
import type { Period } from './period.repository.ts';

/** Where somebody stood who came no further. */
export type StoodIn = { flow: string; flowVersion: string; state: string; visitors: number };
export type JourneyStep = { step: JourneyStepName; visitors: number; lost: number; stood: StoodIn[] };

/**
 * How many visitors came how far in this period; who skipped a step is counted in it. Of those who came no
 * further it says the state they last stood in, where enough did that it tells nobody apart.
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
