import { closestPackets, recommend, type Recommendation } from '../../../domain/quiz/index.ts';
import type { components } from '../../../openapi/types/quiz.d.ts';
import type { AppContext } from '../../platform/context.ts';
import type { WithCatalogue } from '../catalog/index.ts';
import { listPacketRows, lookupOf, toReadyPacketView } from '../packets/index.ts';
import type { QuizRow } from './quiz.repository.ts';

type Schemas = components['schemas'];

/** Without e-mail address and account: anybody may have the id. */
export async function toQuizView(context: AppContext<WithCatalogue>, quiz: QuizRow): Promise<Schemas['Quiz']> {
  const { id, createdAt, answers, reviewPoint, reviewContent } = quiz;
  const { items, reasons, ...recommendation } = recommend(answers);
  return {
    _id: id,
    createdAt: createdAt.toISOString(),
    answers,
    recommendation: {
      ...recommendation,
      items: [...items],
      reasons: reasons.map((reason) => ({ ...reason, days: [...reason.days] })),
      _packets: await findClosestPackets(context, items),
    },
    reviewPoint,
    reviewContent,
  };
}

async function findClosestPackets(
  { db, catalogue }: AppContext<WithCatalogue>,
  items: Recommendation['items'],
): Promise<string[]> {
  const { data } = await catalogue.read();
  const lookup = lookupOf(data);
  const packets = (await listPacketRows(db)).flatMap((row) => {
    const view = toReadyPacketView(row, lookup);
    return view ? [{ id: view._id, summary: view.summary, price: view.price.oneTimePurchase }] : [];
  });
  return [...closestPackets(items, packets)];
}
