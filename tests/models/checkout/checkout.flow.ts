import { randomUUID } from 'node:crypto';
import explorer from '../../../explorer.config.ts';
import { EMPTY_CART } from '../../../domain/cart/index.ts';
import { checkoutFlow as flow } from '../../../machines/checkout/checkout.spec.ts';
import type { AnySnapshot } from 'model-testing';
import { moneyOf } from 'machine-explorer';
import { Shopper } from '../../flows/support/shopper.ts';
import { expect } from '../../harness/shop-test.ts';
import type { BrowserFlow, Row, Step } from '../browser-flow.ts';
import { signInAgain } from '../sign-in-again.ts';
import { cardFor } from './cards.ts';
import { answers } from './checkout.answers.ts';
import type { CheckoutWorld } from './checkout.world.ts';

const main = ({ shop }: CheckoutWorld) => shop.page.getByRole('main');
const press = (name: string | RegExp) => (world: CheckoutWorld) =>
  main(world)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const boxes = { preliminaryInformation: /Ön bilgilendirme formunu/, distanceSales: /Mesafeli satış sözleşmesini/ };

async function writeAddress({ shop }: CheckoutWorld): Promise<void> {
  const shopper = new Shopper(shop.page, 'tr', '');
  const add = shop.page.getByRole('main').getByRole('button', { name: shopper.words.newAddress });
  await expect(shopper.addressForm().or(add)).toBeVisible();
  if (await add.isVisible()) {
    await add.click();
    await shopper.fillAddress(shop.page.getByRole('dialog'));
  } else await shopper.fillAddress();
  await expect(shop.page.getByRole('dialog')).toHaveCount(0);
}

async function chooseOtherAddress(world: CheckoutWorld): Promise<void> {
  await main(world).getByRole('link', { name: 'Teslimat adresini değiştir' }).click();
  await main(world).locator('input[name=delivery]:not(:checked)').first().check();
  await main(world).getByRole('link', { name: 'Bu adresle devam et' }).click();
}

/** Accepts on the page what the machine has as accepted: the real texts change with the address and the day. */
async function placeOrder(world: CheckoutWorld, step: Step): Promise<void> {
  const form = main(world);
  for (const name of Object.values(boxes)) await form.getByRole('checkbox', { name }).check();
  await form.getByLabel('Kart numarası').fill(cardFor(step));
  await form.getByLabel('Kartın üzerindeki ad').fill('Elif Yılmaz');
  await form.getByLabel('Son kullanma').fill('12/30');
  await form.getByLabel('Güvenlik kodu').fill('123');
  await form.getByRole('button', { name: /öde$/ }).click();
}

/** Presses the pay button without a card. */
async function pressWithoutCard(world: CheckoutWorld): Promise<void> {
  await main(world).getByLabel('Kart numarası').fill('');
  await main(world).locator('[data-pay]').click();
  await expect(main(world).locator('[data-missing] h3')).toBeFocused();
}

const isForm = (snapshot: AnySnapshot) => snapshot.hasTag('form') && !snapshot.matches({ filling: 'empty' });
const actions: Record<string, Row<CheckoutWorld>> = {
  'cart.changed': {
    async play(world, { event }) {
      const isEmpty = (event['items'] as readonly unknown[]).length === 0;
      await world.shop.elsewhere(isEmpty ? EMPTY_CART : await world.pads('MERCAN10'));
    },
    // After the session has ended another page is shown.
    when: (snapshot) => !snapshot.matches('suspended') && !snapshot.matches('lockedOut'),
  },
  'address.choose': {
    play: (world, { before }) =>
      before.snapshot.context.addressId === null ? writeAddress(world) : chooseOtherAddress(world),
    when: isForm,
  },
  'balance.use': {
    play: (world) =>
      main(world)
        .getByRole('checkbox', { name: /bakiyeyi kullan/ })
        .uncheck(),
    when: (snapshot) => isForm(snapshot) && snapshot.context.useAccountBalance,
  },
  'agreement.set': {
    play: (world, { event }) =>
      main(world)
        .getByRole('checkbox', { name: boxes[event['kind'] as keyof typeof boxes] })
        .setChecked(event['accepted'] === true),
    when: (snapshot, { kind, accepted }) =>
      isForm(snapshot) &&
      !snapshot.matches({ filling: 'draftFailed' }) &&
      snapshot.context.agreements[kind as keyof typeof boxes] !== accepted,
  },
  'quote.retry': { play: press('Yeniden dene') },
  'order.place': {
    play: (world, step) => (step.event['card'] === null ? pressWithoutCard(world) : placeOrder(world, step)),
    when: (snapshot, { card }) =>
      card === null
        ? isForm(snapshot)
        : (card as { kind: string }).kind === 'new' &&
          snapshot.matches({ filling: 'ready' }) &&
          Object.values(snapshot.context.agreements).every(Boolean),
  },
  'payment.resume': { play: press('Ödememe dön') },
  'payment.again': { play: press('Yeniden öde') },
  'payment.retry': {
    play: press(/^(Başka kartla dene|Yeniden dene)$/),
    // With an empty cart the panel offers no retry, but leads to the store.
    when: ({ context }) => context.items.length > 0,
  },
  'payment.check': { play: press(/^(Şimdi bak|Yeniden sor)$/) },
  'network.returned': {
    async play({ shop: { context } }) {
      await context.setOffline(true);
      await context.setOffline(false);
    },
    when: (snapshot) => snapshot.matches('unreachable'),
  },
  'attempt.ended': {
    play: (world, { event }) => world.endElsewhere(event['keySeed'] as string, event['attemptNumber'] as number),
  },
  'session.restored': { play: ({ shop, device }) => signInAgain(shop, device, '/checkout') },
};

const shownMoney = (snapshot: AnySnapshot) => {
  const money = moneyOf(explorer.within, snapshot);
  return { money, said: money };
};
const panel = (state: string) => (snapshot: AnySnapshot) => ({ state, ...shownMoney(snapshot) });
const form = (state: string) => (snapshot: AnySnapshot) => ({
  state: `filling.${state}`,
  notice: snapshot.context.notice,
  ...shownMoney(snapshot),
});
/** An ended session leads to the sign-in page, which leads back. Spec §4. */
const door = () => ({ path: '/auth/logout', isSignInAsked: true });

export const checkoutBrowserFlow: BrowserFlow<CheckoutWorld> = {
  spec: flow,
  longest: 24,
  opens: {
    known: (world) => world.enter(),
    newcomer: (world) => world.enter({ addresses: 0 }),
    emptyHanded: (world) => world.enter({ cart: 'empty' }),
    async comingBack(world, next) {
      const word = next.find((token) => token.startsWith('recovery.done.'));
      const { order } = await world.meet(2);
      const isKnown = word !== undefined && word !== 'recovery.done.none';
      const attempt = isKnown ? await order(cardFor({ next })) : { attemptId: randomUUID(), key: randomUUID() };
      await world.enter({ attempt });
    },
  },
  actions,
  answers,
  distinguishes: ({ context }) => Boolean(context.promoCode?.trim()),
  screens: {
    recovering: (snapshot) =>
      snapshot.context.attemptId === null && snapshot.context.attemptKey === null && snapshot.context.challenge === null
        ? { state: 'recovering', money: null }
        : panel('recovering')(snapshot),
    unreachable: panel('unreachable'),
    interrupted: panel('interrupted'),
    unapproved: panel('unapproved'),
    checking: panel('checking'),
    'filling.quoting': form('quoting'),
    'filling.quoteFailed': form('quoteFailed'),
    'filling.empty': () => ({ state: 'filling.empty', money: null }),
    'filling.addressing': form('addressing'),
    'filling.drafting': form('drafting'),
    'filling.draftFailed': form('draftFailed'),
    'filling.ready': form('ready'),
    'paying.requesting': panel('paying.requesting'),
    'paying.lookingUp': panel('paying.lookingUp'),
    'paying.pausing': panel('paying.pausing'),
    // The inner machine determines the screen: while the bank waits for the code, nothing has been charged.
    'paying.challenging': () => ({
      state: 'paying.challenging',
      bank: expect.stringMatching(/^(approving|lookupFailed|settling)\./),
      said: expect.stringMatching(/^(notCharged|unknown)$/),
    }),
    'paying.unknown': panel('paying.unknown'),
    declined: (snapshot) => ({ ...panel('declined')(snapshot), decline: expect.stringMatching(/./) }),
    suspended: door,
    lockedOut: door,
    paid: (snapshot) => ({ path: '/purchase/success', ...shownMoney(snapshot) }),
  },
  leftOut: {
    'billing.want': 'tests/flows/purchase/first-purchase.spec.ts writes the address of an invoice',
    'recovery.done.anotherAtBank':
      'a payment that is known is asked about by its number; where none is, any open one is played',
    'recovery.done.cardCheck':
      'a card is added on a page of its own; tests/flows/account/saved-cards.spec.ts leaves one there',
    'recovery.done.unfinished':
      'the bank is silent for longer than a played step; tests/flows/purchase/left-payment.spec.ts plays it',
    'recovery.done.givenUp':
      'the bank is silent for half an hour: server/modules/checkout/settling/stuck.test.ts plays it',
    'addresses.known':
      'the page says it by itself as soon as it has read the book; an address is deleted in tests/flows/purchase/changed-elsewhere.spec.ts',
    'contracts.failed.billingGone':
      'tests/flows/purchase/changed-elsewhere.spec.ts deletes the address of an invoice alone',
    'order.failed.billingGone': 'as when the contracts are drawn up',
    'order.failed.timedOut': 'the line gives up by the real clock, which no test moves; it ends where a dead line does',
    'order.failed.broken': 'an answer of the real server can be read',
    'challenge.failed.broken': 'the challenge ends by itself',
  },
};
