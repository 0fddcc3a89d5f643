import { randomUUID } from 'node:crypto';
import { editSubscriptionFlow, whole as sample } from '../../../machines/edit-subscription/edit-subscription.spec.ts';
import {
  type EditDraft,
  type EditView,
  type EditItem,
  isChanged,
  type KeptDraft,
} from '../../../machines/edit-subscription/index.ts';
import type { AnySnapshot } from 'model-testing';
import type { Data } from '../../harness/customer.ts';
import { expect } from '../../harness/shop-test.ts';
import type { BrowserFlow, Row } from '../browser-flow.ts';
import type { Way } from '../gate.ts';
import { endBrowserSession, signInAgain } from '../sign-in-again.ts';
import type { EditWorld } from './edit-subscription.world.ts';

type Play = Row<EditWorld>['play'];
type Context = { view: EditView | null; draft: EditDraft | null; kept: KeptDraft | null };
const contextOf = ({ context }: AnySnapshot) => context as unknown as Context;

/** The subscription of this world's customer: two boxes of pads every eight weeks. */
const [pads, tampons] = sample.items as [EditItem, EditItem];
const stored: EditDraft = { ...sample.stored, lines: [{ ...pads, quantity: 2 }] };
const whole: EditView = { ...sample, stored, next: stored.lines, items: [pads, tampons] };
const rarer: EditDraft = { ...stored, intervalDays: 84 };
/** The first change increments the version; later versions do not matter to a path. */
const other: EditView = { ...whole, version: 4 };
const asDrafted: EditView = { ...other, stored: rarer, next: rarer.lines };
/** Tampons from the cart were added and saved, but the answer was lost. */
const { cart, kept: looked } = editSubscriptionFlow.inputs.looked;
const withCart: EditDraft = { ...stored, lines: [...stored.lines, { ...tampons, quantity: 1 }] };
const savedUnacknowledged: EditView = { ...whole, stored: withCart, next: withCart.lines };
const { read, reread, save } = editSubscriptionFlow.outcomes;

const spec = {
  ...editSubscriptionFlow,
  inputs: {
    opened: { id: whole.id, kept: null, cart: [], isOffered: false },
    overtaken: { id: whole.id, kept: { version: 2, draft: rarer, taken: [] }, cart: [], isOffered: false },
    savedUnacknowledged: { id: whole.id, kept: { ...looked, version: 2, draft: withCart }, cart, isOffered: false },
  },
  events: {
    'line.add': [{ item: tampons }],
    'line.replace': [{ key: pads.key, by: tampons }],
    'line.remove': [{ key: pads.key }],
    'quantity.change': [{ key: pads.key, quantity: 3 }],
    'interval.choose': [{ intervalDays: 84 }],
    'card.choose': [{ cardId: 'card-2' }],
    'scope.choose': [{ scope: 'once' }],
  },
  outcomes: {
    ...editSubscriptionFlow.outcomes,
    read: { ...read, done: { whole, savedUnacknowledged } },
    reread: { ...reread, done: { whole, other, asDrafted } },
    save: {
      ...save,
      done: {
        saved: ({ view, draft }: { view: EditView; draft: EditDraft }) => ({
          ...view,
          version: 4,
          stored: draft.scope === 'always' ? draft : view.stored,
          next: draft.lines,
        }),
      },
    },
  },
};

const main = ({ shop: { page } }: EditWorld) => page.getByRole('main');
const press =
  (name: string | RegExp): Play =>
  (world) =>
    main(world)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
const check =
  (name: string | RegExp): Play =>
  (world) =>
    main(world).getByRole('radio', { name }).check();
const choose =
  (field: string, item: string): Play =>
  async (world) => {
    await main(world)
      .getByRole('group', { name: field, exact: true })
      .getByRole('button', { name: `Seç: ${item}`, exact: true })
      .click();
  };
const openShelves: Play = async (world) => {
  const opener = main(world).getByRole('button', { name: 'Kutuya ekle', exact: true });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
};
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

const tampon = 'Mini tampon · 8’li';
const sessionOver: Play = ({ shop, visitor }) => endBrowserSession(shop, visitor);
const touch: Play = ({ subscriber }) => subscriber.touch();
const quiet: Play = (world) => world.quiet();
/** A draft that changes only the card is priced by reading the subscription. */
const pricing = ['price', 'read'];

/** Waits until the server has saved the draft; one for the next box alone is stored apart and not checked. */
const saved: Play = async (world, { before }) => {
  await world.shop.gate.open(['save'], 'through');
  const { lines, intervalDays, scope } = contextOf(before.snapshot).draft!;
  if (scope === 'once') return;
  const now = async () => {
    await world.shop.tick();
    const { products, intervalDays: days } = await world.subscriber.current();
    return { days, pieces: products.map(({ quantity }: Data) => quantity) };
  };
  await expect.poll(now).toEqual({ days: intervalDays, pieces: lines.map(({ quantity }) => quantity) });
};
/** Saves the typed draft on another device, or in place of an answer that was lost. */
async function saveAs(
  subscriber: EditWorld['subscriber'],
  { intervalDays, more }: { intervalDays: number; more?: string },
): Promise<void> {
  const [{ product, quantity }] = (await subscriber.current()).products;
  const lines = [{ product, quantity }, ...(more ? [{ product: await subscriber.productOf(more), quantity: 1 }] : [])];
  const goods = lines.map((line) => Math.round(line.product.price.subscription * 100) * line.quantity);
  await subscriber.act('edit', {
    action: 'EDIT_SUBSCRIPTION',
    products: lines.map((line) => ({ _product: line.product._id, quantity: line.quantity })),
    packets: [],
    intervalDays,
    price: { grossOriginalAmount: goods.reduce((all, one) => all + one) / 100, _currency: 'TRY' },
  });
}

const whileAnswered =
  (change: Play, back: Play): Play =>
  async (world, step) => {
    const { gate, page, tick } = world.shop;
    await gate.waiting('save', tick);
    await change(world, step);
    const answered = page.waitForResponse((response) => response.url().includes('/edit?'));
    await gate.open(['save'], 'through');
    await answered;
    await back(world, step);
  };
const prices =
  (by: string): Play =>
  ({ shop: { harness } }) =>
    harness.change(`update products set subscription_kurus = subscription_kurus ${by} where type in ('pad', 'tampon')`);
const payElsewhere: Play = async ({ subscriber }) => subscriber.send(await subscriber.orderOfNow(), randomUUID());
const settle: Play = ({ subscriber }) => subscriber.settle();

/** Leaves the draft in this tab's storage, and opens the page again. */
async function leave(world: EditWorld, meanwhile: Play): Promise<void> {
  const { shop } = world;
  const kept = () => shop.page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(() => shop.tick().then(kept)).toContain('edit-draft');
  await meanwhile(world, undefined as never);
  shop.gate.shut();
  await shop.page.reload({ waitUntil: 'commit' });
  await shop.gate.waiting('read', shop.tick);
  await world.quiet();
}

/** Whether the stored draft contains items from the cart. */
const hasLeftCart = (snapshot: AnySnapshot) => (contextOf(snapshot).kept?.taken.length ?? 0) > 0;
const draftOf = (snapshot: AnySnapshot) => contextOf(snapshot).draft!;
const has = (item: EditItem, quantity?: number) => (snapshot: AnySnapshot) =>
  draftOf(snapshot).lines.some(
    (line) => line.key === item.key && (quantity === undefined || line.quantity === quantity),
  );
const isFirst = (snapshot: AnySnapshot) => contextOf(snapshot).view!.version === 3;

const shows =
  (state: string, more: Record<string, unknown> = {}) =>
  (snapshot: AnySnapshot) => ({ state, scope: contextOf(snapshot).draft?.scope ?? null, ...more });

export const editBrowserFlow: BrowserFlow<EditWorld> = {
  spec,
  longest: 40,
  distinguishes: (snapshot) => {
    const { view, draft } = contextOf(snapshot);
    return draft
      ? [view!.version, draft.scope, draft.intervalDays, draft.cardId, draft.lines.map(({ key }) => key)]
      : hasLeftCart(snapshot);
  },
  opens: {
    opened: (world, next) => world.enter(next.includes('read.failed.gone') ? 'another' : 'own'),
    async overtaken(world) {
      await world.enter();
      await world.shop.gate.open(['read'], 'through');
      await main(world).getByRole('radio', { name: '12 haftada bir' }).check();
      await leave(world, touch);
    },
    async savedUnacknowledged(world) {
      await world.enterFromCart();
      await world.shop.gate.open(['read'], 'through');
      await leave(world, ({ subscriber }) => saveAs(subscriber, { intervalDays: 56, more: 'tampon-mini-8' }));
    },
  },
  actions: {
    'line.add': { play: both(openShelves, choose('Kutuya ekle', tampon)), when: (snapshot) => !has(tampons)(snapshot) },
    'line.replace': {
      play: both(press(/^Başkasıyla değiştir: Süper ped/), choose('Süper ped · 12’li yerine', tampon)),
      when: (snapshot) => has(pads)(snapshot) && !has(tampons)(snapshot),
    },
    'line.remove': { play: press(/^Çıkar: Süper ped/), when: has(pads) },
    'quantity.change': {
      play: (world) =>
        main(world)
          .getByRole('group', { name: /^Süper ped/ })
          .getByRole('button', { name: 'Artır' })
          .click(),
      when: has(pads, 2),
    },
    'interval.choose': {
      play: check('12 haftada bir'),
      when: (snapshot) => draftOf(snapshot).scope === 'always' && draftOf(snapshot).intervalDays !== 84,
    },
    'card.choose': { play: check(/•••• 0008/), when: (snapshot) => draftOf(snapshot).cardId !== 'card-2' },
    'scope.choose': {
      play: check('Yalnız sıradaki'),
      when: (snapshot) => draftOf(snapshot).scope === 'always',
    },
    'edit.discard': {
      play: (world, step) =>
        press(step.before.snapshot.matches('conflicted') ? 'Yeni hâli kalsın' : 'Hepsini geri al')(world, step),
      when: (snapshot) => !snapshot.matches({ editing: 'unchanged' }) && !snapshot.matches({ editing: 'saved' }),
    },
    'edit.keep': { play: press('Benimki kalsın') },
    'edit.save': { play: press('Değişiklikleri kaydet') },
    'price.retry': { play: press('Yeniden dene') },
    'view.refresh': { play: press('Yeniden dene') },
    'session.restored': {
      play: ({ shop, visitor, subscriber }) =>
        signInAgain(shop, visitor, `/account/subscription/edit/${subscriber.subscriptionId}`),
    },
  },
  answers: {
    'read.done.whole': { play: go('read'), when: (snapshot) => !hasLeftCart(snapshot) },
    'read.done.savedUnacknowledged': { play: go('read'), when: hasLeftCart },
    'read.failed.offline': { play: go('read', nothing, 'cut') },
    'read.failed.sessionOver': { play: go('read', sessionOver) },
    'read.failed.gone': { play: go('read'), when: (snapshot) => contextOf(snapshot).view === null },
    'reread.done.whole': { play: go('read'), when: isFirst },
    'reread.done.other': { play: go('read', touch), when: isFirst },
    'reread.done.asDrafted': {
      play: go('read', ({ subscriber }) => saveAs(subscriber, { intervalDays: 84 })),
      when: (snapshot) => isFirst(snapshot) && !isChanged(draftOf(snapshot), asDrafted),
    },
    'reread.failed.offline': { play: go('read', nothing, 'cut') },
    'reread.failed.sessionOver': { play: go('read', sessionOver) },
    'price.done.priced': { play: go(pricing) },
    'price.failed.offline': { play: go(pricing, nothing, 'cut') },
    'price.failed.sessionOver': { play: go(pricing, sessionOver) },
    'save.done.saved': { play: saved },
    'save.failed.changedElsewhere': { play: go('save', touch) },
    'save.failed.miscalculated': { play: whileAnswered(prices('+ 500'), prices('- 500')) },
    'save.failed.tooLate': { play: whileAnswered(payElsewhere, settle) },
    'save.failed.offline': { play: go('save', nothing, 'cut') },
    'save.failed.sessionOver': { play: go('save', sessionOver) },
    'after.readLimit': { play: quiet },
    'after.saveLimit': { play: quiet },
  },
  screens: {
    reading: shows('reading'),
    unreadable: shows('unreadable'),
    'editing.unchanged': shows('editing.unchanged'),
    'editing.incomplete': shows('editing.incomplete'),
    'editing.saved': shows('editing.saved'),
    'editing.waiting': shows('editing.waiting'),
    'editing.pricing': shows('editing.pricing'),
    'editing.priceless': shows('editing.priceless', { isRefused: true }),
    'editing.priced': shows('editing.priced'),
    saving: shows('saving'),
    reloading: shows('reloading'),
    stuck: () => ({ state: 'stuck' }),
    conflicted: shows('conflicted'),
    left: () => ({ path: '/account' }),
    suspended: () => ({ path: '/auth/logout' }),
  },
  leftOut: {
    'reread.failed.gone': 'no subscription is ever deleted, and another customer who signs in begins again',
    'price.failed.tooLate': 'the same step as without a connection',
  },
};
