import { isFailure } from '../../../domain/failure/index.ts';
import { type Kurus, toDecimal, toKurus } from '../../../domain/money/index.ts';
import type { components, paths } from '../../../openapi/types/refunds.d.ts';
import { type Api, find, read } from '../http/index.ts';
import { dataUrlOf } from '../http/photo-data-url.ts';
import { fetchWithProgress } from '../http/upload.ts';

type Wire = components['schemas'];

const toPrice = ({ refundAmount, toCardAmount, toBalanceAmount }: Wire['RefundPrice']) => ({
  total: toKurus(refundAmount),
  toCard: toKurus(toCardAmount),
  toBalance: toKurus(toBalanceAmount),
});

const toOrder = ({ number, withdrawalEndsOn, returnCarrier, lines }: Wire['RefundableOrder']) => ({
  number,
  endsOn: withdrawalEndsOn,
  carrier: returnCarrier.name,
  lines: lines.map(({ _line, type, slug, name, quantity, ...line }) => ({
    id: _line,
    slug,
    type,
    name,
    isDonation: type === 'donation',
    quantity,
    refundable: line.refundableQuantity,
    refundedUnits: line.refundedQuantity,
    charged: toKurus(line.chargedAmount),
    balance: toKurus(line.balanceAmount),
    reason: line.notRefundableReason,
  })),
});

const toRefund = ({ _id, money, lines, price, answer, returnShipment }: Wire['Refund']) => ({
  _id,
  state: answer.refundStatus,
  money,
  lines: lines.map(({ _line, name, quantity, refundAmount }) => ({
    id: _line,
    name,
    quantity,
    amount: toKurus(refundAmount),
  })),
  price: toPrice(price),
  answerNote: answer.note,
  shipment: returnShipment && {
    carrier: returnShipment.carrierName,
    code: returnShipment.code,
    handOverBy: returnShipment.handOverBy,
  },
});

const of = (orderId: string) => ({ path: { orderId } });

/** Refundable lines of an order, and its latest refund. */
export async function readRefund(api: Api, orderId: string, signal?: AbortSignal) {
  const client = api.client<paths>();
  const request = { params: of(orderId), signal };
  const order = await read(client.GET('/private/user/refund/{orderId}/refundable-lines', request));
  const refund = order.latestRefundId && (await find(client.GET('/private/user/refund/{orderId}/summary', request)));
  return { order: toOrder(order), refund: refund ? toRefund(refund) : null };
}

interface Item {
  line: string;
  units: number;
  reason: Wire['RefundReason'];
  isUnopened: boolean;
}

const toItems = (items: readonly Item[]): Wire['RefundItem'][] =>
  items.map(({ line, units, ...rest }) => ({ _line: line, quantity: units, ...rest }));

/** Rejects with code LINES_NOT_REFUNDABLE. */
export async function previewRefund(api: Api, orderId: string, items: readonly Item[], signal?: AbortSignal) {
  const request = { params: of(orderId), body: { items: toItems(items) }, signal };
  return toPrice(await read(api.client<paths>().POST('/private/user/refund/{orderId}/preview', request)));
}

interface Asked {
  key: string;
  items: readonly Item[];
  amount: Kurus;
  note: string;
  pictures: readonly string[];
}

/** Idempotent by key. Rejects with LINES_NOT_REFUNDABLE, REFUND_OPEN, REFUND_AMOUNT_CHANGED (data.price in kuruş). */
export async function requestRefund(
  api: Api,
  orderId: string,
  { key, items, amount, note, pictures }: Asked,
  signal?: AbortSignal,
) {
  const params = { ...of(orderId), header: { 'Idempotency-Key': key } };
  const body = {
    items: toItems(items),
    refundAmount: toDecimal(amount),
    pictures: [...pictures],
    ...(note !== '' && { note }),
  };
  try {
    return toRefund(await read(api.client<paths>().POST('/private/user/refund/{orderId}', { params, body, signal })));
  } catch (error) {
    if (!isFailure(error) || error.code !== 'REFUND_AMOUNT_CHANGED') throw error;
    const { price } = error.data as { price: Wire['RefundPrice'] };
    throw { ...error, data: { price: toPrice(price) } };
  }
}

export async function withdrawRefund(api: Api, orderId: string, signal?: AbortSignal): Promise<object> {
  return read(api.client<paths>().POST('/private/user/refund/{orderId}/withdraw', { params: of(orderId), signal }));
}

/** Returns the picture's id for the request. Rejects with kind `invalid` for a file that is no picture. */
export async function addRefundPicture(
  api: Api,
  { orderId, file }: { orderId: string; file: File },
  onShare: (share: number) => void,
  signal?: AbortSignal,
): Promise<{ _id: string; name: string }> {
  const picture = await dataUrlOf(file);
  const { _id } = await read(
    api.client<paths>().POST('/private/user/refund/{orderId}/pictures', {
      params: of(orderId),
      body: { picture },
      signal,
      fetch: fetchWithProgress(onShare),
    }),
  );
  return { _id, name: file.name };
}
