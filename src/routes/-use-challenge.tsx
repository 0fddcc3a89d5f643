import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '../../domain/locale/index.ts';
import { useLocale } from '../components/use-locale.ts';
import { loadMessages, type Texts } from '../i18n/i18n.ts';
import type { Challenge } from './-challenge.tsx';

interface Fetched {
  locale: Locale;
  Challenge: typeof Challenge;
}

const AGAIN_AFTER = 2000;

async function fetchChallenge(texts: Texts, locale: Locale): Promise<Fetched> {
  const [module] = await Promise.all([
    import('./-challenge.tsx'),
    loadMessages(texts[locale], locale, 'three-d-secure'),
  ]);
  return { locale, Challenge: module.Challenge };
}

/**
 * The screen of the bank's approval, for which `shown` stands once there is one. Fetched as soon as it `isNear`; null
 * until it is there. Asked for again when it does not arrive: with React's `lazy` a lost file would end the page in
 * the middle of a payment.
 */
export function useChallenge(isNear: boolean, shown: ComponentProps<typeof Challenge> | null): ReactNode {
  const locale = useLocale();
  const { texts } = useRouter().options.context;
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const isMissing = isNear && fetched?.locale !== locale;
  useEffect(() => {
    if (!isMissing) return undefined;
    const visit = { isOver: false, again: 0 };
    const ask = async () => {
      try {
        const found = await fetchChallenge(texts, locale);
        if (!visit.isOver) setFetched(found);
      } catch {
        if (!visit.isOver) visit.again = window.setTimeout(() => void ask(), AGAIN_AFTER);
      }
    };
    void ask();
    return () => {
      visit.isOver = true;
      window.clearTimeout(visit.again);
    };
  }, [isMissing, texts, locale]);
  return shown && fetched?.locale === locale ? <fetched.Challenge {...shown} /> : null;
}
