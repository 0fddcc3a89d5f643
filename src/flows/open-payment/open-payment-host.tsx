import { useRouter, useRouterState } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { seconds } from '../../../domain/calendar/index.ts';
import { pathIn, pathWithoutLocale } from '../../../domain/locale/index.ts';
import { useLocale } from '../../components/use-locale.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { PaymentBanner } from './payment-note.tsx';
import { findLeftPayment } from '../../services/shopping/purchase.service.ts';
import { keepEnd, readOpenKey, wasLeftUnfinished } from './checkout-memory.ts';
import { takeOutPaid } from './paid-cart.ts';
import { closePayment, forgetPayment, type PaymentNews, tellPayment, usePaymentNews } from './payment-news.ts';
import { useSession } from '../session/use-session.ts';

/** Pages that say themselves how a payment stands. */
const saysItself = (path: string) => /^\/(checkout|purchase|auth)(\/|$)/.test(path);

const askAgainAfter = seconds(10);

/** An unfinished payment of this device is told of on every page, also to whoever has signed out meanwhile. */
export function OpenPayment() {
  const isGuest = useSession((snapshot) => snapshot.hasTag('guest'));
  return (
    <>
      {isGuest ? <LeftPayment /> : <OwnPayment />}
      <PaymentBanner news={usePaymentNews()} onClose={closePayment} />
    </>
  );
}

/** The page that is shown: its path in its language. */
const usePath = () =>
  useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });

/** How it stands only its account may ask. */
function LeftPayment() {
  const { texts } = useRouter().options.context;
  const locale = useLocale();
  const path = usePath();
  useEffect(() => {
    if (saysItself(pathWithoutLocale(path)) || !wasLeftUnfinished(Date.now())) return undefined;
    const visit = { isOver: false };
    const tell = async () => {
      await loadMessages(texts[locale], locale, 'purchase');
      if (!visit.isOver) tellPayment({ about: 'left' });
    };
    // The sign-in says it as well.
    void tell().catch(() => {});
    return () => {
      visit.isOver = true;
      forgetPayment();
    };
  }, [texts, locale, path]);
  return null;
}

/**
 * How a payment that this browser began, and has not seen the end of, stands or ended; what it has paid for leaves the
 * cart first. While it is open it is asked about again, also when another tab may have brought it to its end. That it was
 * paid is told once, and always at the cart; that it ended without an order, until that is closed or followed.
 */
function OwnPayment() {
  const router = useRouter();
  const { api, texts } = router.options.context;
  const locale = useLocale();
  const path = usePath();
  const owner = useSession((snapshot) => snapshot.context.account?._id);
  /** The keys last told of: of an open payment, and of a paid one. */
  const open = useRef<string | null>(null);
  const paid = useRef<string | null>(null);
  useEffect(() => {
    const place = pathWithoutLocale(path);
    if (owner === undefined || saysItself(place)) return undefined;
    const visit = new AbortController();
    let said: PaymentNews['about'] | null = null;
    const look = async () => {
      const key = readOpenKey(owner) ?? open.current;
      if (!key) return;
      const payment = await findLeftPayment(api, key, visit.signal);
      if (!payment) {
        open.current = null;
        forgetPayment();
        return;
      }
      const { attemptId, end } = payment;
      const about = end ?? 'open';
      if (about === 'paid') await takeOutPaid(api, attemptId);
      await loadMessages(texts[locale], locale, 'purchase');
      if (visit.signal.aborted) return;
      open.current = about === 'open' ? key : null;
      const isTold = said === about || (about === 'paid' && paid.current === key && place !== '/cart');
      if (about === 'paid') paid.current = key;
      if (isTold) return;
      said = about;
      const isWithoutOrder = about === 'notCharged' || about === 'refunded';
      const onFollow = (event: MouseEvent) => {
        if (isWithoutOrder || readOpenKey(owner) !== null) return;
        // Another tab has seen the end meanwhile: the checkout remembers nothing any more.
        event.preventDefault();
        void router.navigate({ href: pathIn(locale, `/purchase/success?attempt=${encodeURIComponent(attemptId)}`) });
      };
      tellPayment({ about, onFollow, ...(isWithoutOrder && { onClose: () => keepEnd(key) }) });
    };
    // Without an answer nothing is claimed; it is asked again.
    const lookNow = () => void look().catch(() => {});
    lookNow();
    const asking = setInterval(() => {
      if (open.current !== null) lookNow();
    }, askAgainAfter);
    window.addEventListener('storage', lookNow);
    window.addEventListener('focus', lookNow);
    return () => {
      visit.abort();
      forgetPayment();
      clearInterval(asking);
      window.removeEventListener('storage', lookNow);
      window.removeEventListener('focus', lookNow);
    };
  }, [router, api, texts, locale, owner, path]);
  return null;
}
