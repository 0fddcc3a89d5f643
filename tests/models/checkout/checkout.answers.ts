import { isCartChanged } from '../../../machines/checkout/checkout.spec.ts';
import type { AnySnapshot } from 'model-testing';
import type { Row, Step } from '../browser-flow.ts';
import type { Way } from '../gate.ts';
import { approveAtBank } from './bank.actions.ts';
import { cardFor } from './cards.ts';
import { outliveBank, type CheckoutWorld } from './checkout.world.ts';

type Play = Row<CheckoutWorld>['play'];
type Rows = Record<string, Row<CheckoutWorld>>;

/** The API calls of each service of the machine. The page of a paid order asks for its status once more. */
const calls: Record<string, readonly string[]> = {
  recovery: ['status', 'byKey', 'open'],
  quote: ['quote'],
  contracts: ['contracts'],
  order: ['order', 'status'],
  lookup: ['byKey', 'status'],
};

const go =
  (service: string, way: Way = 'through', before: Play = async () => {}): Play =>
  async (world, step) => {
    await before(world, step);
    await world.shop.gate.open(calls[service]!, way);
  };
const sessionOver: Play = (world) => world.endSession();

/** The next look-up result: it shows whether the order must have reached the server. */
const nextWord = ({ next }: Step) => next.find((token) => /^(recovery|lookup)\.done\./.test(token));
/** When that result finds a payment, the order is delivered and only its answer is lost. */
async function deliverIfKnown(world: CheckoutWorld, step: Step): Promise<void> {
  const word = nextWord(step);
  if (word === undefined || /\.(none|neverArrived)$/.test(word)) return;
  const { body, key } = await world.orderAtGate();
  await world.device.send(body, key);
}

/** The order arrives twice, as behind a repeating proxy: the copy ends before the page's own is answered. */
const deliveredBefore =
  (over: (world: CheckoutWorld, attemptId: string) => Promise<void>): Play =>
  async (world) => {
    const { body, key } = await world.orderAtGate();
    const { attemptId } = await world.device.send(body, key);
    await over(world, attemptId);
  };

async function payElsewhere({ device }: CheckoutWorld, step: Step): Promise<void> {
  if (!(await device.open())) await device.order(cardFor(step));
}

async function giveUpElsewhere({ device }: CheckoutWorld): Promise<void> {
  const open = await device.open();
  if (open) await device.abandon(open.attemptId);
}

const approveElsewhere: Play = ({ device }) => device.approve();

/** Whether the machine has a payment: its number, or a key spent on it. */
const knowsAttempt = ({ context: { attemptId, challenge, keyStatus } }: AnySnapshot): boolean =>
  attemptId !== null || challenge !== null || keyStatus === 'anothers';

const recovery: Rows = {
  'recovery.done.none': {
    play: go('recovery', 'through', giveUpElsewhere),
    // A challenge belongs to a payment. So does a key, unless a look-up has found that its order never arrived.
    when: ({ context }) => context.challenge === null && (context.attemptKey === null || context.lookups > 0),
  },
  'recovery.done.atBank': {
    play: go('recovery', 'through', payElsewhere),
    when: ({ context }) => context.addressId !== null,
  },
  'recovery.done.paid': { play: go('recovery', 'through', approveElsewhere), when: knowsAttempt },
  'recovery.done.declined': { play: go('recovery', 'through', approveElsewhere), when: knowsAttempt },
  'recovery.failed.offline': { play: go('recovery', 'cut') },
  'recovery.failed.sessionOver': { play: go('recovery', 'through', sessionOver) },
};

/** Another device empties the address book while this call is answered. */
const withoutAddresses =
  (group: 'order' | 'contracts'): Play =>
  (world) => {
    const { id } = world.device;
    return world.whileAnswered(
      `update addresses set account_id = 'gone ${id}' where account_id = '${id}'`,
      `update addresses set account_id = '${id}' where account_id = 'gone ${id}'`,
      group,
    );
  };

const filling: Rows = {
  'quote.done.priced': { play: go('quote') },
  'quote.failed.unavailable': { play: go('quote', 'busy') },
  'quote.failed.sessionOver': { play: go('quote', 'through', sessionOver) },
  'contracts.done.drawnUp': { play: go('contracts') },
  'contracts.done.drawnUpAgain': { play: go('contracts') },
  'contracts.failed.addressesGone': { play: withoutAddresses('contracts') },
  'contracts.failed.unavailable': { play: go('contracts', 'busy') },
  'contracts.failed.sessionOver': { play: go('contracts', 'through', sessionOver) },
};

const codes = (set: string) => `update promo_codes set ${set} where code = 'MERCAN10'`;
const products = (set: string) => `update products set ${set} where slug = 'pad-super-12'`;

const order: Rows = {
  'order.done.bankAsks': { play: go('order') },
  'order.done.paidAtOnce': {
    play: go(
      'order',
      'through',
      deliveredBefore(({ device }) => device.approve()),
    ),
  },
  'order.done.declined': {
    play: go(
      'order',
      'through',
      deliveredBefore(({ device }, id) => device.abandon(id)),
    ),
  },
  'order.failed.cardDeclined': { play: go('order') },
  'order.failed.paymentInProgress': { play: go('order', 'through', payElsewhere) },
  'order.failed.miscalculation': {
    play: (world) =>
      world.whileAnswered(
        products('subscription_kurus = subscription_kurus + 500'),
        products('subscription_kurus = subscription_kurus - 500'),
      ),
  },
  'order.failed.outOfStock': {
    play: (world) => world.whileAnswered(products('stock = 0'), products('stock = 20000')),
  },
  'order.failed.addressesGone': { play: withoutAddresses('order') },
  'order.failed.textsChanged': {
    // Another device corrects the address: the accepted texts no longer match this order.
    play: (world) => {
      const own = `where account_id = '${world.device.id}'`;
      return world.whileAnswered(
        `update addresses set line = line || ' B' ${own}`,
        `update addresses set line = left(line, -2) ${own}`,
      );
    },
  },
  'order.failed.codeRefused': {
    // The promo code is withdrawn while the shopper pays.
    play: (world) => world.whileAnswered(codes('is_active = false'), codes('is_active = true')),
    when: ({ context }) => Boolean(context.promoCode?.trim()) && !isCartChanged(context),
  },
  'order.failed.invalid': {
    // The product can no longer be bought by subscription.
    play: (world) => world.whileAnswered(products("type = 'trial'"), products("type = 'pad'")),
  },
  'order.failed.keyOfAnotherTab': {
    play: go('order', 'through', async (world) => {
      const { body, key } = await world.orderAtGate();
      const { attemptId } = await world.device.send({ ...body, dateSigned: new Date(0).toISOString() }, key);
      // The other tab has removed its paid lines from the cart; the present lines were added since.
      await world.shop.keepElsewhere({ 'mercan/paid': JSON.stringify({ attemptIds: [attemptId], version: 2 }) });
    }),
  },
  'order.failed.sessionOver': { play: go('order', 'through', sessionOver) },
  'order.failed.offline': { play: go('order', 'cut', deliverIfKnown) },
  'order.failed.unavailable': { play: go('order', 'busy', deliverIfKnown) },
  'after.orderLimit': { play: deliverIfKnown },
};

const lookup: Rows = {
  'lookup.done.neverArrived': { play: go('lookup') },
  'lookup.done.bankAsks': { play: go('lookup') },
  'lookup.done.paid': { play: go('lookup', 'through', approveElsewhere) },
  'lookup.done.declined': { play: go('lookup', 'through', approveElsewhere) },
  'lookup.failed.offline': { play: go('lookup', 'cut') },
  'lookup.failed.sessionOver': { play: go('lookup', 'through', sessionOver) },
};

/** The challenge is a real machine on the real page: its end is caused at the bank. */
const challenge: Rows = {
  'challenge.done.paid': { play: (world) => approveAtBank(world) },
  'challenge.done.declined': { play: (world) => approveAtBank(world) },
  'challenge.done.expired': {
    async play({ shop }) {
      await shop.gate.open(['status'], 'through');
      await outliveBank(shop);
      await shop.pass(3_000);
    },
  },
  'challenge.done.cancelled': {
    async play({ shop: { gate, page } }) {
      await gate.open(['abandon'], 'through');
      await page.getByRole('button', { name: 'Vazgeç, geri dön' }).click();
    },
  },
  'challenge.done.unknown': {
    async play(world) {
      const { gate, page } = world.shop;
      await gate.open(['abandon'], 'cut');
      await page.getByRole('button', { name: 'Vazgeç, geri dön' }).click();
      await page.getByRole('button', { name: 'Beklemeden çık' }).click();
    },
  },
};

export const answers: Rows = { ...recovery, ...filling, ...order, ...lookup, ...challenge };
