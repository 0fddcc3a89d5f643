import { useRouter } from '@tanstack/react-router';
import { use } from 'react';
import { useLocale } from '../components/use-locale.ts';
import { loadMessages } from '../i18n/i18n.ts';

const asked = new Map<string, Promise<void>>();

/** The texts of a part that is opened later: it suspends until they are there. */
export function useWords(namespace: string): void {
  const locale = useLocale();
  const { texts } = useRouter().options.context;
  const key = `${locale} ${namespace}`;
  let words = asked.get(key);
  if (!words) {
    words = loadMessages(texts[locale], locale, namespace);
    asked.set(key, words);
    words.catch(() => asked.delete(key));
  }
  use(words);
}
