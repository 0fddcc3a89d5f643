import { OpenPayment } from '../flows/open-payment/open-payment-host.tsx';
import { LateReviewReminder } from '../flows/review/late-reminder-host.tsx';
import { useSignedIn } from '../base/visitor/signed-in.ts';

/** On any page for a returning customer: an unfinished payment, and a box that could be reviewed. */
export function LateParts() {
  return (
    <>
      <OpenPayment />
      <LateReviewReminder isSignedIn={useSignedIn()} />
    </>
  );
}
