import { findItem } from '../../../domain/cart/index.ts';
import { isLocale } from '../../../domain/locale/index.ts';
import { cart } from '../cart-actor.ts';
import { viewOf, type Words } from '../view.ts';
import { hideAdded } from './added.ts';

const parsedWords = new Map<string, Words>();

function wordsOf(text: string | undefined): Words | undefined {
  if (text === undefined) return undefined;
  const known: Words = parsedWords.get(text) ?? JSON.parse(text);
  parsedWords.set(text, known);
  return known;
}

/** Writes every slot of the page. React's <Live> renders the same texts, so painting twice changes nothing. */
export function paint(): void {
  const snapshot = cart.getSnapshot();
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'tr';
  for (const element of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const { live = '', of, words } = element.dataset;
    const text = viewOf(live)?.(snapshot, { locale, of, words: wordsOf(words) }) ?? null;
    if (text !== null && element.textContent !== text) element.textContent = text;
  }
  hideAdded((key) => findItem(snapshot.context.cart, key) !== null);
}
