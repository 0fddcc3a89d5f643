import { useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { showsOwnPayment } from '../../../domain/payment/index.ts';
import { openPayment } from './open-payment.ts';
import { useLatePart } from '../../base/use-late-part.ts';
import { isSameNews, newsOf } from './news-of.ts';

const loadStrip = () => import('./open-payment-strip.tsx');
const askLater = () => {};

const showPage = (hasNotice: boolean) => openPayment.send({ type: 'page.shown', hasNotice, at: Date.now() });
const hidePage = () => showPage(false);

/** At the head of every page: an unfinished payment, also after signing out. */
export function OpenPayment() {
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  useEffect(() => showPage(!showsOwnPayment(path)), [path]);
  useEffect(() => hidePage, []);
  const news = useSelector(openPayment, newsOf, isSameNews);
  const strip = useLatePart('purchase', loadStrip, news !== null, askLater);
  return (
    <output>
      {news && strip && (
        <strip.OpenPaymentStrip news={news} onClose={() => openPayment.send({ type: 'payment.close' })} />
      )}
    </output>
  );
}
