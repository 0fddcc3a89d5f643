import { expect, it } from 'vitest';
import { boxToAskAbout, mayRemindOn } from './review-reminder.ts';
import { type ReviewView, withoutRated } from './review.machine.ts';

const view = {
  types: [
    { typeId: 'pad', orderId: 'o2' },
    { typeId: 'tampon', orderId: 'o1' },
  ],
} as unknown as ReviewView;

it('reminds of the latest box everywhere but in the cart, the checkout and beside an order, until it is closed for that box [SHELL-7]', () => {
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
    boxToAskAbout(view, null),
    boxToAskAbout(view, 'o1'),
    boxToAskAbout(view, 'o2'),
    boxToAskAbout({ types: [] }, null),
    boxToAskAbout(null, null),
  ]).toEqual(['o2', 'o2', null, null, null]);
});

it('leaves to review what got no points', () => {
  const items = [
    { typeId: 'pad', points: 4, text: '' },
    { typeId: 'tampon', points: 0, text: '' },
  ];
  const left = withoutRated(view, { items, showsName: true, acceptedAt: null });
  expect(left.types.map(({ typeId }) => typeId)).toEqual(['tampon']);
});
