import { readAccountKind } from '../../../services/account/account-kind.service.ts';
import type { Api } from '../../../services/http/index.ts';
import { listBoxNames } from '../../../services/subscriptions/box-names.service.ts';
import { useApi } from '../../../base/data/use-api.ts';
import { useAnswer } from '../../../base/use-answer.ts';
import { BoxOfferScreen } from './box-offer.tsx';

/** A charity is not asked. */
async function readBoxes(api: Api, signal: AbortSignal) {
  const [kind, boxes] = await Promise.all([readAccountKind(api, signal), listBoxNames(api, signal)]);
  return kind === 'normal' ? boxes : [];
}

/** What is in the cart can go into a box that runs, where there is one; otherwise nothing is said. */
export function BoxOffer() {
  // Does not import the session: every page would then load it.
  const { value: boxes = [] } = useAnswer(readBoxes, { api: useApi(), owner: null });
  return boxes.length > 0 && <BoxOfferScreen boxes={boxes} />;
}
