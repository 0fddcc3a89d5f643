import { createActor } from 'xstate';
import { EMPTY_CART } from '../../../domain/cart/index.ts';
import { cart } from '../cart-actor.ts';
import { declaredEvent } from './listen.ts';

/**
 * Adds the first item of the page to a hidden cart that has no network: a browser compiles code
 * when it first runs, and the shopper's first tap would wait for that (20 ms on a slow phone).
 */
export function rehearse(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-on-submit]');
  const event = form && declaredEvent(form, 'data-on-submit', new FormData(form));
  if (!event) return;
  const understudy = createActor(cart.logic, { input: { cart: EMPTY_CART } });
  understudy.start();
  understudy.send(event);
  understudy.stop();
}
