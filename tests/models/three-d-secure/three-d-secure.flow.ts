import explorer from '../../../explorer.config.ts';
import { threeDSecureFlow as flow } from '../../../machines/three-d-secure/three-d-secure.spec.ts';
import type { AnySnapshot } from 'model-testing';
import { moneyOf, statePathOf } from 'machine-explorer';
import { expect } from '../../harness/shop-test.ts';
import type { BrowserFlow, Row } from '../browser-flow.ts';
import type { Way } from '../gate.ts';
import { signInAgain } from '../sign-in-again.ts';
import { approveAtBank, claimReturn } from '../checkout/bank.actions.ts';
import { cardOf } from '../checkout/cards.ts';
import { outliveBank, type CheckoutWorld } from '../checkout/checkout.world.ts';

type Play = Row<CheckoutWorld>['play'];

const press =
  (name: string): Play =>
  ({ shop }) =>
    shop.page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Begins a payment on another device; the card decides how it will end. */
async function begin(world: CheckoutWorld, next: readonly string[], isSilent = false) {
  const device = await world.meet(1);
  const end = next.findLast((token) => /\.done\./.test(token));
  await device.order(cardOf(isSilent ? 'silent' : end?.endsWith('.declined') ? 'declined' : 'paid'));
  // The code is entered and the bank charges without answering: its page is gone.
  if (isSilent) {
    void device.approve().catch(() => {});
    await expect.poll(async () => (await device.open())?.redirectUrl ?? null).toBeNull();
  }
  // The browser's clock is past the bank's time limit: only the server's answer ends a payment.
  await world.enter({ ahead: 11 * 60_000 });
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
    // Calls after the end of the challenge belong to the checkout: they may pass.
    await world.shop.gate.open([group], way);
  };

const isAt =
  (...states: string[]) =>
  (snapshot: AnySnapshot) =>
    states.some((state) => statePathOf(snapshot).startsWith(state));
/** Approves on the other device, unless the shopper has come back from the bank already. */
const approveIfOpen: Play = async ({ device }) => {
  const open = await device.open();
  if (open?.redirectUrl) await device.approve();
};
const sessionOver: Play = (world) => world.endSession();

const nothing: Play = async () => {};

const shownMoney = (snapshot: AnySnapshot) => ({ said: moneyOf(explorer.within, snapshot) });
const bank = (state: string) => (snapshot: AnySnapshot) => ({ bank: state, ...shownMoney(snapshot) });

export const threeDSecureBrowserFlow: BrowserFlow<CheckoutWorld> = {
  spec: flow,
  longest: 16,
  opens: {
    challenged: begin,
    resumed: (world, next) => begin(world, next, true),
  },
  actions: {
    'frame.opened': {
      async play(world, step) {
        if (isAt('approving.waiting')(step.before.snapshot)) await press('Yeniden yükle')(world, step);
        await go('bank')(world, step);
      },
    },
    'challenge.returned': {
      play: (world, { next }) =>
        next.find((token) => /\.done\./.test(token)) === 'read.done.stillApproving'
          ? claimReturn(world)
          : approveAtBank(world, 'bank'),
      when: isAt('approving.waiting', 'approving.looking', 'lookupFailed'),
    },
    'payment.cancel': { play: press('Vazgeç, geri dön') },
    'payment.check': { play: press('Yeniden sor') },
    'payment.leave': { play: press('Beklemeden çık'), when: isAt('unknown', 'abandonFailed') },
    'session.restored': { play: ({ shop, device }) => signInAgain(shop, device, '/checkout') },
  },
  answers: {
    'after.frameLimit': { play: nothing },
    'after.challengePoll': { play: nothing },
    'after.abandonPoll': { play: nothing },
    'read.done.stillApproving': {
      play: go('status'),
      when: (snapshot) =>
        isAt('approving', 'lookupFailed', 'settling')(snapshot) && snapshot.context.redirectUrl !== null,
    },
    'read.done.paid': { play: go('status', 'through', approveIfOpen) },
    'read.done.declined': { play: go('status', 'through', approveIfOpen) },
    'read.done.expired': {
      play: go('status', 'through', ({ shop }) => outliveBank(shop)),
      when: isAt('approving', 'lookupFailed'),
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
  },
  screens: {
    'approving.opening': bank('approving.opening'),
    'approving.blocked.pausing': bank('approving.blocked.pausing'),
    'approving.blocked.reading': bank('approving.blocked.reading'),
    'approving.waiting': bank('approving.waiting'),
    'approving.looking': bank('approving.looking'),
    'lookupFailed.pausing': bank('lookupFailed.pausing'),
    'lookupFailed.reading': bank('lookupFailed.reading'),
    'settling.reading': bank('settling.reading'),
    'settling.pausing': bank('settling.pausing'),
    abandoning: bank('abandoning'),
    'abandonFailed.pausing': bank('abandonFailed.pausing'),
    'abandonFailed.retrying': bank('abandonFailed.retrying'),
    'unknown.resting': bank('unknown.resting'),
    'unknown.reading': bank('unknown.reading'),
    suspended: () => ({ path: '/auth/logout', isSignInAsked: true }),
    // The checkout shows the ends.
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
