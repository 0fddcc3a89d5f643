import { expect, it } from 'vitest';
import { boxToAskAbout, mayRemindOn } from './review-reminder.ts';

const waiting = [{ orderId: 'o2' }, { orderId: 'o1' }];

it('reminds of the latest box, except in the cart, the checkout, beside an order, or once dismissed for that box [SHELL-7]', () => {
  const places = [
    '/',
    '/en',
    '/account',
    '/cart',
    '/en/cart',
    '/checkout',
    '/en/checkout/pay',
    '/cartoon',
    '/en/account/orders/o1',
  ];
  expect(places.filter(mayRemindOn)).toEqual(['/', '/en', '/account', '/cartoon']);
  expect([
    boxToAskAbout(waiting, null),
    boxToAskAbout(waiting, 'o1'),
    boxToAskAbout(waiting, 'o2'),
    boxToAskAbout([], null),
  ]).toEqual(['o2', 'o2', null, null]);
});
