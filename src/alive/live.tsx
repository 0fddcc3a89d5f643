import type { Locale } from '../../domain/locale/index.ts';
import type { Declaration } from './declaration.ts';
import { takeOver } from './kept-clicks.ts';
import { useCart } from './use-cart.ts';
import { type SlotName, view, type Words } from './view.ts';

interface LiveProps {
  name: SlotName;
  locale: Locale;
  /** Cart item keys the slot is about, separated by spaces. */
  of?: string;
  /** Sentences in the page's language; see `view`. */
  words?: Words;
  /** Text of the server's page, which stays while `view` returns null. */
  server?: string;
  className?: string;
}

/** A text that the early script may already have painted. */
export function Live({ name, locale, of, words, server = '', className }: LiveProps) {
  const text = useCart((snapshot) => view[name](snapshot, { locale, of, words })) ?? server;
  return (
    <span
      data-live={name}
      data-of={of}
      data-words={words && JSON.stringify(words)}
      className={className}
      suppressHydrationWarning
    >
      {text}
    </span>
  );
}

/** Declares the cart event of an element, before React and with it: use it instead of a handler. */
export function on(type: 'submit' | 'input' | 'click', declaration: Declaration): Record<`data-on-${string}`, string> {
  return { [`data-on-${type}`]: JSON.stringify(declaration) };
}

/** Changes the number field of the button's form by `by`. */
export const step = (by: number) => ({ 'data-step': by });

/** For a button or link that only React handles: its clicks are kept until React has reached it. */
export const needsApp = { 'data-needs-app': '', ref: takeOver };

/** For a link that React can handle offline, and a browser cannot: only offline its clicks are kept. */
export const needsAppOffline = { 'data-needs-app': 'offline', ref: takeOver };
