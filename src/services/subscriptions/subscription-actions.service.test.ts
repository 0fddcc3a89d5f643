import { expect, test } from 'vitest';
import { parseCalendarDay } from '../../../domain/calendar/index.ts';
import { running, skipped } from '../../../machines/subscription/subscription.spec.ts';
import type { SubscriptionView } from '../../../machines/subscription/index.ts';
import { createApi } from '../http/index.ts';
import { performAction, undoAction } from './index.ts';

/** A contract that refuses every request, and a record of the requests. */
function refusing() {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'http://shop.example/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => 'token',
    fetch: ({ method, url }) => {
      const { pathname, search } = new URL(url);
      asked.push(`${method} ${pathname.replace('/api/private/user/subscriptions/', '')}${search}`);
      const message = { tr: 'Abonelik bu arada değişti.', en: 'The subscription has changed meanwhile.' };
      return Promise.resolve(Response.json({ status: 'error', code: 'STALE_VERSION', message }, { status: 409 }));
    },
  });
  return { api, asked };
}

/** The eleventh version of a subscription, whose next delivery is the fifth. */
const shown = {
  ...running,
  version: 11,
  deliveries: running.deliveries.map((one, nth) => ({ ...one, cycle: nth + 5 })),
};

test.each<[title: string, action: Parameters<typeof performAction>[2], asked: string]>([
  ['skip [SUBSCRIPTION-17]', { kind: 'skip' }, 'skip?version=11&cycle=5'],
  [
    'skip to a day [SUBSCRIPTION-17]',
    { kind: 'skipTo', day: parseCalendarDay('2026-12-21')! },
    'skip?version=11&cycle=5',
  ],
  ['take a skip back [SUBSCRIPTION-17]', { kind: 'unskip' }, 'unskip?version=11'],
  [
    'another day [SUBSCRIPTION-17]',
    { kind: 'changeDate', day: parseCalendarDay('2026-12-21')! },
    'change-next-order-date?version=11&cycle=5',
  ],
  [
    'boxes beside it [SUBSCRIPTION-17]',
    { kind: 'setExtras', products: [{ productId: 'p1', quantity: 2 }] },
    'add-next-purchase-extras?version=11&cycle=5',
  ],
  [
    'to another address [SUBSCRIPTION-17]',
    { kind: 'sendTo', addressId: 'mum', isGift: false },
    'send-next-delivery-to?version=11&cycle=5',
  ],
  ['another card [SUBSCRIPTION-17]', { kind: 'changeCard', cardId: 'c2' }, 'edit?version=11'],
  [
    'another address for all [SUBSCRIPTION-17]',
    { kind: 'changeAddress', addressId: 'mum', withBilling: true },
    'edit?version=11',
  ],
  ['another rhythm [SUBSCRIPTION-17]', { kind: 'changeRhythm', intervalDays: 84 }, 'edit?version=11'],
  ['a name [SUBSCRIPTION-17]', { kind: 'rename', name: 'Benim kutum' }, 'rename?version=11'],
  ['a pause [SUBSCRIPTION-17]', { kind: 'pause', until: null }, 'pause?version=11'],
  ['going on [SUBSCRIPTION-17]', { kind: 'resume' }, 'resume?version=11'],
  ['ending it [SUBSCRIPTION-17]', { kind: 'cancel' }, 'cancel?version=11'],
])(
  'a confirmed action is sent with the version and the delivery that were shown: %s',
  async (_title, action, expected) => {
    const { api, asked } = refusing();
    await expect(performAction(api, shown, action, null)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(asked).toEqual([`POST ${shown.id}/${expected}`]);
  },
);

test('undoing an action is sent with the version that was shown [SUBSCRIPTION-17]', async () => {
  const { api, asked } = refusing();
  const after: SubscriptionView = { ...skipped, version: 12 };
  await expect(undoAction(api, after)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  expect(asked).toEqual([`POST ${skipped.id}/undo?version=12`]);
});
