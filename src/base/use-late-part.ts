import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useLate } from '../components/hooks/use-late.ts';
import { useLocale } from '../components/words/use-locale.ts';
import { loadMessages } from '../i18n/i18n.ts';

/** `useLate` for a part with texts of its own: both are loaded, or neither. All functions must stay the same. */
export function useLatePart<Part>(
  namespace: string,
  load: () => Promise<Part>,
  isWanted: boolean,
  onLost: () => void,
  loadTexts: typeof loadMessages = loadMessages,
): Part | null {
  const locale = useLocale();
  const { texts } = useRouter().options.context;
  const loadBoth = useCallback(async () => {
    const [part] = await Promise.all([load(), loadTexts(texts[locale], locale, namespace)]);
    return part;
  }, [load, loadTexts, texts, locale, namespace]);
  return useLate(loadBoth, isWanted, onLost);
}
