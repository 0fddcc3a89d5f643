import { cartItemKey, countItems } from '../../domain/cart/index.ts';
import { inLocale, type Locale } from '../../domain/locale/index.ts';
import { formatLira } from '../../domain/money/index.ts';
import type { CartSnapshot } from './cart-actor.ts';

/** Sentences of a slot, already in the page's language. `{name}` and `{quantity}` are filled in from the line. */
export type Words = Readonly<Record<string, string>>;

export interface Slot {
  locale: Locale;
  /** Cart item keys that the slot is about, separated by spaces. */
  of?: string | undefined;
  words?: Words | undefined;
}

type View = (snapshot: CartSnapshot, slot: Slot) => string | null;

const fill = (sentence: string, name: string, quantity: number | null) =>
  sentence.replaceAll('{name}', name).replaceAll('{quantity}', quantity === null ? '' : String(quantity));

const isAbout = (slot: Slot, key: string) => (slot.of ?? '').split(' ').includes(key);

/**
 * Every text of a server-rendered page that depends on the cart, for the early painter and for <Live> alike.
 * Null leaves what the server wrote.
 */
export const view = {
  /** Pieces in the cart; empty when there are none. */
  count: ({ context }) => {
    const pieces = countItems(context.cart);
    return pieces === 0 ? '' : String(pieces);
  },
  /** The last change in words, for the one live region. Words by announcement code. */
  said: ({ context: { announcement, calculation, cart } }, { locale, words }) => {
    const sentence = announcement && words?.[announcement.code];
    if (!sentence) return '';
    // A code is announced once the server's answer has accepted it.
    const { code, error } = cart.promoCode;
    if (announcement.code === 'promoCodeSet' && (error || calculation?.promo?.code !== code)) return '';
    const { name, quantity, turn } = announcement;
    // The same words twice are announced twice only when the text differs: an invisible mark alternates.
    return fill(sentence, name ? inLocale(name, locale) : '', quantity) + (turn % 2 === 0 ? '\u200b' : '');
  },
  /** Price of the current choice of a form. */
  draftTotal: ({ context: { draft } }, slot) => (draft && isAbout(slot, draft.key) ? formatLira(draft.total) : null),
  /** `words.inCart` with the pieces of these lines; empty when none is in the cart. */
  inCart: ({ context }, slot) => {
    const lines = context.cart.items.filter((item) => isAbout(slot, cartItemKey(item)));
    const pieces = lines.reduce((count, line) => count + line.quantity, 0);
    const name = lines[0] ? inLocale(lines[0].data.name, slot.locale) : '';
    return pieces === 0 ? '' : fill(slot.words?.['inCart'] ?? '{quantity}', name, pieces);
  },
} satisfies Record<string, View>;

export type SlotName = keyof typeof view;

const isSlotName = (name: string): name is SlotName => Object.hasOwn(view, name);

export const viewOf = (name: string): View | undefined => (isSlotName(name) ? view[name] : undefined);
