import { useState } from 'react';
import { useApi } from '../../app/use-api.ts';
import { listSubscriptions, type Subscription } from '../../services/subscriptions/subscriptions.service.ts';
import { useAnswer } from '../checkout/use-answer.ts';
import { readKnownMoney } from '../open-payment/money-on-the-way.ts';
import { useSession } from '../session/use-session.ts';
import { BoxOfferScreen } from './box-offer.tsx';

/** What is in the cart can go into a box that runs, where there is one; otherwise nothing is said. */
export function BoxOffer() {
  const api = useApi();
  const account = useSession((snapshot) => snapshot.context.account);
  // What may be paid for already is not put into another box as well.
  const [money] = useState(readKnownMoney);
  const { value: boxes = [] } = useAnswer<Subscription[]>(listSubscriptions, { api, owner: account?._id ?? null });
  if (account?.accountType !== 'normal' || money === 'unknown' || boxes.length === 0) return null;
  return <BoxOfferScreen boxes={boxes} />;
}
