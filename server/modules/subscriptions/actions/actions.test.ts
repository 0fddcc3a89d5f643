import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openShopper, type Shop, startShop, superPads, tampons } from '../../checkout/testing.ts';
import { cyclesOf, subscribe, type Subscriber } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

const act = async (customer: Subscriber, path: string, body?: unknown) => {
  const { status, body: answer } = await customer.call('POST', `subscriptions/${customer.subscription}/${path}`, body);
  return { status, code: answer.code, data: answer.data };
};
const skipNext = { action: 'SKIP_NEXT', skipReasons: [{ date: '2026-04-27', reason: 'HAVE_ENOUGH' }] };
const cycles = (subscriber: Subscriber) => cyclesOf(shop, subscriber.subscription);
const first = '1 ORDERED 2026-03-02 PAID';
const mailsTo = async ({ email }: Subscriber) =>
  (await shop.app.context.mail.list({ recipient: email }))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('subscr'));
type Shown = { cycle: number; state: string; orderDate: string; price: { chargedAmount: number } };
const ofDelivery = ({ cycle, state, orderDate, price }: Shown) => [cycle, state, orderDate, price.chargedAmount];

describe('a delivery', () => {
  test('is skipped once by repeated requests, and unskipped [SUBSCRIPTION-6 SUBSCRIPTION-7]', async () => {
    const elif = await subscribe(shop);
    const skipped = await act(elif, 'skip?cycle=2&version=1', skipNext);
    const shown = [skipped.data.isSkipped, skipped.data.nextOrderDate, skipped.data.skipReasons, skipped.data.version];
    expect(shown).toEqual([true, '2026-06-22', [{ date: '2026-04-27', reason: 'HAVE_ENOUGH' }], 2]);
    expect(skipped.data.deliveries.map(ofDelivery)).toEqual([
      [2, 'skipped', '2026-04-27', 0],
      [3, 'planned', '2026-06-22', 74.9],
      [4, 'planned', '2026-08-17', 74.9],
      [5, 'planned', '2026-10-12', 74.9],
    ]);
    expect((await act(elif, 'skip?cycle=2&version=1', skipNext)).data.version).toBe(2);
    expect(await cycles(elif)).toEqual([first, '2 SKIPPED 2026-04-27', '3 PLANNED 2026-06-22']);
    expect(skipped.data.undoable).toEqual({ act: 'skip', at: shop.clock.now().toISOString() });

    const back = await act(elif, 'unskip?version=2');
    expect([back.data.isSkipped, back.data.nextOrderDate, back.data.version]).toEqual([false, '2026-04-27', 3]);
    expect(await cycles(elif)).toEqual([first, '2 PLANNED 2026-04-27']);
    const again = await act(elif, 'unskip?version=3');
    expect([again.status, again.code]).toEqual([409, 'NOT_SKIPPED']);
    expect(await mailsTo(elif)).toEqual(['subscriptionChanged', 'subscriptionChanged']);
  });

  test('is skipped only by version and cycle, up to the latest order day', async () => {
    const elif = await subscribe(shop);
    const unnamed = await act(elif, 'skip', skipNext);
    expect([unnamed.status, unnamed.code]).toEqual([400, 'VALIDATION']);
    for (const nth of [1, 2])
      expect((await act(elif, `skip?version=${nth}&cycle=${nth + 1}`, skipNext)).status).toBe(200);
    const rows = await cycles(elif);
    const tooFar = await act(elif, 'skip?version=3&cycle=4', skipNext);
    expect([tooFar.status, tooFar.data.fields, await cycles(elif)]).toEqual([
      400,
      [
        {
          path: 'cycle',
          rule: 'dateOutOfRange',
          message: {
            tr: 'Sonraki kutun en geç 29 Ağustos 2026 günü hazırlanabilir. Daha uzun bir ara için aboneliğini duraklat.',
            en: expect.any(String),
          },
        },
      ],
      rows,
    ]);
    expect(rows.at(-1)).toBe('4 PLANNED 2026-08-17');
  });

  test('is skipped or moved to a day; an unavailable day is refused at its field [SUBSCRIPTION-8]', async () => {
    const elif = await subscribe(shop);
    const to = await act(elif, 'skip?version=1&cycle=2', {
      action: 'SKIP_TO_DATE',
      skipToDate: '2026-07-06',
      skipReasons: [],
    });
    expect(to.data.deliveries.map(ofDelivery).slice(0, 3)).toEqual([
      [2, 'skipped', '2026-04-27', 0],
      [3, 'skipped', '2026-06-22', 0],
      [4, 'planned', '2026-07-06', 74.9],
    ]);
    const moved = await act(elif, 'change-next-order-date?cycle=4', { nextOrderDate: '2026-07-13' });
    expect([moved.data.nextOrderDate, moved.data.deliveries.at(-1).orderDate]).toEqual(['2026-07-13', '2026-11-02']);
    const sunday = await act(elif, 'change-next-order-date', { nextOrderDate: '2026-07-19' });
    const field = sunday.data.fields[0];
    expect([sunday.status, field.path, field.rule]).toEqual([400, 'nextOrderDate', 'dateOutOfRange']);
    const late = await act(elif, 'change-next-order-date?cycle=1', { nextOrderDate: '2026-07-20' });
    expect([late.status, late.code, late.data]).toEqual([
      409,
      'CUTOFF_PASSED',
      { cutoffAt: '2026-02-26T21:00:00.000Z' },
    ]);
  });

  test('of a stale version is not changed, and the current version is returned', async () => {
    const elif = await subscribe(shop);
    await act(elif, 'rename', { name: 'Kızımın paketi' });
    const stale = await act(elif, 'skip?version=1&cycle=2', skipNext);
    expect([stale.status, stale.code, stale.data.version, stale.data.subscription.name]).toEqual([
      409,
      'CONFLICT_VERSION',
      2,
      'Kızımın paketi',
    ]);
    expect(await cycles(elif)).toEqual([first, '2 PLANNED 2026-04-27']);
  });

  test('is edited always, once or with extras, at the stated total', async () => {
    const elif = await subscribe(shop);
    const products = [{ _product: superPads, quantity: 2 }];
    const edit = (rest: object) => ({ action: 'EDIT_SUBSCRIPTION', packets: [], products, ...rest });
    const price = { grossOriginalAmount: 237.8, _currency: 'TRY' };
    const wrong = await act(elif, 'edit', edit({ price: { ...price, grossOriginalAmount: 200 } }));
    expect([wrong.status, wrong.code, wrong.data]).toEqual([
      409,
      'MISCALCULATION',
      { grossOriginalAmount: 237.8, chargedAmount: 237.8 },
    ]);
    const gone = await act(
      elif,
      'edit',
      edit({ products: [...products, { _product: 'nothing', quantity: 1 }], price }),
    );
    expect([gone.status, gone.data]).toEqual([
      422,
      { unavailable: [{ index: 1, type: 'product', _id: 'nothing', reason: 'unknown' }] },
    ]);
    const card = await act(elif, 'edit', edit({ price, _card: 'not-mine' }));
    expect([card.status, card.code]).toEqual([404, 'CARD_NOT_FOUND']);
    const once = await act(elif, 'edit', { ...edit({ price }), action: 'EDIT_NEXT_ORDER' });
    expect(once.data.deliveries.map(ofDelivery)).toEqual([
      [2, 'planned', '2026-04-27', 237.8],
      [3, 'planned', '2026-06-22', 74.9],
      [4, 'planned', '2026-08-17', 74.9],
    ]);
    const extra = await act(elif, 'add-next-purchase-extras', { products: [{ _product: tampons, quantity: 1 }] });
    expect(extra.data.deliveries.map(ofDelivery)[0]).toEqual([2, 'planned', '2026-04-27', 325.7]);
    expect(extra.data.deliveries[0].why).toEqual(['rhythm', 'editedOnce', 'extraOnce']);
    const sameContents = {
      products: [{ _product: tampons, quantity: 1 }],
      price: { ...price, grossOriginalAmount: 74.9 },
    };
    const { _deliveryAddress } = extra.data;
    const elsewhere = await act(elif, 'edit', edit({ ...sameContents, _deliveryAddress }));
    expect(elsewhere.data.deliveries).toEqual(extra.data.deliveries);
    const always = await act(elif, 'edit', edit({ price, intervalDays: 84 }));
    expect(always.data.deliveries.map(ofDelivery)).toEqual([
      [2, 'planned', '2026-04-27', 325.7],
      [3, 'planned', '2026-07-20', 237.8],
      [4, 'planned', '2026-10-12', 237.8],
    ]);
  });
});

describe('a subscription', () => {
  test('is paused and resumed', async () => {
    const elif = await subscribe(shop);
    const paused = await act(elif, 'pause', { until: '2026-08-01' });
    const { status, pause, nextOrderDate, deliveries } = paused.data;
    expect([status, pause, nextOrderDate, deliveries[0].why]).toEqual([
      'PAUSED',
      { until: '2026-08-01', reason: 'customer', since: shop.clock.now().toISOString() },
      '2026-08-17',
      ['afterPause'],
    ]);
    const refused = await act(elif, 'skip?version=2&cycle=2', skipNext);
    expect([refused.status, refused.code]).toEqual([409, 'SUBSCRIPTION_NOT_ACTIVE']);
    const resumed = await act(elif, 'resume', { nextOrderDate: '2026-04-20' });
    expect([resumed.data.status, resumed.data.pause, resumed.data.nextOrderDate]).toEqual([
      'ACTIVE',
      null,
      '2026-04-20',
    ]);
  });

  test('ends at once with a reason, and undo restores it [SUBSCRIPTION-9]', async () => {
    const elif = await subscribe(shop);
    const cancel = (body: object) => act(elif, 'cancel', body);
    const reasons = (await elif.call('GET', 'subscriptions/cancellation-reasons')).body.data;
    expect(reasons.map(({ _id }: { _id: string }) => _id).at(-1)).toBe('other');
    expect((await cancel({ _reason: 'other' })).data.fields[0].path).toBe('note');
    expect((await cancel({ _reason: 'weather' })).data.fields[0].path).toBe('_reason');
    const ended = await cancel({ _reason: 'other', note: 'Taşınıyorum' });
    expect([ended.data.status, ended.data.nextOrderDate, ended.data.deliveries]).toEqual(['CANCELLED', null, []]);
    expect(await cycles(elif)).toEqual([first]);
    expect((await cancel({ _reason: 'price' })).code).toBe('SUBSCRIPTION_NOT_ACTIVE');
    const back = await act(elif, 'undo');
    expect([back.data.status, back.data.nextOrderDate, back.data.undoable]).toEqual(['ACTIVE', '2026-04-27', null]);
    expect(await cycles(elif)).toEqual([first, '2 PLANNED 2026-04-27']);
    const nothing = await act(elif, 'undo');
    expect([nothing.status, nothing.code]).toEqual([409, 'NOTHING_TO_UNDO']);
    expect(await mailsTo(elif)).toEqual(['subscriptionChanged', 'subscriptionCancelled']);
  });

  test('has a default name in each language until it is renamed', async () => {
    const elif = await subscribe(shop);
    const nameIn = async (language: 'tr' | 'en') => {
      const path = `/api/private/user/subscriptions/${elif.subscription}`;
      return (await shop.call('GET', path, { token: elif.token, headers: { language } })).body.data.name;
    };
    expect([await nameIn('tr'), await nameIn('en')]).toEqual(['Aboneliğim', 'My subscription']);
    await act(elif, 'rename', { name: 'Kızımın paketi' });
    expect([await nameIn('tr'), await nameIn('en')]).toEqual(['Kızımın paketi', 'Kızımın paketi']);
  });

  test('ends without a reason, and undo keeps the name given after its end [SUBSCRIPTION-9]', async () => {
    const elif = await subscribe(shop);
    expect((await act(elif, 'cancel', {})).data.status).toBe('CANCELLED');
    const named = await act(elif, 'rename', { name: 'Kızımın paketi' });
    const back = await act(elif, 'undo');
    expect([named, back].map(({ data }) => [data.status, data.name, data.undoable?.act ?? null])).toEqual([
      ['CANCELLED', 'Kızımın paketi', 'cancel'],
      ['ACTIVE', 'Kızımın paketi', null],
    ]);
    await act(elif, 'rename', { name: 'Benim' });
    expect((await act(elif, 'undo')).data.name).toBe('Kızımın paketi');
  });

  test('has its former contents again when an edit is undone', async () => {
    const elif = await subscribe(shop);
    const price = { grossOriginalAmount: 237.8, _currency: 'TRY' };
    const products = [{ _product: superPads, quantity: 2 }];
    const edited = await act(elif, 'edit', { action: 'EDIT_SUBSCRIPTION', packets: [], products, price });
    const back = await act(elif, 'undo');
    const contents = [edited, back].map(({ status, data }) => [
      status,
      data.products[0].product._id,
      data.deliveries[0].price.chargedAmount,
    ]);
    expect(contents).toEqual([
      [200, superPads, 237.8],
      [200, tampons, 74.9],
    ]);
  });

  test('has a preview that equals the result and writes nothing', async () => {
    const elif = await subscribe(shop);
    const preview = await act(elif, 'preview', { act: { kind: 'skip', cycle: 2 } });
    const done = await act(elif, 'skip?version=1&cycle=2', skipNext);
    expect([preview.data.version, preview.data.differenceNow, preview.data.after]).toEqual([
      1,
      0,
      done.data.deliveries,
    ]);
    expect(preview.data.before.map(ofDelivery)[0]).toEqual([2, 'planned', '2026-04-27', 74.9]);
    const late = await act(elif, 'preview', { act: { kind: 'changeDate', day: '2030-01-01' } });
    const nothing = await act(elif, 'preview', { act: { kind: 'edit', action: 'EDIT_NEXT_ORDER' } });
    expect([late, nothing].map(({ status, data }) => [status, data.fields[0].path])).toEqual([
      [400, 'act.day'],
      [400, 'act.products'],
    ]);
    expect((await elif.call('GET', 'subscriptions/deliveries?count=2')).body.data.map(ofDelivery)).toEqual([
      [2, 'skipped', '2026-04-27', 0],
      [3, 'planned', '2026-06-22', 74.9],
      [4, 'planned', '2026-08-17', 74.9],
    ]);
    const status = await act(elif, 'get-last-order-status');
    expect([status.data.status, status.data.refundStatus]).toEqual(['PAID', null]);
  });

  test('of another account is not found', async () => {
    const elif = await subscribe(shop);
    const other = { ...(await openShopper(shop)), subscription: elif.subscription };
    const asked = [
      await act(other, 'skip?version=1&cycle=2', skipNext),
      await act(other, 'undo'),
      await act(other, 'pause', { until: null }),
      await act(other, 'preview', { act: { kind: 'cancel' } }),
      await act(other, 'get-last-order-status'),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});
