import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { Account } from '../../../domain/account/index.ts';
import { isChanged } from '../../../machines/edit-subscription/index.ts';
import { refreshAccount } from '../../app/refresh-account.ts';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { useSession } from '../session/use-session.ts';
import { keepEditDraft, readEditDraft } from './edit-draft.ts';
import { editSubscriptionFlow } from './edit-subscription.services.ts';
import { EditSubscriptionScreen } from './index.tsx';

const page = getRouteApi('/{-$locale}/account/subscription/edit/$subscriptionId');

/** Another subscription is another flow. */
export function EditSubscriptionPage() {
  const { subscriptionId } = page.useParams();
  const account = useSession((snapshot) => snapshot.context.account);
  if (!account) return null;
  return <Editing key={subscriptionId} id={subscriptionId} account={account} />;
}

function Editing({ id, account }: { id: string; account: Account }) {
  const api = useApi();
  const isCharity = account.accountType === 'charity';
  const [whose] = useState({ accountId: account._id, subscriptionId: id });
  const [snapshot, send] = useFlow(
    () =>
      createActor(
        editSubscriptionFlow(api, { isCharity }, () => refreshAccount(api)),
        { input: { id, kept: readEditDraft(whose) } },
      ),
    `edit-subscription ${id}`,
  );
  const { view, draft } = snapshot.context;
  // While the two stand beside each other, what was left is of the version it was made over.
  const isOurs = snapshot.matches('editing');
  useEffect(() => {
    if (!isOurs || !view || !draft) return;
    keepEditDraft(whose, isChanged(draft, view.held) ? { version: view.version, draft } : null);
  }, [isOurs, view, draft, whose]);
  if (snapshot.matches('left')) return <Navigate to="/{-$locale}/account" params={true} replace />;
  return <EditSubscriptionScreen snapshot={snapshot} send={send} />;
}
