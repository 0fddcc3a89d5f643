import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addAddress } from '../../addresses/testing.ts';
import { newCard, nextKey, openShopper, passChallenge, type Shop, startShop } from '../../checkout/testing.ts';
import { orders } from '../../orders/testing.ts';
import { ask, order, orderingNow } from '../order-now/order-now.samples.ts';
import { capturesOf, cyclesOf, liveUntil, owe, subscribe, type Subscriber } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
let our: ReturnType<typeof orderingNow>;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true, deadlineMs: 1500 });
  our = orderingNow(shop);
}, 60_000);
afterAll(() => shop.close());

const [home, away] = ['Moda Caddesi No 12 Daire 5', 'Bağdat Caddesi No 7'];
const toAway = (_deliveryAddress: string) => ({ _deliveryAddress });

async function subscribeWithTwo(): Promise<{ elif: Subscriber; mum: string }> {
  const elif = await subscribe(shop);
  return { elif, mum: await addAddress(shop, elif, away) };
}

const send = (elif: Subscriber, to: string, shown = 'version=1&cycle=2') =>
  ask(elif, `send-next-delivery-to?${shown}`, toAway(to));
const remove = ({ token }: Subscriber, address: string) =>
  shop.call('DELETE', `/api/private/user/addresses/${address}?version=1`, { token });
const isUsed = async (elif: Subscriber, address: string): Promise<boolean> =>
  (await elif.call('GET', 'addresses')).body.data.find(({ _id }: { _id: string }) => _id === address).isInUse;

/** Status, delivery and billing address of the account's orders. */
async function placesOf({ accountId }: Subscriber): Promise<string[]> {
  const isOwn = eq(orders.accountId, accountId);
  const rows = await shop.database.db.select().from(orders).where(isOwn).orderBy(asc(orders.number));
  return rows.map(({ status, deliveryAddress, billingAddress }) =>
    [status, deliveryAddress.line, billingAddress.line].join(' | '),
  );
}
type Shown = { cycle: number; state: string; _deliveryAddress: string };
const ofDelivery = ({ cycle, state, _deliveryAddress }: Shown) => [cycle, state, _deliveryAddress];
const orderDayOf = async (elif: Subscriber, cycle: number) =>
  (await cyclesOf(shop, elif.subscription)).find((row) => row.startsWith(`${cycle} `))!.split(' ')[2]!;

describe('one delivery to another address', () => {
  test('is previewed, done, mailed and undone; the address of the subscription stays', async () => {
    const { elif, mum } = await subscribeWithTwo();
    const act = { kind: 'sendTo', cycle: 2, _deliveryAddress: mum };
    const preview = (await ask(elif, 'preview', { act })).body.data;
    const done = (await send(elif, mum)).body.data;
    expect([preview.after, preview.differenceNow]).toEqual([done.deliveries, 0]);
    expect(preview.before.map(ofDelivery)[0]).toEqual([2, 'planned', elif.addressId]);
    expect(done.deliveries.map(ofDelivery)).toEqual([
      [2, 'planned', mum],
      [3, 'planned', elif.addressId],
      [4, 'planned', elif.addressId],
    ]);
    expect([done._deliveryAddress, done._billingAddress, done.version, done.undoable.act]).toEqual([
      elif.addressId,
      elif.addressId,
      2,
      'sendTo',
    ]);
    const mails = await shop.app.context.mail.list({ recipient: elif.email });
    expect(mails.find(({ kind }) => kind === 'subscriptionChanged')!.textBody).toContain(
      'Yalnız sıradaki kutunun adresini değiştirdik. Aboneliğinin adresi aynı kaldı.',
    );
    const again = (await send(elif, mum)).body.data;
    const back = (await ask(elif, 'undo?version=2')).body.data;
    expect([again.version, back.deliveries.map(ofDelivery)[0], back.undoable]).toEqual([
      2,
      [2, 'planned', elif.addressId],
      null,
    ]);
  });

  test('is refused to an address of another account, for a stale version, and after the cutoff', async () => {
    const { elif, mum } = await subscribeWithTwo();
    const other = await openShopper(shop);
    const answers = [
      await send(elif, other.addressId),
      await ask(elif, 'preview', { act: { kind: 'sendTo', _deliveryAddress: other.addressId } }),
      await send(elif, mum, 'version=7&cycle=2'),
      await ask(elif, 'preview', { act: { kind: 'sendTo' } }),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      '404 ADDRESS_NOT_FOUND',
      '404 ADDRESS_NOT_FOUND',
      '409 CONFLICT_VERSION',
      '400 VALIDATION',
    ]);
    const due = await our.orderDay(elif);
    const later = await our.live(elif, new Date(due.getTime() - 3 * 86_400_000));
    const late = await send(later, mum, 'cycle=2');
    expect([late.status, late.body.code, await placesOf(elif)]).toEqual([
      409,
      'CUTOFF_PASSED',
      [`PAID | ${home} | ${home}`, `CREATED | ${home} | ${home}`],
    ]);
  });

  test('is charged as usual; the next goes to the subscription’s address', async () => {
    const { elif, mum } = await subscribeWithTwo();
    await send(elif, mum);
    await liveUntil(shop, `${await orderDayOf(elif, 2)}T08:00:00Z`);
    await liveUntil(shop, `${await orderDayOf(elif, 3)}T08:00:00Z`);
    expect(await placesOf(elif)).toEqual([
      `PAID | ${home} | ${home}`,
      `PAID | ${away} | ${home}`,
      `PAID | ${home} | ${home}`,
    ]);
    expect(await capturesOf(shop, elif)).toEqual([7490, 7490]);
  });

  test('goes there when it is ordered at once', async () => {
    const { elif, mum } = await subscribeWithTwo();
    await send(elif, mum);
    expect((await order(elif)).body.data.state).toBe('paid');
    expect(await placesOf(elif)).toEqual([`PAID | ${home} | ${home}`, `PAID | ${away} | ${home}`]);
    expect(await our.captured(elif)).toEqual(['paid 1 7490']);
  });

  test('goes there after a due payment, even if the subscription’s address changed', async () => {
    let mum = '';
    const elif = await owe(shop, 'renewalDeclines', {
      before: async (bought) => {
        mum = await addAddress(shop, bought, away);
        await send(bought, mum);
      },
    });
    const office = await addAddress(shop, elif, 'Büyükdere Caddesi No 1');
    const moved = await ask(elif, 'edit', { action: 'EDIT_SUBSCRIPTION', _deliveryAddress: office });
    expect(moved.body.data.deliveries.map(ofDelivery)[0]).toEqual([3, 'planned', office]);
    const [owed] = (await elif.call('POST', 'due-payments/has-active')).body.data.duePayments;
    const body = {
      _duePayment: owed._id,
      price: { chargedAmount: 74.9, _currency: 'TRY' },
      card: newCard('succeeds'),
    };
    const paying = await elif.call('POST', 'due-payments/pay', body, nextKey());
    await passChallenge(paying.body.data.redirectUrl);
    expect(await placesOf(elif)).toEqual([`PAID | ${home} | ${home}`, `PAID | ${away} | Büyükdere Caddesi No 1`]);
  });
});

describe('an address to which one delivery goes', () => {
  test('is in use until that delivery is paid, also while it is skipped', async () => {
    const { elif, mum } = await subscribeWithTwo();
    await send(elif, mum);
    const refused = await remove(elif, mum);
    expect([refused.status, refused.body.code, await isUsed(elif, mum)]).toEqual([409, 'ADDRESS_IN_USE', true]);
    await ask(elif, 'skip?version=2&cycle=2', { action: 'SKIP_NEXT', skipReasons: [] });
    expect((await remove(elif, mum)).status).toBe(409);
    await ask(elif, 'unskip?version=3');
    const later = await our.live(elif, new Date(`${await orderDayOf(elif, 2)}T08:00:00Z`));
    expect([await isUsed(later, mum), (await remove(later, mum)).status]).toEqual([false, 200]);
  });

  test('may be deleted after that delivery, and a later action can still be undone', async () => {
    const { elif, mum } = await subscribeWithTwo();
    await send(elif, mum);
    const later = await our.live(elif, new Date(`${await orderDayOf(elif, 2)}T08:00:00Z`));
    expect((await remove(later, mum)).status).toBe(200);
    const { version } = (await later.call('GET', `subscriptions/${elif.subscription}`)).body.data;
    const ended = (await ask(later, `cancel?version=${version}`, { _reason: 'too-many-left' })).body.data;
    const back = (await ask(later, `undo?version=${ended.version}`)).body.data;
    expect([ended.status, ended.undoable.act, back.status]).toEqual(['CANCELLED', 'cancel', 'ACTIVE']);
  });

  test('that was deleted is not brought back by an undo', async () => {
    const { elif, mum } = await subscribeWithTwo();
    await send(elif, mum);
    const home2 = await send(elif, elif.addressId, 'version=2&cycle=2');
    expect(home2.body.data.undoable.act).toBe('sendTo');
    expect((await remove(elif, mum)).status).toBe(200);
    const undone = await ask(elif, 'undo?version=3');
    expect([undone.status, undone.body.code]).toEqual([409, 'NOTHING_TO_UNDO']);
  });

  test('is updated on that delivery if the customer chooses so', async () => {
    const { elif, mum } = await subscribeWithTwo();
    await send(elif, mum);
    const applied = await elif.call('POST', `addresses/${mum}/apply`, { choices: ['APPLY_TO_NEXT_ORDER'] });
    expect(applied.body.data.subscriptionIds).toEqual([elif.subscription]);
  });
});

describe('two requests at once', () => {
  test('that send a delivery to two addresses: one succeeds, the other is stale', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { elif, mum } = await subscribeWithTwo();
      const office = await addAddress(shop, elif, 'Büyükdere Caddesi No 1');
      const both = await Promise.all([send(elif, mum), send(elif, office)]);
      const won = both.find(({ status }) => status === 200)!;
      const lost = both.find(({ status }) => status !== 200)!;
      const now = (await elif.call('GET', `subscriptions/${elif.subscription}`)).body.data;
      expect([lost.status, lost.body.code, now.version]).toEqual([409, 'CONFLICT_VERSION', 2]);
      expect(now.deliveries).toEqual(won.body.data.deliveries);
    }
  });

  test('that send a delivery to an address and delete it: one is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { elif, mum } = await subscribeWithTwo();
      const [sent, removed] = await Promise.all([send(elif, mum), remove(elif, mum)]);
      expect([
        ['200 undefined', '409 ADDRESS_IN_USE'],
        ['404 ADDRESS_NOT_FOUND', '200 undefined'],
      ]).toContainEqual([`${sent.status} ${sent.body.code}`, `${removed.status} ${removed.body.code}`]);
    }
  });
});
