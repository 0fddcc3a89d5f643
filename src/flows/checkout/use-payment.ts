import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Locale } from '../../../domain/locale/index.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { loadMessages, type Texts } from '../../i18n/i18n.ts';

type Payment = typeof import('./whole-payment.ts').wholePayment;

interface Fetched {
  locale: Locale;
  payment: Payment;
}

const AGAIN_AFTER = 2000;

async function fetchPayment(texts: Texts, locale: Locale): Promise<Fetched> {
  const [{ wholePayment }] = await Promise.all([
    import('./whole-payment.ts'),
    loadMessages(texts[locale], locale, 'three-d-secure'),
  ]);
  wholePayment.fetchPictures(locale);
  return { locale, payment: wholePayment };
}

/**
 * The components of a payment, from its contracts to its end. Loaded with the success page as soon as it `isNear`; null
 * until then. A failed load is tried again: with React's `lazy` a lost file would replace the page by an error in the
 * middle of a payment.
 */
export function usePayment(isNear: boolean): Payment | null {
  const locale = useLocale();
  const router = useRouter();
  const { texts } = router.options.context;
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const isMissing = isNear && fetched?.locale !== locale;
  useEffect(() => {
    if (!isMissing) return undefined;
    const visit = { isOver: false, again: 0 };
    const ask = async () => {
      try {
        const found = await fetchPayment(texts, locale);
        if (visit.isOver) return;
        setFetched(found);
        void router.preloadRoute({ to: '/{-$locale}/purchase/success' });
      } catch {
        if (!visit.isOver) visit.again = window.setTimeout(() => void ask(), AGAIN_AFTER);
      }
    };
    void ask();
    return () => {
      visit.isOver = true;
      window.clearTimeout(visit.again);
    };
  }, [isMissing, router, texts, locale]);
  return fetched?.locale === locale ? fetched.payment : null;
}
