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

/** Each subscription has a flow of its own. */
export function EditSubscriptionPage() {
  const { subscriptionId } = page.useParams();
  const { from } = page.useSearch();
  // During an open payment the cart may be paid for already: it is not offered for the box.
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
  /** Offers the cart's lines for this box. */
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
      // Subscribed here and not in the page: a save that ends after the page was left removes the draft too.
      actor.subscribe((current) => {
        const { view, draft, taken } = current.context;
        // While both versions are shown, the stored draft keeps the version that it was made from.
        if (!current.matches('editing') || !view || !draft) return;
        keepEditDraft(whose, isChanged(draft, view) ? { version: view.version, draft, taken } : null);
      });
      return actor;
    },
    // With lines of the cart, named in the URL, a new flow starts: a kept one does not have them.
    isOffered ? undefined : `edit-subscription ${id} of ${account._id}`,
  );
  const navigate = page.useNavigate();
  // The cart's lines are in the draft now: after discarding it, a reload must not add them again.
  const isTaken = isOffered && !snapshot.context.isOffered;
  useEffect(() => {
    if (isTaken) void navigate({ search: {}, replace: true });
  }, [isTaken, navigate]);
  if (snapshot.matches('left')) return <Navigate to="/{-$locale}/account" params={true} replace />;
  return <EditSubscriptionScreen snapshot={snapshot} send={send} />;
}
