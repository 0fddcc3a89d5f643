import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { Account } from '../../../domain/account/index.ts';
import { isChanged, offerOf } from '../../../machines/edit-subscription/index.ts';
import { cart } from '../../alive/index.ts';
import { refreshAccount } from '../session/refresh-account.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { readKnownMoney } from '../open-payment/money-on-the-way.ts';
import { useSession } from '../session/use-session.ts';
import { keepEditDraft, readEditDraft } from './edit-draft.ts';
import { editSubscriptionFlow } from './edit-subscription.services.ts';
import { EditSubscriptionScreen } from './edit-subscription-screen.tsx';

const page = getRouteApi('/{-$locale}/account/subscription/edit/$subscriptionId');

/** Another subscription is another flow. */
export function EditSubscriptionPage() {
  const { subscriptionId } = page.useParams();
  const { from } = page.useSearch();
  // What may be paid for already is not put into another box as well.
  const [money] = useState(readKnownMoney);
  const account = useSession((snapshot) => snapshot.context.account);
  if (!account) return null;
  return (
    <Editing
      key={subscriptionId}
      id={subscriptionId}
      account={account}
      isOffered={from === 'cart' && money !== 'unknown'}
    />
  );
}

interface EditingProps {
  id: string;
  account: Account;
  /** What is in the cart is to go into this box. */
  isOffered: boolean;
}

function Editing({ id, account, isOffered }: EditingProps) {
  const api = useApi();
  const isCharity = account.accountType === 'charity';
  const [whose] = useState({ accountId: account._id, subscriptionId: id });
  const [snapshot, send] = useFlow(
    () => {
      const actor = createActor(
        editSubscriptionFlow(api, { isCharity }, () => refreshAccount(api)),
        { input: { id, kept: readEditDraft(whose), cart: offerOf(cart.getSnapshot().context.cart), isOffered } },
      );
      // Not from the page: what is saved while it is left is no draft any more.
      actor.subscribe((current) => {
        const { view, draft, taken } = current.context;
        // While the two are shown beside each other, what was left is of the version it was made over.
        if (!current.matches('editing') || !view || !draft) return;
        keepEditDraft(whose, isChanged(draft, view) ? { version: view.version, draft, taken } : null);
      });
      return actor;
    },
    // What comes from the cart is asked for by the address: a flow that was left does not know of it.
    isOffered ? undefined : `edit-subscription ${id} of ${account._id}`,
  );
  const navigate = page.useNavigate();
  // It is in the draft by now: after discarding, a reload must not add it again.
  const isTaken = isOffered && !snapshot.context.isOffered;
  useEffect(() => {
    if (isTaken) void navigate({ search: {}, replace: true });
  }, [isTaken, navigate]);
  if (snapshot.matches('left')) return <Navigate to="/{-$locale}/account" params={true} replace />;
  return <EditSubscriptionScreen snapshot={snapshot} send={send} />;
}
