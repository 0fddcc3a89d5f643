import { msg } from '@lingui/core/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { isFailure } from '../../../../domain/failure/index.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { AccountScreen, type Reading } from '../../../pages/account/index.tsx';
import { ordersQuery } from '../../../services/orders/index.ts';
import { subscriptionsQuery } from '../../../services/subscriptions/index.ts';
import { useSession } from '../../../flows/session/use-session.ts';
import { privateHead } from '../../../pages/shell/page-head.ts';
import { SignedInOnly } from '../../../flows/session/signed-in-only.tsx';
import { WithQueries } from '../../../app/with-queries.tsx';

export const Route = createFileRoute('/{-$locale}/account/')({
  ssr: false,
  staticData: { app: 'now' },
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'account'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Hesabım`) }),
  component: AccountPage,
});

const unread: Reading<never[]> = { data: undefined, hasFailed: false, isOffline: false, onRetry: () => {} };
const waiting = <AccountScreen firstName={null} email={null} subscriptions={unread} orders={unread} now={0} />;

function AccountPage() {
  return (
    <WithQueries>
      <SignedInOnly waiting={waiting}>
        <SignedIn />
      </SignedInOnly>
    </WithQueries>
  );
}

function readingOf<Data>({ data, error, refetch }: UseQueryResult<Data>): Reading<Data> {
  return {
    data,
    hasFailed: error !== null,
    isOffline: isFailure(error) && error.kind === 'offline',
    onRetry: () => void refetch(),
  };
}

function SignedIn() {
  const { api } = Route.useRouteContext();
  const account = useSession((snapshot) => snapshot.context.account);
  const [now] = useState(Date.now);
  return (
    <AccountScreen
      firstName={account?.firstName ?? null}
      email={account?.email ?? null}
      subscriptions={readingOf(useQuery(subscriptionsQuery(api)))}
      orders={readingOf(useQuery(ordersQuery(api)))}
      now={now}
    />
  );
}
