import { takeCaptured } from './captured.ts';
import { cart } from '../cart-actor.ts';
import { followConnection } from './follow-connection.ts';
import { keepCart } from './keep-cart.ts';
import { listen } from './listen.ts';
import { paint } from './paint.ts';
import { takePosted } from './posted.ts';

/** Makes the page alive: from here on every declared submit, input and click reaches the cart. */
export function startEarly(): void {
  cart.start();
  keepCart();
  cart.subscribe(paint);
  listen();
  followConnection();
  takeCaptured();
  takePosted();
  paint();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', paint);
  performance.mark('early-ready');
}
