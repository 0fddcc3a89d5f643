import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pathWithoutLocale } from '../../domain/locale/index.ts';
import { useLocale } from '../components/use-locale.ts';
import { loadMessages } from '../i18n/i18n.ts';
import { PaymentNote } from '../screens/purchase/payment-note.tsx';
import { findLeftPayment } from '../services/shopping/purchase.service.ts';
import { readOpenKey } from '../wiring/checkout-memory.ts';
import { takeOutPaid } from '../wiring/paid-cart.ts';
import { useSession } from '../wiring/session.ts';
import { closeSnackbar, showText } from '../wiring/snackbar.ts';

/** Pages that say themselves how a payment stands. */
const saysItself = (path: string) => /^\/(checkout|purchase|auth)(\/|$)/.test(path);

/**
 * A payment that this browser began and has not seen the end of is told of where the shopper comes back to, and always
 * at the cart: what it has paid for leaves the cart first.
 */
export function OpenPayment() {
  const { api, texts } = useRouter().options.context;
  const locale = useLocale();
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  const owner = useSession((snapshot) => snapshot.context.account?._id);
  const told = useRef<string | null>(null);
  useEffect(() => {
    const place = pathWithoutLocale(path);
    const key = owner === undefined || saysItself(place) ? null : readOpenKey(owner);
    if (key === null || (told.current === key && place !== '/cart')) return undefined;
    const visit = new AbortController();
    let takeBack = () => {};
    const look = async () => {
      const payment = await findLeftPayment(api, key, visit.signal);
      if (!payment) return;
      const { attemptId, isPaid } = payment;
      if (isPaid) await takeOutPaid(api, attemptId);
      await loadMessages(texts[locale], locale, 'purchase');
      if (visit.signal.aborted) return;
      told.current = key;
      takeBack = showText(<PaymentNote isPaid={isPaid} onFollow={closeSnackbar} />, isPaid ? 'success' : 'error');
    };
    // Without an answer nothing is claimed; the next page asks again.
    look().catch(() => {});
    return () => {
      visit.abort();
      takeBack();
    };
  }, [api, texts, locale, owner, path]);
  return null;
}
