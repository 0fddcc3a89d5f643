import { getRouteApi, Navigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Actor, createActor } from 'xstate';
import { pathIn } from '../../../domain/locale/index.ts';
import type { refundMachine } from '../../../machines/refund/index.ts';
import { refreshAccount } from '../session/refresh-account.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { RefundScreen } from './refund-screen.tsx';
import { refundFlow } from './refund.services.ts';

const page = getRouteApi('/{-$locale}/account/orders/refund/$');

/** `refund/{id}`, `refund/{id}/summary` and `refund/successful`: one flow, and the URL shows its step. Spec §2. */
export function RefundPage() {
  const { _splat: path = '' } = page.useParams();
  const locale = useLocale();
  const [first = '', second] = path.split('/');
  const isDone = first === 'successful';
  const [orderId, setOrderId] = useState(isDone ? null : first);
  if (!isDone && first !== orderId) setOrderId(first);
  // After a reload the returned order is unknown.
  if (!orderId) return <Navigate to={pathIn(locale, '/account/orders')} replace />;
  return (
    <OneRefund key={orderId} orderId={orderId} step={isDone ? 'done' : second === 'summary' ? 'summary' : 'choice'} />
  );
}

type Step = 'choice' | 'summary' | 'done';

function OneRefund({ orderId, step }: { orderId: string; step: Step }) {
  const api = useApi();
  const { history } = useRouter();
  const locale = useLocale();
  const [snapshot, send] = useFlow(() => {
    const onShare = (share: number) => actor.send({ type: 'upload.progressed', share });
    const flow = refundFlow(api, onShare, () => refreshAccount(api));
    const input = { orderId, wantsSummary: step === 'summary', keySeed: crypto.randomUUID() };
    const actor: Actor<typeof refundMachine> = createActor(flow, { input });
    return actor;
    // Kept per order: another account cannot read this order, so it does not see the choice.
  }, `refund-${orderId}`);
  const { value, context } = snapshot;
  const wanted = pathOf(orderId, value, context.prices > 0);
  // The URL follows the flow, and going back in the history goes back in the flow.
  useEffect(() => {
    const path = wanted && pathIn(locale, wanted.path);
    if (!path || history.location.pathname === path) return;
    if (wanted.isBack) history.replace(path);
    else history.push(path);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address that is wanted, not the object that says so
  }, [history, locale, wanted?.path]);
  useEffect(() => {
    if (step === 'choice') send({ type: 'refund.edit' });
  }, [send, step]);
  return <RefundScreen snapshot={snapshot} send={send} />;
}

/** Path of the page for a state; null while a request is running. */
function pathOf(orderId: string, state: string, isNew: boolean): { path: string; isBack: boolean } | null {
  const path = `/account/orders/refund/${orderId}`;
  switch (state) {
    case 'choosing':
      return { path, isBack: true };
    case 'summarised':
      return { path: `${path}/summary`, isBack: false };
    case 'requested':
    case 'answered':
      return { path: isNew ? '/account/orders/refund/successful' : `${path}/summary`, isBack: false };
    default:
      return null;
  }
}
