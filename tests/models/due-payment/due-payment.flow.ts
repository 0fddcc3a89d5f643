import { duePaymentFlow as spec } from '../../../machines/due-payment/due-payment.spec.ts';
import type { AnySnapshot } from 'model-testing';
import { expect } from '../../harness/shop-test.ts';
import { cardNumber } from '../../flows/support/bank.ts';
import type { BrowserFlow, Row, Step } from '../browser-flow.ts';
import type { Way } from '../gate.ts';
import { outliveBank } from '../checkout/checkout.world.ts';
import type { DueWorld } from './due-payment.world.ts';

type Play = Row<DueWorld>['play'];

const press =
  (name: string | RegExp): Play =>
  ({ shop: { page } }) =>
    page.getByRole('button', { name }).first().click();

const nothing: Play = async () => {};

const go =
  (group: string, before: Play = nothing, way: Way = 'through'): Play =>
  async (world, step) => {
    await before(world, step);
    await world.shop.gate.open([group], way);
  };

const quiet: Play = (world) => world.quiet();
const settle: Play = ({ ower }) => ower.settle();
const both =
  (...plays: readonly Play[]): Play =>
  async (world, step) => {
    for (const play of plays) await play(world, step);
  };

/** The card that leads to the next outcome of the payment. */
function cardFor({ next }: Step): string {
  const end = next.find((token) =>
    /^(challenge|find|request)\.(done|failed)\.(paid|declined|cardDeclined)/.test(token),
  );
  if (end === 'request.failed.cardDeclined') return cardNumber('initialisationFails');
  return cardNumber(end?.endsWith('.declined') ? 'insufficientFunds' : 'succeeds');
}

/** When the next look-up finds the payment, it is delivered and only its answer is lost. */
const deliverIfKnown: Play = async (world, { next }) => {
  const word = next.find((token) => token.startsWith('find.done.'));
  if (word === undefined || !/\.(open|paid|declined)$/.test(word)) return;
  const { body, key } = await world.paymentAtGate();
  await world.ower.send(body, key);
};

const beginElsewhere: Play = async ({ ower }, step) => {
  if ((await ower.open())?.kind !== 'duePayment') {
    await ower.settle();
    await ower.begin(cardFor(step));
  }
};
/** Ends a payment with its card: on the other device, or at the bank if it was begun here. */
const end: Play = async (world, step) => {
  const { key, attemptId } = step.before.snapshot.context as { key: string | null; attemptId: string | null };
  if (key === null && attemptId === null) {
    await world.ower.settle();
    const isDeclined = step.token === 'find.done.declined';
    await world.ower.begin(cardNumber(isDeclined ? 'insufficientFunds' : 'succeeds'));
  }
  await world.ower.approve();
};
const buyElsewhere: Play = async ({ ower }) => {
  await ower.settle();
  await ower.buy();
};
const dropAll: Play = async ({ ower }) => {
  for (const { _id } of await ower.dues()) await ower.drop(_id);
};
const dropOldest: Play = async ({ ower }) => {
  const [{ _id }] = await ower.dues();
  await ower.drop(_id);
};

const approve: Play = async ({ shop: { page } }) => {
  const bank = page.frameLocator('main iframe').first();
  await bank.getByLabel('Doğrulama kodu').fill('283126');
  await bank.getByRole('button', { name: 'Onayla', exact: true }).click();
};

const products = (set: string) => `update products set ${set} where slug = 'pad-super-12'`;

type Context = { key: string | null; attemptId: string | null; dues: readonly unknown[] | null };
const contextOf = ({ context }: AnySnapshot) => context as Context;
/** The machine has no payment of its own at the server. */
const isUnknown = (snapshot: AnySnapshot) => contextOf(snapshot).attemptId === null;
const hasDue = (snapshot: AnySnapshot) => contextOf(snapshot).dues?.length !== 0;
/** The page shows a due or a running payment: only then it shows that the shop is being asked. */
const isShown = (snapshot: AnySnapshot) => {
  const { dues, key, attemptId } = contextOf(snapshot);
  return key !== null || attemptId !== null || (dues?.length ?? 0) > 0;
};

const shows =
  (state: string, more: Record<string, unknown> = {}) =>
  () => ({ state, ...more });

export const dueBrowserFlow: BrowserFlow<DueWorld> = {
  spec,
  longest: 40,
  opens: { opened: (world) => world.enter() },
  actions: {
    'pay.open': { play: press(/^Şimdi öde/) },
    'pay.close': { play: press('Şimdi değil') },
    'drop.open': { play: press('Bu kutuyu istemiyorum'), when: (snapshot) => snapshot.matches('due') },
    'drop.cancel': { play: press('Vazgeç') },
    'drop.confirm': { play: press('Kutuyu iptal et') },
    'due.close': { play: press('Tamam'), when: ({ value, context }) => value !== 'none' || context['notice'] !== null },
    'payment.check': { play: press('Şimdi sor'), when: isShown },
    'payment.resume': { play: press('Ödememe dön') },
    'card.submit': {
      async play({ shop: { page } }, step) {
        const main = page.getByRole('main');
        const typed = main.getByLabel('Kart numarası');
        if (!(await typed.isVisible())) await main.getByText('Yeni kart', { exact: true }).click();
        await typed.fill(cardFor(step));
        await main.getByLabel('Kartın üzerindeki ad').fill('Elif Yılmaz');
        await main.getByLabel('Son kullanma').fill('12/30');
        await main.getByLabel('Güvenlik kodu').fill('123');
        await main.getByRole('button', { name: /öde$/ }).click();
      },
      when: (_, event) => (event['card'] as { kind: string }).kind === 'new',
    },
  },
  answers: {
    'find.done.due': { play: go('find', settle), when: (snapshot) => isUnknown(snapshot) && hasDue(snapshot) },
    'find.done.nothing': {
      play: go('find', both(settle, dropAll)),
      // A page without a due payment has no end of one to show; no event follows it.
      when: (snapshot) =>
        contextOf(snapshot).key === null && isUnknown(snapshot) && snapshot.context['notice'] !== null,
    },
    'find.done.open': { play: go('find', beginElsewhere), when: hasDue },
    'find.done.paid': { play: go('find', end), when: hasDue },
    'find.done.declined': { play: go('find', end), when: hasDue },
    'find.done.payment': {
      play: go('find', buyElsewhere),
      when: (snapshot) => isUnknown(snapshot) && hasDue(snapshot),
    },
    'find.failed.offline': { play: go('find', nothing, 'cut') },
    'find.failed.sessionOver': { play: go('find', ({ ower }) => ower.endSession(ower.token)) },
    'request.done.bankAsks': { play: go('pay', settle) },
    'request.failed.cardDeclined': { play: go('pay', settle) },
    'request.failed.notDue': { play: go('pay', both(settle, dropOldest)) },
    'request.failed.soldOut': {
      async play({ shop, ower }) {
        const { harness, gate, page, tick } = shop;
        await ower.settle();
        await gate.waiting('pay', tick);
        await harness.change(products('stock = 0'));
        const answered = page.waitForResponse((response) => response.url().endsWith('/due-payments/pay'));
        await gate.open(['pay'], 'through');
        await answered;
        await harness.change(products('stock = 20000'));
      },
    },
    'request.failed.offline': { play: go('pay', both(settle, deliverIfKnown), 'cut') },
    'after.readLimit': { play: quiet },
    'after.lookPause': { play: quiet },
    'after.requestLimit': { play: both(settle, deliverIfKnown, quiet) },
    'drop.done.dropped': { play: go('drop', settle) },
    'drop.failed.notDue': { play: go('drop', both(settle, dropOldest)) },
    'drop.failed.paymentInProgress': { play: go('drop', beginElsewhere) },
    'drop.failed.offline': { play: go('drop', nothing, 'cut') },
    'challenge.done.paid': { play: approve },
    'challenge.done.declined': { play: approve },
    'challenge.done.expired': {
      play: both(quiet, async ({ shop }) => {
        await outliveBank(shop);
        await shop.pass(3_000);
      }),
    },
    'challenge.done.cancelled': { play: both(go('abandon'), press('Vazgeç, geri dön')) },
    'challenge.done.unknown': {
      play: both(go('abandon', nothing, 'cut'), press('Vazgeç, geri dön'), press('Beklemeden çık')),
    },
  },
  screens: {
    looking: shows('looking'),
    lookupFailed: shows('lookupFailed'),
    none: shows('none'),
    refused: shows('refused'),
    due: ({ context: { notice } }) => ({ state: 'due', money: 'notCharged', notice, decline: expect.any(String) }),
    choosingCard: ({ context: { notice } }) => ({ state: 'choosingCard', money: 'notCharged', notice }),
    requesting: shows('requesting', { money: 'unknown' }),
    challenging: () => ({ state: null, path: '/account' }),
    unfinished: shows('unfinished', { money: 'unknown' }),
    occupied: shows('occupied', { money: 'unknown' }),
    confirming: shows('confirming'),
    dropping: shows('dropping'),
    dropped: shows('dropped', { money: 'notCharged' }),
    paid: shows('paid', { money: 'charged' }),
    suspended: () => ({ path: '/auth/logout' }),
  },
  leftOut: {
    'session.restored': 'the door is a page of its own: after it this one begins again, and asks first',
    'find.done.cardless': 'the same step as with cards; src/flows/due-payment/due-screen.test.tsx',
    'find.done.refused': 'a mailed link has a page of its own: tests/flows/subscription/mailed-payment.spec.ts',
    'request.failed.linkOver': 'a mailed link has a page of its own: tests/flows/subscription/mailed-payment.spec.ts',
    'find.done.silent': 'the same step as one that has its page',
    'find.done.renewal': 'the shop asks for less than a played step; server/modules/subscriptions',
    'request.done.paidAtOnce': 'a customer who is there is always asked at the bank',
    'request.done.declined': 'a customer who is there is always asked at the bank',
    'request.failed.cardUnusable':
      'server/modules/subscriptions/due-payments/due-payments.test.ts and due-screen.test.tsx play it',
    'request.failed.priceChanged': 'the price of a box that is due is frozen',
    'request.failed.paymentInProgress': 'server/modules/subscriptions/due-payments/due-payments.test.ts plays two tabs',
    'request.failed.bankUnavailable': 'the purchase plays it: tests/flows/content/out-of-reach.spec.ts',
    'request.failed.keyTaken': 'the page mints a key for each payment; server/modules/attempts',
    'request.failed.invalid': 'the form says it first',
    'request.failed.timedOut': 'as no connection',
    'request.failed.unavailable': 'as no connection',
    'request.failed.broken': 'as no connection; only by a fault in our code',
    'request.failed.sessionOver': 'the same door as while it is looked up',
    'drop.failed.sessionOver': 'the same door as while it is looked up',
    'drop.failed.gone': 'only for another customer’s: server/modules/subscriptions/due-payments/due-payments.test.ts',
    'challenge.failed.broken': 'the challenge ends by itself; it breaks only by a fault in its code',
    'after.saveLimit': 'as a lost connection',
  },
};
