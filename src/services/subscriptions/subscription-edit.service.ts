import { ZERO_KURUS, sum, times, toDecimal, toKurus } from '../../../domain/money/index.ts';
import type { EditDraft, EditPrice, EditView, EditItem } from '../../../machines/edit-subscription/index.ts';
import { type BoxItem, boxItemKey, contentKey, type IntervalDays } from '../../../domain/subscription/index.ts';
import type { components, paths } from '../../../openapi/types/subscriptions.d.ts';
import { type Api, read } from '../http/index.ts';
import { toDelivery } from './subscriptions.service.ts';

type Wire = components['schemas'];
/** Customers and charities may put different items into a box. */
type Buyer = { isCharity: boolean };

/** A catalogue item that a box can contain. */
export const createEditItem = (item: BoxItem, rest: Omit<EditItem, 'key' | 'item'>): EditItem => ({
  key: boxItemKey(item),
  item,
  ...rest,
});

function packetItem({ _packet }: Wire['SubscriptionPacket'], index: number): EditItem {
  if (_packet === null)
    return createEditItem(
      { kind: 'packet', id: `gone-${index}` },
      {
        name: { tr: 'Artık satılmayan bir paket', en: 'A packet that is no longer sold' },
        boxes: null,
        pieces: '',
        unitPrice: null,
        problem: 'gone',
      },
    );
  const { _id, slug, isCustom, items, name, price } = _packet;
  const boxes = items.map(({ _product, quantity }) => ({ productId: _product._id, quantity }));
  const item: BoxItem = isCustom ? { kind: 'custompacket', boxes } : { kind: 'packet', id: _id };
  return createEditItem(item, { name, boxes, pieces: slug, unitPrice: toKurus(price.subscription), problem: null });
}

function productItem(product: Wire['SubscriptionProduct']['product'], { isCharity }: Buyer): EditItem {
  const { _id, name, type, subType, productSize, price, isPurchasable, isSuitableFor } = product;
  const isSold = isPurchasable && isSuitableFor.subscription;
  const problem = !isSold ? 'gone' : isCharity && !isSuitableFor.charity ? 'notForCharity' : null;
  return createEditItem(
    { kind: 'product', id: _id },
    {
      name,
      boxes: null,
      pieces: `${type}.${subType}.${productSize}`,
      unitPrice: toKurus(price.subscription),
      problem,
    },
  );
}

function storedDraftOf(wire: Wire['Subscription'], buyer: Buyer): EditDraft {
  return {
    lines: [
      ...wire.packets.map((packet, index) => ({ ...packetItem(packet, index), quantity: packet.quantity })),
      ...wire.products.map(({ product, quantity }) => ({ ...productItem(product, buyer), quantity })),
    ],
    intervalDays: wire.intervalDays as IntervalDays,
    cardId: wire.card?._id ?? null,
    scope: 'always',
  };
}

/**
 * The next box whose contents can still change, without extras, and whether a box's payment is due. `known`: items with
 * their catalogue data.
 */
function boxesOf({ deliveries, status }: Wire['Subscription'], known: readonly EditItem[]) {
  const box = deliveries.find(({ state }) => state === 'planned');
  const lines = (box?.lines ?? [])
    .filter(({ scope }) => scope !== 'extra')
    .map(({ type, _id, slug, name, quantity, unitPrice }) => {
      const item: BoxItem = type === 'custompacket' ? { kind: type, boxes: [] } : { kind: type, id: _id! };
      const charged = toKurus(unitPrice);
      const key = contentKey({ item, pieces: slug });
      const same = known.find((one) => one.item.kind === type && contentKey(one) === key);
      const unlisted: EditItem = { key, item, name, boxes: null, pieces: slug, unitPrice: charged, problem: null };
      return { line: { ...(same ?? unlisted), quantity }, charged };
    });
  return {
    isDue: status === 'DUE_PAYMENT',
    cycle: box?.cycle ?? null,
    next: box ? lines.map(({ line }) => line) : null,
    charged: Object.fromEntries(lines.map(({ line, charged }) => [line.key, charged])),
  };
}

/** A subscription as it can be edited. Rejects with kind `notFound` for another account's. */
export async function readEdit(
  api: Api,
  id: string,
  { buyer, ...shelf }: { buyer: Buyer } & Pick<EditView, 'items' | 'packable' | 'cards'>,
  signal?: AbortSignal,
): Promise<EditView> {
  const path = '/private/user/subscriptions/{id}';
  const wire = await read(api.client<paths>().GET(path, { params: { path: { id } }, signal }));
  const { _id, version, name } = wire;
  const stored = storedDraftOf(wire, buyer);
  return { id: _id, version, name, stored, ...boxesOf(wire, [...stored.lines, ...shelf.items]), ...shelf };
}

const actions = { always: 'EDIT_SUBSCRIPTION', once: 'EDIT_NEXT_ORDER' } as const;

function asked({ lines, scope, intervalDays }: EditDraft) {
  return {
    action: actions[scope],
    products: lines.flatMap(({ item, quantity }) => (item.kind === 'product' ? [{ _product: item.id, quantity }] : [])),
    packets: lines.flatMap(({ item, quantity }, sortOrder): Wire['EditedPacket'][] => {
      if (item.kind === 'product') return [];
      if (item.kind === 'packet') return [{ _packet: item.id, quantity, sortOrder }];
      const items = item.boxes.map((box) => ({ _product: box.productId, quantity: box.quantity }));
      return [{ items, quantity, sortOrder }];
    }),
    // The interval applies to all boxes, never to one.
    ...(scope === 'always' && { intervalDays }),
  };
}

const goodsOf = ({ lines }: EditDraft) =>
  sum(lines.map(({ unitPrice, quantity }) => times(unitPrice ?? ZERO_KURUS, quantity)));

/** `areContentsOther`: false if only the card changes. */
type Edited = { draft: EditDraft; areContentsOther: boolean };

/** Price of the next boxes with the draft. Rejects as saving would. */
export async function priceEdit(
  api: Api,
  { id, cycle }: EditView,
  { draft, areContentsOther }: Edited,
  signal?: AbortSignal,
): Promise<EditPrice> {
  const client = api.client<paths>();
  const params = { path: { id } };
  const goods = goodsOf(draft);
  if (!areContentsOther) {
    const { deliveries } = await read(client.GET('/private/user/subscriptions/{id}', { params, signal }));
    const same = deliveries.map(toDelivery);
    return { goods, before: same, after: same };
  }
  const { before, after } = await read(
    client.POST('/private/user/subscriptions/{id}/preview', {
      params,
      body: { act: { kind: 'edit', ...(cycle !== null && { cycle }), ...asked(draft) } },
      signal,
    }),
  );
  return { goods, before: before.map(toDelivery), after: after.map(toDelivery) };
}

/** Saves the draft at the price that was shown. Nothing is charged now. Spec §7. */
export async function saveEdit(
  api: Api,
  view: EditView,
  { draft, areContentsOther, price, buyer }: Edited & { price: EditPrice; buyer: Buyer },
  signal?: AbortSignal,
): Promise<EditView> {
  const { id, version, cycle, stored } = view;
  const wire = await read(
    api.client<paths>().POST('/private/user/subscriptions/{id}/edit', {
      params: { path: { id }, query: { version, ...(cycle !== null && { cycle }) } },
      body: {
        ...(areContentsOther
          ? { ...asked(draft), price: { grossOriginalAmount: toDecimal(price.goods), _currency: 'TRY' } }
          : { action: actions[draft.scope] }),
        ...(draft.cardId !== null && draft.cardId !== stored.cardId && { _card: draft.cardId }),
      },
      signal,
    }),
  );
  const now = storedDraftOf(wire, buyer);
  return {
    ...view,
    version: wire.version,
    stored: now,
    ...boxesOf(wire, [...draft.lines, ...now.lines, ...view.items]),
  };
}

/** Changes card, address or interval of the planned boxes; their contents stay as they are. Spec §7. */
export const editStored = (
  api: Api,
  { id, version }: { id: string; version: number },
  change: Pick<Wire['EditRequest'], '_card' | '_deliveryAddress' | '_billingAddress' | 'intervalDays'>,
  signal?: AbortSignal,
): Promise<Wire['Subscription']> =>
  read(
    api.client<paths>().POST('/private/user/subscriptions/{id}/edit', {
      params: { path: { id }, query: { version } },
      body: { action: actions.always, ...change },
      signal,
    }),
  );
