import { parseCalendarDay } from '../../../domain/calendar/index.ts';
import { failureOf } from '../../../domain/failure/index.ts';
import { isSkipReason } from '../../../domain/subscription/index.ts';
import type {
  ActionPreview,
  ActionReason,
  Delivery,
  CustomerAction,
  SubscriptionView,
} from '../../../machines/subscription/index.ts';
import type { components, paths } from '../../../openapi/types/subscriptions.d.ts';
import { type Api, read } from '../http/index.ts';
import { editStored } from './subscription-edit.service.ts';
import { toDelivery, toSubscription } from './subscriptions.service.ts';

type Wire = components['schemas']['Subscription'];
type Known = Pick<SubscriptionView, 'lastOrder' | 'cancellationReasons'>;

function toView(wire: Wire, { lastOrder, cancellationReasons }: Known): SubscriptionView {
  const { _id, name, status, intervalDays, lines, contents } = toSubscription(wire);
  const { card, earliestNextOrderDate, latestNextOrderDate, pause, undoable } = wire;
  const [earliest, latest] = [earliestNextOrderDate, latestNextOrderDate].map((day) => day && parseCalendarDay(day));
  return {
    id: _id,
    version: wire.version,
    name,
    status,
    today: parseCalendarDay(wire.today)!,
    intervalDays,
    lines,
    extras: wire.extras.map(({ _id: key, product, quantity }) => ({
      key,
      productId: product._id,
      name: product.name,
      quantity,
    })),
    contents,
    card: card && {
      id: card._id,
      alias: card.alias || card.bankName || '',
      lastFourDigits: card.lastFourDigits,
      expiry: `${card.expireMonth}/${card.expireYear.slice(-2)}`,
      isExpired: card.isExpired,
    },
    deliveryAddressId: wire._deliveryAddress,
    billingAddressId: wire._billingAddress,
    deliveries: wire.deliveries.map(toDelivery),
    days: earliest && latest ? { earliest, latest } : null,
    isPaymentOpen: wire.isPaymentOpen,
    isSkipped: wire.isSkipped,
    pausedUntil: pause?.until ? parseCalendarDay(pause.until) : null,
    undoable: undoable?.act ?? null,
    lastOrder,
    cancellationReasons,
  };
}

/** The planned deliveries of every subscription. */
export async function listDeliveries(
  api: Api,
  signal?: AbortSignal,
): Promise<(Delivery & { subscriptionId: string })[]> {
  const found = await read(
    api.client<paths>().GET('/private/user/subscriptions/deliveries', { params: { query: { count: 3 } }, signal }),
  );
  return found.map((wire) => ({ ...toDelivery(wire), subscriptionId: wire._subscription }));
}

/** Status of the newest order; null if it cannot be read, which goes to `reportUnread`. */
async function readLastOrder(
  api: Api,
  id: string,
  reportUnread: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<SubscriptionView['lastOrder']> {
  try {
    const order = await read(
      api.client<paths>().POST('/private/user/subscriptions/{id}/get-last-order-status', {
        params: { path: { id } },
        signal,
      }),
    );
    return { orderId: order._order, status: order.status };
  } catch (error) {
    const { kind } = failureOf(error);
    // The request was aborted; not an error.
    if (kind === 'unauthorized' || signal?.aborted) throw error;
    // Absence is not failure.
    if (kind !== 'notFound') reportUnread(error);
    return null;
  }
}

export type Reasons = SubscriptionView['cancellationReasons'];

/** Reasons to end a subscription, in the order in which they are offered. */
export async function readReasons(api: Api, signal?: AbortSignal): Promise<Reasons> {
  const reasons = await read(
    api.client<paths>().GET('/private/user/subscriptions/cancellation-reasons', { ...(signal && { signal }) }),
  );
  return reasons
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map(({ _id, name, needsNote }) => ({ id: _id, name, needsNote }));
}

/** A subscription of this account, as its page shows it. Rejects with kind `notFound` for another account's. */
export async function readSubscription(
  api: Api,
  id: string,
  { reportUnread, reasons }: { reportUnread: (error: unknown) => void; reasons: Promise<Reasons> },
  signal?: AbortSignal,
): Promise<SubscriptionView> {
  const client = api.client<paths>();
  const [wire, lastOrder, cancellationReasons] = await Promise.all([
    read(client.GET('/private/user/subscriptions/{id}', { params: { path: { id } }, signal })),
    readLastOrder(api, id, reportUnread, signal),
    reasons,
  ]);
  return toView(wire, { lastOrder, cancellationReasons });
}

/** Cycle of the delivery that an action changes: the first one that is not skipped. */
const cycleOf = ({ deliveries }: SubscriptionView) => deliveries.find(({ state }) => state !== 'skipped')?.cycle;

function toWireAction(view: SubscriptionView, action: CustomerAction): components['schemas']['SubscriptionAct'] {
  const cycle = cycleOf(view);
  const shown = cycle === undefined ? {} : { cycle };
  switch (action.kind) {
    case 'rename':
    case 'changeCard':
    case 'changeAddress':
    case 'restart':
      throw new TypeError(`${action.kind} is no action of its own on the wire`);
    case 'changeRhythm':
      return { kind: 'edit', ...shown, intervalDays: action.intervalDays };
    case 'setExtras':
      return { kind: action.kind, ...shown, products: toBoxes(action.products) };
    case 'sendTo':
      return {
        kind: action.kind,
        ...shown,
        _deliveryAddress: action.addressId,
        ...(action.isGift && { gift: { note: '' } }),
      };
    case 'pause':
      return { kind: action.kind, until: action.until };
    case 'unskip':
    case 'resume':
    case 'cancel':
      return { kind: action.kind };
    default:
      return { ...action, ...shown };
  }
}

const toBoxes = (products: Extract<CustomerAction, { kind: 'setExtras' }>['products']) =>
  products.map(({ productId, quantity }) => ({ _product: productId, quantity }));

/** What an action would change in the next deliveries. Rejects as the action itself. */
export async function previewAction(
  api: Api,
  view: SubscriptionView,
  action: CustomerAction,
  signal?: AbortSignal,
): Promise<ActionPreview> {
  const { before, after } = await read(
    api.client<paths>().POST('/private/user/subscriptions/{id}/preview', {
      params: { path: { id: view.id } },
      body: { act: toWireAction(view, action) },
      signal,
    }),
  );
  return { before: before.map(toDelivery), after: after.map(toDelivery) };
}

/** Performs the action, on the version and the delivery that were shown. Spec §7. */
export async function performAction(
  api: Api,
  view: SubscriptionView,
  action: Exclude<CustomerAction, { kind: 'restart' }>,
  because: ActionReason | null,
  signal?: AbortSignal,
): Promise<SubscriptionView> {
  const client = api.client<paths>();
  const { id, version } = view;
  const cycle = cycleOf(view);
  const params = { path: { id }, query: { version } };
  const onShown = { path: { id }, query: { version, ...(cycle !== undefined && { cycle }) } };
  /** Only a shown delivery can be skipped, so `cycle` is defined. */
  const onSkipped = { path: { id }, query: { version, cycle: cycle! } };
  const reason = because?.reasonId ?? '';
  const skipReasons = isSkipReason(reason)
    ? [{ date: view.deliveries.find((one) => one.cycle === cycle)!.orderDay, reason }]
    : [];
  const answer = async (): Promise<Wire> => {
    switch (action.kind) {
      case 'skip':
        return read(
          client.POST('/private/user/subscriptions/{id}/skip', {
            params: onSkipped,
            body: { action: 'SKIP_NEXT', skipReasons },
            signal,
          }),
        );
      case 'skipTo':
        return read(
          client.POST('/private/user/subscriptions/{id}/skip', {
            params: onSkipped,
            body: { action: 'SKIP_TO_DATE', skipToDate: action.day, skipReasons },
            signal,
          }),
        );
      case 'unskip':
        return read(client.POST('/private/user/subscriptions/{id}/unskip', { params, signal }));
      case 'changeDate':
        return read(
          client.POST('/private/user/subscriptions/{id}/change-next-order-date', {
            params: onShown,
            body: { nextOrderDate: action.day },
            signal,
          }),
        );
      case 'setExtras':
        return read(
          client.POST('/private/user/subscriptions/{id}/add-next-purchase-extras', {
            params: onShown,
            body: { products: toBoxes(action.products) },
            signal,
          }),
        );
      case 'sendTo':
        return read(
          client.POST('/private/user/subscriptions/{id}/send-next-delivery-to', {
            params: onShown,
            body: { _deliveryAddress: action.addressId, ...(action.isGift && { gift: { note: because?.note ?? '' } }) },
            signal,
          }),
        );
      case 'changeCard':
        return editStored(api, view, { _card: action.cardId }, signal);
      case 'changeAddress':
        return editStored(
          api,
          view,
          { _deliveryAddress: action.addressId, ...(action.withBilling && { _billingAddress: action.addressId }) },
          signal,
        );
      case 'changeRhythm':
        return editStored(api, view, { intervalDays: action.intervalDays }, signal);
      case 'rename':
        return read(
          client.POST('/private/user/subscriptions/{id}/rename', {
            params,
            body: { name: action.name.trim() },
            signal,
          }),
        );
      case 'pause':
        return read(
          client.POST('/private/user/subscriptions/{id}/pause', { params, body: { until: action.until }, signal }),
        );
      case 'resume':
        return read(client.POST('/private/user/subscriptions/{id}/resume', { params, body: {}, signal }));
      case 'cancel':
        return read(
          client.POST('/private/user/subscriptions/{id}/cancel', {
            params,
            body: { ...(reason !== '' && { _reason: reason }), ...(because?.note && { note: because.note }) },
            signal,
          }),
        );
      default:
        return action satisfies never;
    }
  };
  return toView(await answer(), view);
}

/** Undoes the newest action. */
export async function undoAction(api: Api, view: SubscriptionView, signal?: AbortSignal): Promise<SubscriptionView> {
  const params = { path: { id: view.id }, query: { version: view.version } };
  return toView(
    await read(api.client<paths>().POST('/private/user/subscriptions/{id}/undo', { params, signal })),
    view,
  );
}
