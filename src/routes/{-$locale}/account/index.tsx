import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { AccountScreen } from '../../../screens/account/index.tsx';
import { ordersQuery } from '../../../services/orders/index.ts';
import { useSession } from '../../../wiring/session.ts';
import { privateHead } from '../../-page-head.ts';
import { SignedInOnly } from '../../-signed-in-only.tsx';
import { WithQueries } from '../../-with-queries.tsx';

export const Route = createFileRoute('/{-$locale}/account/')({
  ssr: false,
  staticData: { app: 'now' },
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'account'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Hesabım`) }),
  component: AccountPage,
});

const waiting = <AccountScreen firstName={null} email={null} orders={undefined} hasFailed={false} onRetry={() => {}} />;

function AccountPage() {
  return (
    <WithQueries>
      <SignedInOnly waiting={waiting}>
        <SignedIn />
      </SignedInOnly>
    </WithQueries>
  );
}

function SignedIn() {
  const { api } = Route.useRouteContext();
  const { data, error, refetch } = useQuery(ordersQuery(api));
  const account = useSession((snapshot) => snapshot.context.account);
  return (
    <AccountScreen
      firstName={account?.firstName ?? null}
      email={account?.email ?? null}
      orders={data}
      hasFailed={error !== null}
      onRetry={() => void refetch()}
    />
  );
}
