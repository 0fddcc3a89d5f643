// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cart } from '../alive/index.ts';
import { openPromoLink } from './promo-code.ts';

test('the code of a link waits in an empty cart until there is something to count on', async () => {
  cart.start();
  expect(await openPromoLink('mercan10')).toBe('waiting');
  expect(cart.getSnapshot().context.cart.promoCode).toEqual({ code: 'MERCAN10', error: null });
});
