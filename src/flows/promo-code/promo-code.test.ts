// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cart } from '../../alive/index.ts';
import { openPromoLink, promoCode } from './promo-code.ts';
import { attachPromoCodePorts } from './promo-ports.ts';

test('the code of a link waits in an empty cart until a line is added', async () => {
  cart.start();
  expect(await openPromoLink('mercan10')).toBe('waiting');
  expect(cart.getSnapshot().context.cart.promoCode).toEqual({ code: 'MERCAN10', error: null });
});

test('a refused typed code is reported once to the attached port', () => {
  const reported: string[] = [];
  attachPromoCodePorts({ reportRefusal: ({ code, message }) => reported.push(`${code} ${message.en}`) });
  promoCode.send({ type: 'code.apply', code: 'x'.repeat(100) });
  expect([promoCode.getSnapshot().value, reported]).toEqual(['refused', ['300 Invalid promo code']]);
});
