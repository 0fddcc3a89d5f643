import { randomUUID } from 'node:crypto';
import { running, sendTo, skipped, subscriptionFlow } from '../../../machines/subscription/subscription.spec.ts';
import {
  type ActionReason,
  canAsk,
  type CustomerAction,
  type SubscriptionView,
} from '../../../machines/subscription/index.ts';
import type { AnySnapshot } from 'model-testing';
import type { BrowserFlow, Row } from '../browser-flow.ts';
import type { Way } from '../gate.ts';
import { endBrowserSession, signInAgain } from '../sign-in-again.ts';
import type { SubscriptionWorld } from './subscription.world.ts';

type Play = Row<SubscriptionWorld>['play'];
type Context = {
  view: SubscriptionView | null;
  dialog: string | null;
  action: CustomerAction | null;
};
const contextOf = ({ context }: AnySnapshot) => context as Context;
const actionOf = (event: unknown) => (event as { action: CustomerAction }).action;
const kindOf = (snapshot: AnySnapshot) => contextOf(snapshot).action?.kind ?? null;

/** The samples after an action, as the server returns them. */
const renamed: SubscriptionView = { ...running, undoable: 'rename' };
const ended: SubscriptionView = { ...running, status: 'CANCELLED', deliveries: [], days: null, undoable: 'cancel' };
function done({ view, action }: { view: SubscriptionView; action: CustomerAction }): SubscriptionView {
  if (action.kind === 'rename') return view.isSkipped ? { ...skipped, undoable: 'rename' } : renamed;
  if (action.kind === 'cancel') return ended;
  if (action.kind === 'sendTo') return { ...(view.isSkipped ? skipped : running), undoable: 'sendTo' };
  return action.kind === 'skip' || action.kind === 'skipTo' ? skipped : running;
}
const undone = ({ view }: { view: SubscriptionView }): SubscriptionView =>
  (view.undoable === 'rename' || view.undoable === 'sendTo') && view.isSkipped
    ? { ...skipped, undoable: null }
    : running;

const because: ActionReason = { reasonId: 'enough', note: '' };
const giftNote: ActionReason = { reasonId: null, note: 'İyi ki doğdun!' };
const noteless: ActionReason = { reasonId: 'other', note: '' };
const skip: CustomerAction = { kind: 'skip' };
const skipTo: CustomerAction = { kind: 'skipTo', day: running.deliveries[1]!.orderDay };
const cancel: CustomerAction = { kind: 'cancel' };
const unskip: CustomerAction = { kind: 'unskip' };
const pause: CustomerAction = { kind: 'pause', until: null };

const spec = {
  ...subscriptionFlow,
  events: {
    ...subscriptionFlow.events,
    'dialog.open': [
      { dialog: 'skip' },
      { dialog: 'rename' },
      { dialog: 'cancel' },
      { dialog: 'pause' },
      { dialog: 'sendTo' },
      { dialog: 'unskip' },
    ],
    'action.choose': [skip, skipTo, cancel, pause, sendTo, unskip].map((action) => ({ action })),
    'action.write': [{ because: giftNote }],
    'action.do': subscriptionFlow.events['action.do'].filter(({ action }) => action.kind !== 'restart'),
    'action.confirm': [{ because }, { because: noteless }, { because: null }, { because: giftNote }],
  },
  outcomes: {
    ...subscriptionFlow.outcomes,
    preview: { ...subscriptionFlow.outcomes.preview, done: { moved: subscriptionFlow.outcomes.preview.done.moved } },
    read: {
      ...subscriptionFlow.outcomes.read,
      done: { running, skipped, ended, lost: { ...running, lastOrder: null } },
    },
    perform: { ...subscriptionFlow.outcomes.perform, done: { done } },
    undo: { ...subscriptionFlow.outcomes.undo, done: { undone } },
  },
};

const press = ({ shop }: SubscriptionWorld, name: string | RegExp, root: 'main' | 'dialog' = 'main') =>
  shop.page
    .getByRole(root)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const choose = ({ shop }: SubscriptionWorld, name: string | RegExp) =>
  shop.page.getByRole('dialog').getByRole('radio', { name }).first().check();

/** Marks the box as a gift; if it is one already, chooses the other address. */
async function chooseGift({ shop }: SubscriptionWorld): Promise<void> {
  const dialog = shop.page.getByRole('dialog');
  const gift = dialog.getByRole('checkbox', { name: /^Hediye olsun/ });
  if (await gift.isChecked()) await dialog.getByRole('radio', { checked: false }).first().check();
  else await gift.check();
}

/** The confirming button of each dialog. */
const confirming: Record<string, string | RegExp> = {
  cancel: 'Aboneliği bitir',
  skip: / kutusunu atla$/,
  sendTo: 'Bu adrese gitsin',
  unskip: 'Kutu gelsin',
};

/** The page's words for the reasons of a cancellation. */
const reasonWords: Record<string, string> = {
  none: 'Söylemeden bitir',
  enough: 'Elimde çok birikti',
  other: 'Başka bir neden',
};

/** The button that opens each dialog; some are in another dialog. */
const openers: Record<string, string | RegExp> = {
  skip: /^Bunu atla/,
  rename: / adını değiştir$/,
  cancel: /^Bitir/,
  pause: /^Duraklat/,
  sendTo: /^Başka adrese/,
  unskip: 'Bu kutu gelsin',
};
/** Dialogs that preview their most likely action when they open. */
const first: Record<string, CustomerAction['kind']> = {
  skip: 'skip',
  cancel: 'cancel',
  pause: 'pause',
  unskip: 'unskip',
};
const isOpening = (snapshot: AnySnapshot) =>
  snapshot.matches('choosing') && kindOf(snapshot) === null && `${contextOf(snapshot).dialog}` in first;

const go =
  (groups: string | readonly string[], before: Play = async () => {}, way: Way = 'through'): Play =>
  async (world, step) => {
    await before(world, step);
    await world.shop.gate.open([groups].flat(), way);
  };
const sessionOver: Play = ({ shop, visitor }) => endBrowserSession(shop, visitor);
const touch: Play = ({ subscriber }) => subscriber.touch();
const readAs = (as: 'running' | 'skipped' | 'ended') => go(['read', 'lastOrder'], (world) => world.bringTo(as));

/** While the box is being paid for on another device, other actions are refused (409). */
const whilePaidFor =
  (group: string): Play =>
  async ({ shop: { gate, page, tick }, subscriber: { call, orderOfNow } }) => {
    const path = 'user/subscriptions/order-immediately';
    const { attemptId } = (await call('POST', path, await orderOfNow(), randomUUID())).data;
    await gate.waiting(group, tick);
    const answered = page.waitForResponse((response) => response.status() === 409);
    await gate.open([group], 'through');
    await answered;
    await call('POST', `user/attempts/orderNow/${attemptId}/abandon`);
    await call('POST', `user/attempts/orderNow/${attemptId}/acknowledge`);
  };

/** Orders the next box for today: the page reads the subscription again once it is paid. */
async function orderNow(world: SubscriptionWorld): Promise<void> {
  const { page, gate } = world.shop;
  const close = page.getByRole('main').getByRole('button', { name: 'Tamam', exact: true });
  if (await close.isVisible()) await close.click();
  await press(world, /^Hemen gönder/);
  await gate.open(['preview'], 'through');
  await press(world, /^Hemen gönder · /, 'dialog');
  await gate.waiting('read', world.shop.tick);
}

const isActive = (snapshot: AnySnapshot) => contextOf(snapshot).view?.status === 'ACTIVE';
const shown = (state: string) => (snapshot: AnySnapshot) => {
  const { dialog } = contextOf(snapshot);
  return isOpening(snapshot) ? ('passing' as const) : { state, isAsking: dialog !== null };
};

export const subscriptionBrowserFlow: BrowserFlow<SubscriptionWorld> = {
  spec,
  longest: 40,
  opens: {
    opened: (world, next) => world.enter(next.includes('read.failed.gone') ? 'another' : 'own'),
  },
  distinguishes: (snapshot) => {
    const { view } = contextOf(snapshot);
    return view && [view.status, view.isSkipped, view.undoable];
  },
  actions: {
    'dialog.open': {
      play: (world, { event, before }) =>
        before.snapshot.context.dialog === null
          ? press(world, openers[event['dialog'] as string]!)
          : press(world, 'duraklat', 'dialog'),
      when: (snapshot, { dialog }) => {
        const open = contextOf(snapshot).dialog;
        if (open === null) return isActive(snapshot) && (dialog !== 'unskip' || contextOf(snapshot).view!.isSkipped);
        return (
          open === 'cancel' && dialog === 'pause' && canAsk(contextOf(snapshot).view!, 'pause') && !isOpening(snapshot)
        );
      },
    },
    'dialog.close': {
      play: (world, { before }) =>
        press(world, contextOf(before.snapshot).dialog === 'cancel' ? 'Kalsın' : 'Vazgeç', 'dialog'),
      when: (snapshot) => !isOpening(snapshot) && contextOf(snapshot).dialog !== null,
    },
    'action.choose': {
      play: (world, { event, before }) =>
        isOpening(before.snapshot)
          ? Promise.resolve()
          : actionOf(event).kind === 'sendTo'
            ? chooseGift(world)
            : choose(world, actionOf(event).kind === 'skip' ? /^Bir kutu/ : /^İki kutu/),
      when: (snapshot, event) => {
        const { dialog } = contextOf(snapshot);
        const { kind } = actionOf(event);
        if (isOpening(snapshot)) return first[dialog!] === kind;
        if (dialog === 'sendTo') return kind === 'sendTo' && kindOf(snapshot) === null;
        return dialog === 'skip' && (kind === 'skip' || kind === 'skipTo') && kind !== kindOf(snapshot);
      },
    },
    'action.write': {
      play: ({ shop }) => shop.page.getByRole('dialog').getByRole('textbox').fill(giftNote.note),
      when: (snapshot) =>
        kindOf(snapshot) === 'sendTo' &&
        ['previewing', 'previewed', 'refused'].some((state) => snapshot.matches(state)),
    },
    'action.confirm': {
      async play(world, { event, before }) {
        const isEnd = kindOf(before.snapshot) === 'cancel';
        const given = event['because'] as ActionReason | null;
        if (isEnd) await choose(world, reasonWords[given?.reasonId ?? 'none']!);
        await press(world, confirming[contextOf(before.snapshot).dialog!]!, 'dialog');
      },
      when: (snapshot, event) =>
        contextOf(snapshot).dialog === 'cancel'
          ? event['because'] !== noteless || (snapshot.context['errors'] as unknown[]).length === 0
          : contextOf(snapshot).dialog === 'sendTo'
            ? event['because'] === giftNote && snapshot.context['because'] !== null
            : ['skip', 'unskip'].includes(contextOf(snapshot).dialog!) && event['because'] === null,
    },
    'action.do': {
      async play(world, { event }) {
        const { name } = actionOf(event) as Extract<CustomerAction, { kind: 'rename' }>;
        await world.shop.page.getByRole('dialog').getByLabel('Ad').fill(name);
        return press(world, 'Adı kaydet', 'dialog');
      },
      when: (snapshot, event) => actionOf(event).kind === 'rename' && contextOf(snapshot).dialog === 'rename',
    },
    'action.undo': {
      play: (world) => press(world, 'Geri al'),
      when: (snapshot) => contextOf(snapshot).view!.undoable !== null,
    },
    'view.refresh': {
      play: (world, { before }) =>
        before.snapshot.matches('unreadable') ? press(world, 'Yeniden dene') : orderNow(world),
      when: (snapshot) => snapshot.matches('unreadable') || isActive(snapshot),
    },
    'session.restored': {
      play: ({ shop, visitor, subscriber }) =>
        signInAgain(shop, visitor, `/account/subscription/${subscriber.subscriptionId}`),
    },
  },
  answers: {
    'read.done.running': { play: readAs('running') },
    'read.done.skipped': { play: readAs('skipped') },
    'read.done.ended': { play: readAs('ended') },
    'read.done.lost': { play: (world) => world.loseLastOrder() },
    'read.failed.offline': { play: go(['read', 'lastOrder'], undefined, 'cut') },
    'read.failed.sessionOver': { play: go(['read', 'lastOrder'], sessionOver) },
    'read.failed.gone': { play: go(['read', 'lastOrder']), when: (snapshot) => contextOf(snapshot).view === null },
    'preview.done.moved': { play: go('preview') },
    'preview.failed.tooLate': {
      play: whilePaidFor('preview'),
      when: (snapshot) => contextOf(snapshot).dialog === 'skip',
    },
    'preview.failed.offline': { play: go('preview', undefined, 'cut') },
    'preview.failed.sessionOver': { play: go('preview', sessionOver) },
    'perform.done.done': { play: go('perform') },
    'perform.failed.tooLate': {
      play: whilePaidFor('perform'),
      when: (snapshot) => ['skip', 'skipTo', 'unskip'].includes(kindOf(snapshot)!),
    },
    'perform.failed.changedElsewhere': { play: go('perform', touch) },
    'perform.failed.offline': { play: go('perform', undefined, 'cut') },
    'perform.failed.sessionOver': { play: go('perform', sessionOver) },
    'undo.done.undone': { play: go('undo') },
    'undo.failed.tooLate': { play: go('undo', ({ subscriber }) => subscriber.act('undo')) },
    'undo.failed.changedElsewhere': { play: go('undo', touch) },
    'undo.failed.offline': { play: go('undo', undefined, 'cut') },
    'undo.failed.sessionOver': { play: go('undo', sessionOver) },
  },
  screens: {
    reading: shown('reading'),
    unreadable: shown('unreadable'),
    shown: shown('shown'),
    choosing: shown('choosing'),
    previewing: shown('previewing'),
    previewed: shown('previewed'),
    refused: ({ context }) => ({ state: 'refused', isAsking: context.dialog !== null, isRefused: true }),
    performing: shown('performing'),
    undoing: shown('undoing'),
    left: () => ({ path: '/account' }),
    suspended: () => ({ path: '/auth/logout' }),
  },
  leftOut: {
    'preview.failed.changedElsewhere': 'a preview is of the plan as it is, whatever was shown',
  },
};
