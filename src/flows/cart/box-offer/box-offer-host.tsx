import { readAccountKind } from '../../../services/account/account-kind.service.ts';
import type { Api } from '../../../services/http/index.ts';
import { listBoxNames } from '../../../services/subscriptions/box-names.service.ts';
import { useApi } from '../../../base/data/use-api.ts';
import { useAnswer } from '../../../base/use-answer.ts';
import { useLatePart } from '../../../base/use-late-part.ts';

const loadScreen = () => import('./box-offer.tsx');
const goWithout = () => {};

/** Empty for a charity. */
async function readBoxes(api: Api, signal: AbortSignal) {
  const [kind, boxes] = await Promise.all([readAccountKind(api, signal), listBoxNames(api, signal)]);
  return kind === 'normal' ? boxes : [];
}

/** Offers to add the cart's subscription lines to a subscription of the customer; empty without one. */
export function BoxOffer() {
  // Does not import the session: every page would then load it.
  const { value: boxes = [] } = useAnswer(readBoxes, { api: useApi(), owner: null });
  const hasBoxes = boxes.length > 0;
  const late = useLatePart('checkout', loadScreen, hasBoxes, goWithout);
  return late && hasBoxes ? <late.BoxOfferScreen boxes={boxes} /> : null;
}
