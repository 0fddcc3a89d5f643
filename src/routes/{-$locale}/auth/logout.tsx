import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loadMessages } from '../../../i18n/i18n.ts';
import { LogoutScreen } from '../../../flows/auth/index.tsx';
import { readMoneyOnTheWayTo } from '../../../flows/open-payment/money-on-the-way.ts';
import { safeRedirect } from '../../../flows/session/session-redirect.ts';
import { session } from '../../../app/session.ts';
import { useSession } from '../../../flows/session/use-session.ts';
import { hasSession } from '../../../app/signed-in.ts';
import { privateHead } from '../../../pages/shell/page-head.ts';

export const Route = createFileRoute('/{-$locale}/auth/logout')({
  ssr: false,
  staticData: { app: 'now' },
  // By name, also when there is none: the router keeps the raw value of a parameter that is left out here.
  validateSearch: (search): { redirect?: string | undefined } => ({
    redirect: safeRedirect(search['redirect']) ?? undefined,
  }),
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'auth'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Çıkış`) }),
  component: LogoutPage,
});

function LogoutPage() {
  const { redirect } = Route.useSearch();
  // A refused call leads here with a way back and without a session; whoever wishes to leave still has one.
  const [isExpired] = useState(() => redirect !== undefined && !hasSession());
  // In the middle of paying, the first question is what became of the money.
  const [money] = useState(() => readMoneyOnTheWayTo(redirect));
  const state = useSession((snapshot) => snapshot.value);
  useEffect(() => {
    if (state === 'expired' || typeof state === 'object') session.send({ type: 'session.close', redirectPath: null });
  }, [state]);
  const back = redirect ? `?redirect=${encodeURIComponent(redirect)}${isExpired ? '&expired=true' : ''}` : '';
  const why = isExpired ? 'expired' : typeof state === 'object' || state === 'closing' ? 'leaving' : 'left';
  return <LogoutScreen why={why} money={money} loginPath={`/auth/login${back}`} />;
}
