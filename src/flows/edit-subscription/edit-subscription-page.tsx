import { getRouteApi, Navigate } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { refreshAccount } from '../../app/refresh-account.ts';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { useSession } from '../session/use-session.ts';
import { editSubscriptionFlow } from './edit-subscription.services.ts';
import { EditSubscriptionScreen } from './index.tsx';

const page = getRouteApi('/{-$locale}/account/subscription/edit/$subscriptionId');

/** Another subscription is another flow. */
export function EditSubscriptionPage() {
  const { subscriptionId } = page.useParams();
  const accountType = useSession((snapshot) => snapshot.context.account?.accountType);
  if (accountType === undefined) return null;
  return <Editing key={subscriptionId} id={subscriptionId} isCharity={accountType === 'charity'} />;
}

function Editing({ id, isCharity }: { id: string; isCharity: boolean }) {
  const api = useApi();
  const [snapshot, send] = useFlow(
    () =>
      createActor(
        editSubscriptionFlow(api, { isCharity }, () => refreshAccount(api)),
        { input: { id } },
      ),
    `edit-subscription ${id}`,
  );
  if (snapshot.matches('left')) return <Navigate to="/{-$locale}/account" params={true} replace />;
  return <EditSubscriptionScreen snapshot={snapshot} send={send} />;
}
