import { dayOf, type Instant } from '../../../../domain/calendar/index.ts';
import { isExpired } from '../../../../domain/card/index.ts';
import type { Locale } from '../../../../domain/locale/index.ts';
import { ZERO_KURUS } from '../../../../domain/money/index.ts';
import {
  applyAction,
  contentsOn,
  isRefused,
  orderDayRange,
  type PlannedDelivery,
  type PlannedSubscription,
  plannedCycle,
  projectDeliveries,
  remainingOf,
  skippedSlots,
} from '../../../../domain/subscription/index.ts';
import type { components } from '../../../../openapi/types/subscriptions.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { SavedCard } from '../../cards/index.ts';
import type { WithCatalogue } from '../../catalog/index.ts';
import {
  customPacketId,
  listPacketRows,
  lookupOf,
  type PacketView,
  priceCustomPacket,
  toCustomPacketView,
  toReadyPacketView,
} from '../../packets/index.ts';
import {
  findUndo,
  hasOpenAttempt,
  type LoadedPlan,
  shownName,
  type StoredLine,
  type SubscriptionRows,
} from '../plan/index.ts';
import { SHOWN_DELIVERIES, showDeliveries, toPriceView } from './delivery.view.ts';

type Wire = components['schemas'];
type Lookup = ReturnType<typeof lookupOf>;
type Shown = { lookup: Lookup; packets: ReadonlyMap<string, PacketView> };

function toCardView(card: SavedCard, now: Date): Wire['Subscription']['card'] {
  return {
    _id: card.id,
    alias: card.alias,
    cardHolderName: card.holder,
    lastFourDigits: card.lastFour,
    brand: card.brand,
    bankName: card.bankName,
    expireMonth: card.expireMonth,
    expireYear: card.expireYear,
    isExpired: isExpired({ month: Number(card.expireMonth), year: Number(card.expireYear) }, now.getTime()),
    isPrimary: card.isPrimary,
    isInUse: true,
  };
}

/** The packets of some lines as the catalogue shows them now, by line. */
async function showPackets(
  context: AppContext<WithCatalogue>,
  db: Executor,
  lines: readonly StoredLine[],
): Promise<Shown> {
  const { data } = await context.catalogue.read();
  const lookup = lookupOf(data);
  const packets = new Map<string, PacketView>();
  const ready = lines.filter(({ kind }) => kind === 'packet');
  const rows = await listPacketRows(
    db,
    ready.flatMap(({ itemId }) => itemId ?? []),
  );
  for (const line of ready) {
    const row = rows.find(({ id }) => id === line.itemId);
    const view = row && toReadyPacketView(row, lookup);
    if (view) packets.set(line.id, view);
  }
  for (const line of lines.filter(({ kind }) => kind === 'custompacket')) {
    const boxes = (line.boxes ?? []).map(({ productId, boxes: quantity }) => ({ productId, quantity }));
    const priced = priceCustomPacket(lookup.products, boxes);
    if (!priced) continue;
    packets.set(line.id, toCustomPacketView(customPacketId(priced.contents), priced, lookup));
  }
  return { lookup, packets };
}

const iso = (at: Instant): string => new Date(at).toISOString();

/** The days that can be chosen for the next delivery, and until when. */
function orderDays(loaded: LoadedPlan, plan: PlannedSubscription, next: PlannedDelivery | undefined, now: Date) {
  const isOpen = plannedCycle(plan) !== null && plan.status !== 'CANCELLED' && plan.status !== 'PAUSED';
  const range = isOpen
    ? orderDayRange(plan, { now: now.getTime(), holidays: new Set(loaded.plan.holidays) })
    : { earliest: null, latest: null };
  return {
    today: dayOf(now.getTime()),
    nextOrderDate: next?.orderDay ?? null,
    earliestNextOrderDate: range.earliest,
    latestNextOrderDate: range.latest,
    cutoffAt: next ? iso(next.changeUntil) : null,
    letGoUntil: next ? iso(next.letGoUntil) : null,
  };
}

/** The newest action, if it can still be undone. */
async function undoableOf(db: Executor, loaded: LoadedPlan, { subscription }: SubscriptionRows, now: Date) {
  const undo = await findUndo(db, loaded, subscription.id);
  if (!undo) return null;
  const { action, newest } = undo;
  const isRefusedNow = isRefused(applyAction(loaded.plan, { subscriptionId: subscription.id, action }, now.getTime()));
  return isRefusedNow ? null : { act: newest.kind, at: newest.at.toISOString() };
}

/** Days and reasons of skipped deliveries, the latest first. */
const skipReasonsOf = ({ cycles }: PlannedSubscription): Wire['SkippedBecause'][] =>
  cycles
    .flatMap(({ skipReason, orderDay }) => (skipReason === null ? [] : [{ date: orderDay, reason: skipReason }]))
    .toReversed();

/** A subscription as the contract shows it. Days and amounts are those of its projection. */
export async function showSubscription(
  context: AppContext<WithCatalogue>,
  db: Executor,
  loaded: LoadedPlan,
  rows: SubscriptionRows,
  language: Locale,
): Promise<Wire['Subscription']> {
  const { subscription, lines, cycles } = rows;
  const now = context.clock.now();
  const plan = loaded.plan.subscriptions.find(({ id }) => id === subscription.id);
  if (!plan) throw new Error(`There is no plan of ${subscription.id}.`);
  const shown = await showPackets(context, db, lines);
  const coming = projectDeliveries(loaded.plan, { now: now.getTime(), count: SHOWN_DELIVERIES });
  const next = coming.find(({ subscriptionId, state }) => subscriptionId === plan.id && state !== 'skipped');
  const day = dayOf(now.getTime());
  const contents = () =>
    contentsOn(loaded.plan, { subscription: plan, day, remaining: remainingOf(plan), balance: ZERO_KURUS });
  const toProduct = ({ id, itemId, quantity }: StoredLine): Wire['SubscriptionProduct'][] => {
    const product = shown.lookup.views.get(itemId ?? '');
    return product ? [{ _id: id, product, quantity }] : [];
  };
  const card = loaded.cards.find(({ id }) => id === subscription.cardId);
  const products = lines.filter(({ kind }) => kind === 'product');
  const deliveries = showDeliveries(loaded, { count: SHOWN_DELIVERIES, now });
  return {
    _id: subscription.id,
    name: shownName(subscription.name, language),
    status: subscription.status,
    packets: lines
      .filter(({ kind, scope }) => kind !== 'product' && scope === 'always')
      .map((line) => ({
        _packet: shown.packets.get(line.id) ?? null,
        quantity: line.quantity,
        sortOrder: line.sortOrder,
      })),
    products: products.filter(({ scope }) => scope === 'always').flatMap(toProduct),
    extras: products.filter(({ scope }) => scope === 'extra').flatMap(toProduct),
    price: toPriceView((next ?? contents()).price),
    card: card ? toCardView(card, now) : null,
    _deliveryAddress: subscription.deliveryAddressId,
    _billingAddress: subscription.billingAddressId,
    intervalDays: subscription.intervalDays,
    cycle: Math.max(1, cycles.filter(({ state }) => state === 'ORDERED').length),
    ...orderDays(loaded, plan, next, now),
    skipReasons: skipReasonsOf(plan),
    isPaymentOpen: cycles.some(
      ({ cycle, state }) => state === 'CHARGING' || hasOpenAttempt(loaded, { subscriptionId: subscription.id, cycle }),
    ),
    isSkipped: skippedSlots(plan, now.getTime()).length > 0,
    pause: plan.pause && { until: plan.pause.until, reason: plan.pause.reason, since: iso(plan.pause.since) },
    deliveries: deliveries.filter(({ _subscription }) => _subscription === plan.id),
    undoable: await undoableOf(db, loaded, rows, now),
    version: subscription.version,
    createdAt: subscription.createdAt.toISOString(),
    cancelledAt: subscription.cancelledAt?.toISOString() ?? null,
  };
}
