import { orderNowFlow as spec } from '../../../machines/order-now/order-now.spec.ts';
import type { AnySnapshot } from 'model-testing';
import type { BrowserFlow, Row } from '../browser-flow.ts';
import { outliveBank } from '../checkout/checkout.world.ts';
import type { Way } from '../gate.ts';
import { endBrowserSession } from '../sign-in-again.ts';
import type { NowWorld, PayingCard } from './order-now.world.ts';

type Play = Row<NowWorld>['play'];
type Context = { key: string | null; attemptId: string | null; isChallenged: boolean };
const contextOf = ({ context }: AnySnapshot) => context as unknown as Context;

const press =
  (name: string | RegExp, root: 'main' | 'dialog' = 'main'): Play =>
  ({ shop: { page } }) =>
    page
      .getByRole(root)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
const nothing: Play = async () => {};
const both =
  (...plays: readonly Play[]): Play =>
  async (world, step) => {
    for (const play of plays) await play(world, step);
  };
const go =
  (groups: string | readonly string[], before: Play = nothing, way: Way = 'through'): Play =>
  async (world, step) => {
    await before(world, step);
    await world.shop.gate.open([groups].flat(), way);
  };
/** A payment with a known number is looked up by it, with the same call as the bank's page makes. */
const finding = ['find', 'status'];

const quiet: Play = (world) => world.quiet();
const settle: Play = ({ sender }) => sender.settle();
const sessionOver: Play = ({ shop, sender }) => endBrowserSession(shop, sender);
/** Sets the card, after ending what may be open elsewhere. */
const by =
  (card: PayingCard): Play =>
  async ({ sender }) => {
    await sender.settle();
    await sender.payWith(card);
  };

const beginElsewhere: Play = async ({ sender }) => {
  if ((await sender.open())?.kind === 'orderNow') return;
  await sender.settle();
  await sender.begin();
};
/** Ends the payment at the bank or on the other device, wherever it was begun. */
const endAs =
  (end: 'approve' | 'abandon'): Play =>
  async (world, step) => {
    if (!isKnown(step.before.snapshot)) await beginElsewhere(world, step);
    if (await world.sender.open()) await world.sender[end]();
  };

/** When the next look-up finds the payment, it is delivered and only its answer is lost. */
const deliverIfKnown: Play = async (world, { next }) => {
  const word = next.find((token) => token.startsWith('find.done.'));
  if (word === undefined || !/\.(open|paid|declined)$/.test(word)) return;
  await world.sender.payWith(word.endsWith('.paid') ? 'passes' : 'wantsHolder');
  const { body, key } = await world.paymentAtGate();
  await world.sender.send(body, key);
};
/** The payment arrives twice, as behind a repeating proxy, and is abandoned before the page's own call is answered. */
const givenUpBefore: Play = async (world) => {
  const { body, key } = await world.paymentAtGate();
  await world.sender.send(body, key);
  await world.sender.abandon();
};
/** After the bank's refusal the page sends another request at once, which waits at the gate. */
const wantHolder: Play = async (world, step) => {
  await by('wantsHolder')(world, step);
  const { gate, page, tick } = world.shop;
  const first = await gate.waiting('pay', tick);
  const answered = page.waitForResponse((response) => response.request() === first);
  await gate.open(['pay'], 'through');
  gate.shut();
  await answered;
};
/** A product in the next box is sold out while this call is answered. */
const soldOut: Play = async (world, step) => {
  await settle(world, step);
  const { harness, gate, page, tick } = world.shop;
  await gate.waiting('pay', tick);
  await harness.change("update products set stock = 0 where slug = 'pad-super-12'");
  const answered = page.waitForResponse((response) => response.url().endsWith('/order-immediately'));
  await gate.open(['pay'], 'through');
  await answered;
  await harness.change("update products set stock = 20000 where slug = 'pad-super-12'");
};

const atBank =
  (button: 'Onayla' | 'Vazgeç'): Play =>
  async ({ shop: { page, gate } }) => {
    await gate.open(['status'], 'through');
    const bank = page.frameLocator('main iframe').first();
    if (button === 'Onayla') await bank.getByLabel('Doğrulama kodu').fill('283126');
    await bank.getByRole('button', { name: button, exact: true }).click();
  };

/** The machine has a payment, or one that is being sent. */
const isKnown = (snapshot: AnySnapshot) => {
  const { key, attemptId } = contextOf(snapshot);
  return key !== null || attemptId !== null;
};
/** A payment may be open at the bank: from another device, or one that was sent to its page. */
const canBeOpen = (snapshot: AnySnapshot) => {
  const { attemptId, isChallenged } = contextOf(snapshot);
  return !isKnown(snapshot) || attemptId !== null || isChallenged;
};
const isChallenged = (snapshot: AnySnapshot) => contextOf(snapshot).isChallenged;

const shows =
  (state: string, more: Record<string, unknown> = {}) =>
  () => ({ state, ...more });

export const orderNowBrowserFlow: BrowserFlow<NowWorld> = {
  spec,
  longest: 40,
  opens: { opened: (world) => world.enter() },
  actions: {
    'now.open': {
      play: (world, step) =>
        (step.before.snapshot.matches('idle')
          ? press(/^Hemen gönder/)
          : press('Yeniden dene', step.before.snapshot.matches('refused') ? 'dialog' : 'main'))(world, step),
    },
    'now.confirm': { play: press(/^Hemen gönder/, 'dialog') },
    'now.close': {
      play: (world, step) =>
        (step.before.snapshot.hasTag('form') ? press('Vazgeç', 'dialog') : press('Tamam'))(world, step),
    },
    'payment.check': { play: press('Şimdi sor'), when: isKnown },
    'payment.resume': { play: press('Ödememe dön') },
  },
  answers: {
    'find.done.nothing': {
      play: go(finding, settle),
      when: (snapshot) => contextOf(snapshot).attemptId === null,
    },
    'find.done.open': { play: go(finding, beginElsewhere), when: canBeOpen },
    'find.done.paid': { play: go(finding, endAs('approve')) },
    'find.done.declined': { play: go(finding, endAs('abandon')) },
    'find.failed.offline': { play: go(finding, nothing, 'cut') },
    'find.failed.sessionOver': { play: go(finding, sessionOver) },
    'preview.done.moved': { play: go('preview', settle) },
    'preview.failed.inPreparation': { play: go('preview', beginElsewhere) },
    'preview.failed.offline': { play: go('preview', nothing, 'cut') },
    'preview.failed.sessionOver': { play: go('preview', sessionOver) },
    'request.done.paidAtOnce': { play: go('pay', by('passes')), when: (snapshot) => !isChallenged(snapshot) },
    'request.done.bankAsks': { play: go('pay', by('wantsHolder')), when: isChallenged },
    'request.done.declined': { play: go('pay', both(by('wantsHolder'), givenUpBefore)), when: isChallenged },
    'request.failed.holderWanted': { play: wantHolder, when: (snapshot) => !isChallenged(snapshot) },
    'request.failed.cardDeclined': { play: go('pay', by('gone')), when: (snapshot) => !isChallenged(snapshot) },
    'request.failed.priceChanged': {
      play: go(
        'pay',
        both(settle, ({ sender }) => sender.reprice()),
      ),
    },
    'request.failed.soldOut': { play: soldOut },
    'request.failed.paymentInProgress': { play: go('pay', beginElsewhere) },
    'request.failed.offline': { play: go('pay', both(settle, deliverIfKnown), 'cut') },
    'request.failed.sessionOver': { play: go('pay', sessionOver) },
    'after.readLimit': { play: quiet },
    'after.lookPause': { play: quiet },
    'after.requestLimit': { play: both(settle, deliverIfKnown, quiet) },
    'challenge.done.paid': { play: atBank('Onayla') },
    'challenge.done.declined': { play: atBank('Vazgeç') },
    'challenge.done.expired': {
      play: both(quiet, go('status'), async ({ shop }) => {
        await outliveBank(shop);
        await shop.pass(3_000);
      }),
    },
    'challenge.done.cancelled': { play: both(go(['abandon', 'status']), press('Vazgeç, geri dön')) },
    'challenge.done.unknown': {
      play: both(go('abandon', nothing, 'cut'), press('Vazgeç, geri dön'), press('Beklemeden çık')),
    },
  },
  screens: {
    looking: shows('looking'),
    lookupFailed: shows('lookupFailed'),
    idle: shows('idle', { money: null }),
    previewing: shows('previewing', { money: null }),
    offered: ({ context: { failure } }) => ({ state: 'offered', money: 'notCharged', isRefused: failure !== null }),
    refused: shows('refused', { isRefused: true }),
    requesting: shows('requesting', { money: 'unknown' }),
    challenging: () => ({ state: null }),
    unfinished: shows('unfinished', { money: 'unknown' }),
    declined: shows('declined', { money: 'notCharged' }),
    paid: shows('paid', { money: 'charged' }),
    suspended: () => ({ path: '/auth/logout' }),
  },
  leftOut: {
    'session.restored': 'the door is a page of its own: after it this one begins again, and asks first',
    'find.done.silent': 'the same step as one that has its page',
    'find.done.payment': 'the same step as nothing at all: what is bought elsewhere is shown where it is paid',
    'request.failed.bankUnavailable': 'the purchase plays it: tests/flows/content/out-of-reach.spec.ts',
    'request.failed.keyTaken': 'the page mints a key for each payment; server/modules/attempts',
    'request.failed.timedOut': 'as no connection',
    'request.failed.unavailable': 'as no connection',
    'request.failed.broken': 'as no connection; only by a fault in our code',
    'challenge.failed.broken': 'the challenge ends by itself; it breaks only by a fault in its code',
  },
};
