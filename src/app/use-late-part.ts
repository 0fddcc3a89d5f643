import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useLate } from '../components/use-late.ts';
import { useLocale } from '../components/use-locale.ts';
import { loadMessages } from '../i18n/i18n.ts';

/** `useLate` for a part with texts of its own: both are there, or neither. `load` and `onLost` must stay the same. */
export function useLatePart<Part>(
  namespace: string,
  load: () => Promise<Part>,
  isWanted: boolean,
  onLost: () => void,
): Part | null {
  const locale = useLocale();
  const { texts } = useRouter().options.context;
  const loadBoth = useCallback(async () => {
    const [part] = await Promise.all([load(), loadMessages(texts[locale], locale, namespace)]);
    return part;
  }, [load, texts, locale, namespace]);
  return useLate(loadBoth, isWanted, onLost);
}
