import { threeDSecureFlow as flow } from '../../../machines/three-d-secure/three-d-secure.samples.ts';
import type { AnySnapshot } from '../../../model-testing/index.ts';
import { moneyOf, standingOf } from '../../../src/explorer/model/standing.ts';
import { expect } from '../../stand/shop-test.ts';
import type { BrowserFlow, Row } from '../browser-flow.ts';
import type { Way } from '../gate.ts';
import { approveAtBank, signInAgain } from '../checkout/bank.hands.ts';
import { cardOf } from '../checkout/cards.ts';
import { outliveBank, type CheckoutWorld } from '../checkout/checkout.world.ts';

type Play = Row<CheckoutWorld>['play'];

const press =
  (name: string): Play =>
  ({ shop }) =>
    shop.page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** A payment that was begun elsewhere stands at the bank; its end is chosen now, by the card. */
async function begin(world: CheckoutWorld, next: readonly string[], more: { ahead?: number; isSilent?: boolean } = {}) {
  const device = await world.meet(1);
  const end = next.findLast((token) => /\.done\./.test(token));
  await device.order(cardOf(more.isSilent ? 'silent' : end?.endsWith('.declined') ? 'declined' : 'paid'));
  // The code is typed and the bank charges, but its answer does not come: the page of the bank is gone.
  if (more.isSilent) {
    void device.approve().catch(() => {});
    await expect.poll(async () => (await device.open())?.redirectUrl ?? null).toBeNull();
  }
  await world.enter({ ...(more.ahead !== undefined && { ahead: more.ahead }) });
  const { gate, page } = world.shop;
  await gate.open(['status', 'byKey', 'open'], 'through');
  await page.getByRole('button', { name: 'Ödememe dön' }).click();
  await expect(page.locator('main [data-flow=three-d-secure]')).toBeVisible();
  gate.shut();
}

const go =
  (group: string, way: Way = 'through', before: Play = async () => {}): Play =>
  async (world, step) => {
    await before(world, step);
    // What follows the end of the challenge is the checkout's: it may ask what it likes.
    await world.shop.gate.open([group], way);
  };

const isAt =
  (...states: string[]) =>
  (snapshot: AnySnapshot) =>
    states.some((state) => standingOf(snapshot).startsWith(state));
/** Until the shopper comes back from the bank, it is approved on the other device. */
const approveIfOpen: Play = async ({ device }) => {
  const open = await device.open();
  if (open?.redirectUrl) await device.approve();
};
const sessionOver: Play = (world) => world.endSession();

/** By the browser's clock the time is over already: nothing else can happen first. */
const isOverHere = ({ context }: AnySnapshot): boolean => context.expiresAt <= context.now;
const isLate = (snapshot: AnySnapshot): boolean => snapshot.matches('approving') && isOverHere(snapshot);
const inTime = (rows: Record<string, Row<CheckoutWorld>>): Record<string, Row<CheckoutWorld>> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      { ...row, when: (snapshot, event) => !isLate(snapshot) && (row.when?.(snapshot, event) ?? true) },
    ]),
  );
const nothing: Play = async () => {};

const told = (snapshot: AnySnapshot) => ({ said: moneyOf(snapshot) });
const bank = (state: string) => (snapshot: AnySnapshot) => ({ bank: state, ...told(snapshot) });

export const threeDSecureBrowserFlow: BrowserFlow<CheckoutWorld> = {
  spec: flow,
  longest: 16,
  opens: {
    challenged: begin,
    resumed: (world, next) => begin(world, next, { isSilent: true }),
    // By the browser's clock, which runs ahead, the time is over.
    late: (world, next) => begin(world, next, { ahead: 11 * 60_000 }),
  },
  hands: inTime({
    'frame.opened': {
      async play(world, step) {
        if (isAt('approving.waiting')(step.before.snapshot)) await press('Yeniden yükle')(world, step);
        await go('bank')(world, step);
      },
    },
    'challenge.returned': {
      play: (world) => approveAtBank(world, 'bank'),
      when: isAt('approving.waiting', 'approving.looking', 'unheard'),
    },
    'payment.cancel': { play: press('Vazgeç, geri dön') },
    'payment.check': { play: press('Yeniden sor') },
    'payment.leave': { play: press('Beklemeden çık'), when: isAt('unknown', 'untold') },
    'session.restored': { play: signInAgain },
  }),
  answers: {
    'after.bankLimit': { play: nothing, when: isLate },
    ...inTime({
      'after.frameLimit': { play: nothing },
      'after.challengePoll': { play: nothing },
      'after.abandonPoll': { play: nothing },
      'read.done.stillApproving': {
        play: go('status'),
        // By the server's clock there is time; elsewhere the shopper has come back from the bank, and it has answered.
        when: (snapshot) =>
          isAt('approving', 'unheard')(snapshot) || (isAt('settling')(snapshot) && isOverHere(snapshot)),
      },
      'read.done.paid': { play: go('status', 'through', approveIfOpen) },
      'read.done.declined': { play: go('status', 'through', approveIfOpen) },
      'read.done.expired': {
        play: go('status', 'through', ({ shop }) => outliveBank(shop)),
        when: isAt('approving', 'unheard'),
      },
      'read.failed.offline': { play: go('status', 'cut') },
      'read.failed.unavailable': { play: go('status', 'busy') },
      'read.failed.sessionOver': { play: go('status', 'through', sessionOver) },
      'abandon.done.abandoned': { play: go('abandon') },
      'abandon.done.paidAfterAll': {
        async play(world, step) {
          await approveIfOpen(world, step);
          await world.shop.gate.open(['abandon', 'status'], 'through');
        },
      },
      'abandon.failed.offline': { play: go('abandon', 'cut') },
      'abandon.failed.sessionOver': { play: go('abandon', 'through', sessionOver) },
    }),
  },
  screens: {
    'approving.opening': (snapshot) => (isLate(snapshot) ? 'passing' : bank('approving.opening')(snapshot)),
    'approving.blocked': bank('approving.blocked'),
    'approving.waiting': bank('approving.waiting'),
    'approving.looking': bank('approving.looking'),
    'unheard.pausing': bank('unheard.pausing'),
    'unheard.reading': bank('unheard.reading'),
    'settling.reading': bank('settling.reading'),
    'settling.pausing': bank('settling.pausing'),
    abandoning: bank('abandoning'),
    'untold.pausing': bank('untold.pausing'),
    'untold.telling': bank('untold.telling'),
    'unknown.resting': bank('unknown.resting'),
    'unknown.reading': bank('unknown.reading'),
    suspended: () => ({ path: '/auth/logout', isSignInAsked: true }),
    // The ends are the checkout's to show.
    paid: () => ({ path: '/purchase/success', said: 'charged' }),
    declined: () => ({ state: 'declined', said: 'notCharged' }),
    expired: () => ({ state: 'declined', decline: 'expired', said: 'notCharged' }),
    cancelled: () => ({ state: expect.stringMatching(/^filling\./), notice: 'cancelled', said: 'notCharged' }),
    left: () => ({ state: 'paying.unknown', said: 'unknown' }),
  },
  leftOut: {
    'read.done.refusedForGood': 'a refusal like any other: the screen before the panel of the refusal is the same',
    'read.done.justCreated': 'the bank has shown its page: the payment is challenging',
    'read.done.settling': 'the server answers when it has settled',
    'read.done.unknown': 'a silent bank is played where the page of a payment is gone',
    'read.done.abandoned': 'the contract calls a payment that was given up expired',
    'abandon.done.settling': 'the server answers when it has settled',
  },
};
