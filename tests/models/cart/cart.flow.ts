import { cartFlow as flow } from '../../../machines/cart/cart.spec.ts';
import type { AnyFlowSpec, AnySnapshot, PathEvent } from 'model-testing';
import { expect } from '../../harness/shop-test.ts';
import { openAccount } from '../account.ts';
import type { BrowserFlow, Row } from '../browser-flow.ts';
import { packetPath, productPath, type CartWorld } from './cart.world.ts';

const typedCode = 'YENI10';
const goodCode = 'MERCAN10';
const spentCode = 'BAHAR25';

/** The production machine; the typed code differs from the stored one, so that rows can distinguish them. */
const production: AnyFlowSpec = flow;
const spec: AnyFlowSpec = {
  ...production,
  events: { ...production.events, 'promoCode.set': [{ code: typedCode }] },
  project: (snapshot) => ({ ...(production.project(snapshot) as object), code: codeOf(snapshot) }),
};

const codeOf = ({ context }: AnySnapshot): string | null => context.cart.promoCode.code;
const isIn = (snapshot: AnySnapshot, ...states: string[]) =>
  states.some((calculation) => snapshot.matches({ calculation }));
const isTroubled = (snapshot: AnySnapshot) => isIn(snapshot, 'offline', 'failed', 'timedOut');
/** The promo flow itself refuses a typed code at once when no price came: no other event comes before that. */
const isRefusalDue = (snapshot: AnySnapshot) =>
  isTroubled(snapshot) && codeOf(snapshot) === typedCode && snapshot.context.cart.promoCode.error === null;
const isHydrating = (snapshot: AnySnapshot) => snapshot.matches({ storage: 'hydrating' });
const isAlive = ({ context }: AnySnapshot): boolean => context.isConnected;
const isFilled = ({ context }: AnySnapshot) => context.cart.items.length > 0;

type When = NonNullable<Row<CartWorld>['when']>;
/** On the cart page, once the app is loaded. */
const onPage =
  (more: When = () => true): When =>
  (snapshot, event) =>
    isAlive(snapshot) && !isHydrating(snapshot) && !isRefusalDue(snapshot) && more(snapshot, event);

const nothing = async () => {};
const main = ({ shop }: CartWorld) => shop.page.getByRole('main');
const press = (world: CartWorld, name: string | RegExp) =>
  main(world)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const pads = 'Süper ped · 12’li';

/** The code for the next price: a spent one when that price refuses the code. */
const codeFor = (next: readonly string[]) =>
  next.find((token) => token.startsWith('calculation.done.')) === 'calculation.done.codeRefused' ? spentCode : goodCode;

async function addOn(world: CartWorld, path: string, way: 'Abonelikle' | 'Tek seferlik'): Promise<void> {
  const { page } = world.shop;
  const back = new URL(page.url()).pathname;
  if (back !== path) await world.visit(path);
  const form = page.getByRole('main').locator('form[data-on-submit]').first();
  // An item added before shows the link to the cart until another choice is made.
  await form.getByRole('radio', { name: way === 'Abonelikle' ? 'Tek seferlik' : 'Abonelikle' }).check();
  await form.getByRole('radio', { name: way }).check();
  await form.getByRole('button', { name: /^Sepete ekle/ }).click();
  if (back !== path) await world.visit(back);
}

async function replacePacket(world: CartWorld): Promise<void> {
  const { page } = world.shop;
  await main(world)
    .getByRole('link', { name: /: düzenle$/ })
    .first()
    .click();
  await page.getByRole('group', { name: 'Süper ped', exact: true }).getByRole('button', { name: 'Artır' }).click();
  await press(world, /^Kutuyu güncelle/);
  await main(world).getByRole('link', { name: 'Sepete git' }).first().click();
}

async function changeSession(world: CartWorld): Promise<void> {
  const { page, harness } = world.shop;
  const { email, password } = await openAccount(harness.shopUrl);
  await world.visit('/auth/login');
  await main(world).getByLabel('E-posta').fill(email);
  await main(world).getByLabel('Şifre', { exact: true }).fill(password);
  await press(world, 'Giriş yap');
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(() => world.shop.tick().then(cookies)).toContain('auth_token');
  // Sign-in waits for the account's price while time is frozen: the shopper goes back first.
  await expect(main(world).locator('[data-state=repricing]')).toBeVisible();
  await world.visit('/cart');
}

async function loseAndFindNetwork({ shop: { context } }: CartWorld): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

const answer = (way: 'through' | 'cut' | 'busy', when?: When): Row<CartWorld> => ({
  play: ({ shop }) => shop.gate.open(['calculation'], way),
  ...(when && { when }),
});

/** Without the app a page shows only the number of pieces. */
const shownOf = (snapshot: AnySnapshot): Record<string, unknown> =>
  isAlive(snapshot)
    ? {
        shown: isFilled(snapshot) ? 'filled' : 'empty',
        lines: snapshot.context.cart.items.length,
        canRestore: snapshot.context.removed.length > 0,
      }
    : { count: isFilled(snapshot) ? expect.stringMatching(/^\d+$/) : '' };

const priced = (calculation: string, more: Record<string, unknown>) => (snapshot: AnySnapshot) => ({
  ...shownOf(snapshot),
  ...(isAlive(snapshot) && { price: calculation, ...more }),
});
const troubled = (calculation: string, trouble = calculation) =>
  priced(calculation, { trouble, canRetry: true, isPriced: false });

export const cartFlow: BrowserFlow<CartWorld> = {
  spec,
  longest: 30,
  opens: {
    empty: (world) => world.enter('/cart'),
    kept: async (world, next) => world.enter(productPath, { cart: await world.codedCart(codeFor(next)), how: 'late' }),
    unread: (world) => world.enter('/cart', { how: 'blocked' }),
  },
  actions: {
    'line.add': {
      play: (world, { event }) =>
        isPacket(event) ? addOn(world, packetPath, 'Abonelikle') : addOn(world, productPath, 'Tek seferlik'),
      when: (snapshot, event) =>
        !isHydrating(snapshot) && !isRefusalDue(snapshot) && (isAlive(snapshot) || !isPacket(event)),
    },
    'draft.change': {
      async play(world) {
        await world.visit(productPath);
        await main(world)
          .getByRole('radio', { name: /^24 adet/ })
          .check();
        await expect(main(world).getByRole('button', { name: /^Sepete ekle/ })).toContainText('₺');
        await world.visit('/cart');
      },
      when: onPage(),
    },
    'line.setPurchaseType': {
      async play(world) {
        await main(world)
          .getByRole('combobox', { name: `${pads}: sıklık` })
          .first()
          .selectOption('subscription');
      },
      when: onPage(),
    },
    'line.setQuantity': {
      play: ({ shop: { page } }) =>
        page
          .getByRole('main')
          .getByRole('group', { name: `${pads}: adet` })
          .getByRole('button', { name: 'Artır' })
          .click(),
      // The stepper does not offer zero: a button removes the line.
      when: onPage((_, { quantity }) => quantity !== 0),
    },
    'line.remove': { play: (world) => press(world, `${pads}: çıkar`), when: onPage() },
    'line.restore': { play: (world) => press(world, 'Geri koy'), when: onPage() },
    'cart.empty': { play: (world) => press(world, 'Sepeti boşalt'), when: onPage() },
    'cart.replacePacket': {
      play: replacePacket,
      when: onPage(({ context }) => context.cart.items.some(({ type }: { type: string }) => type === 'packet')),
    },
    'cart.synced': {
      play: async (world, { next }) => world.shop.elsewhere(await world.codedCart(codeFor(next))),
      when: onPage((snapshot) => snapshot.matches({ storage: 'ready' })),
    },
    'promoCode.set': {
      async play(world, { next }) {
        await main(world).getByLabel('İndirim kodu').fill(codeFor(next));
        await press(world, 'Uygula');
      },
      when: onPage((snapshot) => codeOf(snapshot) === null && isFilled(snapshot)),
    },
    'promoCode.clear': {
      play: (world) => press(world, /^(.* kodunu kaldır|Koddan vazgeç)$/),
      when: onPage((snapshot) => isFilled(snapshot) && (isTroubled(snapshot) || isIn(snapshot, 'current'))),
    },
    'promoCode.refuse': { play: nothing, when: isRefusalDue },
    'services.attached': {
      async play(world) {
        await world.letAppIn();
        await world.shop.page.getByRole('main').hover();
        await world.shop.page.getByRole('main').getByRole('link', { name: 'Mağaza' }).first().focus();
        await expect(world.shop.page.locator('html[data-hydrated]')).toBeAttached();
        await world.visit('/cart');
      },
      when: (snapshot) => !isAlive(snapshot),
    },
    'session.changed': { play: changeSession, when: onPage() },
    'calculation.retry': { play: (world) => press(world, 'Yeniden sor'), when: onPage() },
    'network.returned': { play: loseAndFindNetwork, when: onPage() },
  },
  answers: {
    'reading.failed.unavailable': { play: nothing },
    'calculation.done.priced': answer('through'),
    'calculation.done.codeRefused': answer(
      'through',
      (snapshot) => snapshot.context.calculation === null && codeOf(snapshot) !== null,
    ),
    'calculation.failed.offline': answer('cut'),
    'calculation.failed.unavailable': answer('busy'),
  },
  screens: {
    'storage.hydrating': 'passing',
    'storage.ready': () => ({ isStorageWarned: false }),
    'storage.unreadable': (snapshot) => ({ isStorageWarned: isFilled(snapshot) }),
    'calculation.idle': priced('idle', { trouble: null, isPriced: false }),
    'calculation.waiting': priced('waiting', { trouble: null, isPriced: false }),
    'calculation.calculating': priced('calculating', { trouble: null, isPriced: false }),
    'calculation.current': (snapshot) => ({
      ...priced('current', { trouble: null, isPriced: true })(snapshot),
      isCodeRefused: snapshot.context.cart.promoCode.error !== null,
    }),
    'calculation.offline': troubled('offline'),
    'calculation.failed': troubled('failed'),
    'calculation.timedOut': troubled('timedOut'),
  },
  leftOut: {
    'cart.taken': 'an order is paid in the run of checkout',
    'reading.done.nothing': 'what is kept is read before the flow starts',
    'reading.done.kept': 'what is kept is read before the flow starts',
    'after.persistLimit': 'a blocked storage refuses at once',
    'calculation.done.stale': 'an edit aborts the call before it',
    'calculation.failed.miscalculated': 'a calculation sends no prices that could be wrong',
    'calculation.failed.timedOut': 'the flow gives up before the call does',
  },
};

function isPacket({ item }: PathEvent): boolean {
  return (item as { type: string }).type === 'packet';
}
