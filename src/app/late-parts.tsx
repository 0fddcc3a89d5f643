import { OpenPayment } from '../flows/open-payment/open-payment-host.tsx';
import { LateReviewCorner } from '../flows/review/late-corner-host.tsx';
import { useSignedIn } from './signed-in.ts';

/** What stands on any page for whoever comes back: an unfinished payment, and a box that could be reviewed. */
export function LateParts() {
  return (
    <>
      <OpenPayment />
      <LateReviewCorner isSignedIn={useSignedIn()} />
    </>
  );
}
