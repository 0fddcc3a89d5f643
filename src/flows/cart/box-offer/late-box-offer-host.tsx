import { useCart } from '../../../alive/index.ts';
import { useSignedIn } from '../../../base/visitor/signed-in.ts';
import { useLate } from '../../../components/hooks/use-late.ts';

const load = () => import('./box-offer-host.tsx');
const goWithout = () => {};

/** Loaded when a signed-in customer's cart has a subscription line. */
export function LateBoxOffer() {
  const hasRepeated = useCart(({ context }) =>
    context.cart.items.some(({ purchaseType }) => purchaseType === 'subscription'),
  );
  const isWanted = useSignedIn() && hasRepeated;
  const late = useLate(load, isWanted, goWithout);
  return late && isWanted ? <late.BoxOffer /> : null;
}
