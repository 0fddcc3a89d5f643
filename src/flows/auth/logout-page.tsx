import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { session } from '../session/session.ts';
import { hasSession } from '../../base/visitor/signed-in.ts';
import { forgetBoxLines } from '../edit-subscription/cart-lines.ts';
import { forgetEditDrafts } from '../edit-subscription/edit-draft.ts';
import { forgetReportedPeriod } from '../subscription/calendar/reported-period-record.ts';
import { forgetClosedBox } from '../review/closed-box.ts';
import { readMoneyOnTheWayTo } from '../open-payment/money-on-the-way.ts';
import { writeDonationNote } from '../../base/donation-note.ts';
import { deleteDrafts } from '../../storage/delete-drafts.ts';
import { forgetTabAnswers } from '../quiz/tab-answers.ts';
import { useSession } from '../session/use-session.ts';
import { GoodbyeScreen } from './goodbye-screen.tsx';
import { LogoutScreen } from './logout-screen.tsx';

/** Signs out. `redirect`: where to go after signing in again. */
export function LogoutPage({ redirect }: { redirect: string | undefined }) {
  // Expired: a 401 led here, with a redirect and without a session; a customer who signs out still has one.
  const [isExpired] = useState(() => redirect !== undefined && !hasSession());
  // During a payment the page first shows what happened to the money.
  const [money] = useState(() => readMoneyOnTheWayTo(redirect));
  const state = useSession((snapshot) => snapshot.value);
  // Deleting the account has already ended its sessions: no request is needed.
  const left = useRouterState({ select: ({ location }) => location.state.left });
  useEffect(() => {
    if (left) session.send({ type: 'session.lost' });
    else if (state === 'expired' || typeof state === 'object') session.send({ type: 'session.close', path: null });
  }, [state, left]);
  useEffect(() => {
    if (isExpired) return;
    forgetEditDrafts();
    forgetBoxLines();
    forgetReportedPeriod();
    forgetClosedBox();
    deleteDrafts();
    writeDonationNote('');
    forgetTabAnswers();
  }, [isExpired]);
  if (left) return <GoodbyeScreen {...left} />;
  const back = redirect ? `?redirect=${encodeURIComponent(redirect)}${isExpired ? '&expired=true' : ''}` : '';
  const why = isExpired ? 'expired' : typeof state === 'object' || state === 'closing' ? 'leaving' : 'left';
  return <LogoutScreen why={why} money={money} loginPath={`/auth/login${back}`} />;
}
