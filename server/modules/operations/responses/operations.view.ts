import { fullName } from '../../../../domain/account/index.ts';
import { kurus, toDecimal } from '../../../../domain/money/index.ts';
import { packetContentsOf, parsePacketSlug } from '../../../../domain/packet/index.ts';
import { PRODUCT_TYPES, productShelfName, subTypeNames } from '../../../../domain/product/index.ts';
import type { components } from '../../../../openapi/types/ops.d.ts';
import { productTypeId, type StockRow } from '../../catalog/index.ts';
import { operationsMoves, type OrderRecord, type ProblemWithOrder, toRepaymentView } from '../../orders/index.ts';
import { type ReviewRecord, reviewState } from '../../reviews/index.ts';
import type { AuditEntry } from '../audit/index.ts';

type Wire = components['schemas'];

const lira = (amount: number): number => toDecimal(kurus(amount));

export function toShopOrder({ order, lines, problem }: OrderRecord): Wire['ShopOrder'] {
  const { location } = order.deliveryAddress;
  return {
    _id: order.id,
    number: order.number,
    status: order.status,
    purchaseType: order.purchaseType,
    createdAt: order.createdAt.toISOString(),
    recipient: fullName(order.deliveryAddress),
    place: `${location.city.name.tr}, ${location.state.name.tr}`,
    boxes: lines.reduce(
      (sum, { quantity, refundedUnits, boxes }) =>
        sum + (quantity - refundedUnits) * boxes.reduce((inOne, one) => inOne + one.boxes, 0),
      0,
    ),
    chargedAmount: lira(order.chargedKurus),
    balanceAmount: lira(order.balanceKurus),
    hasLetter: order.parcelNote !== null,
    hasOpenProblem: problem !== null && problem.answeredAt === null,
    tracking: order.cargo?.trackingNumber ?? null,
  };
}

/** The pieces in one packet, by its slug: " (24 standart ped, 16 süper ped)". Empty for a product. */
function piecesIn(slug: string): string {
  const packet = parsePacketSlug(slug);
  if (packet === null) return '';
  const pieces = packetContentsOf(packet).items.map(
    ({ type, subType, count }) => `${count} ${subTypeNames[subType].tr} ${productShelfName(type).tr}`,
  );
  return ` (${pieces.join(', ').toLocaleLowerCase('tr')})`;
}

/** Lines to pack; units refunded before packing are left out. */
const named = (lines: OrderRecord['lines']): string =>
  lines
    .filter(({ quantity, refundedUnits }) => quantity > refundedUnits)
    .map(({ quantity, refundedUnits, name, slug }) => `${quantity - refundedUnits} × ${name.tr}${piecesIn(slug)}`)
    .join(' + ');

const noteOf = ({ quantity, refundedUnits, donationNote }: OrderRecord['lines'][number]): string[] =>
  quantity > refundedUnits && donationNote !== null ? [`satırı: “${donationNote}”`] : [];

/** The parcel's contents; donations are listed apart, since they do not go into it. */
function contentsOf(lines: OrderRecord['lines']): string {
  const own = named(lines.filter(({ type }) => type !== 'donation'));
  const donations = lines.filter(({ type }) => type === 'donation');
  const given = [named(donations), ...donations.flatMap((line) => noteOf(line))].join(', ');
  if (given === '') return own;
  // An order of donations only has no parcel: its address is the donor's.
  return own === '' ? `yalnızca bağış, bu adrese gönderilmez: ${given}` : `${own}; bağış, bu kutuya girmez: ${given}`;
}

/** The text on the parcel's label, and its contents. */
export function toLabel({ order, lines }: OrderRecord, pictured: ReadonlySet<string>): Wire['Label'] {
  const { phone, location, line, postalCode } = order.deliveryAddress;
  return {
    number: order.number,
    name: fullName(order.deliveryAddress),
    phone: phone.dialCode + phone.number,
    line,
    neighborhood: location.neighborhood?.name.tr ?? '',
    city: location.city.name.tr,
    state: location.state.name.tr,
    postalCode,
    country: location.country.name.tr,
    contents: contentsOf(lines),
    isGift: order.giftNote !== null,
    giftNote: order.giftNote || null,
    letter: order.parcelNote,
    hasDoorPicture: pictured.has(order.deliveryAddress._address),
  };
}

export const toShopProblem = ({ problem, order }: ProblemWithOrder): Wire['ShopProblem'] => ({
  _id: problem.id,
  order: order.number,
  orderStatus: order.status,
  kind: problem.kind,
  note: problem.note,
  reportedAt: problem.reportedAt.toISOString(),
  answer: problem.answer,
  answeredAt: problem.answeredAt?.toISOString() ?? null,
  answeredBy: problem.answeredBy,
});

export const toShopReview = ({ review, items }: ReviewRecord): Wire['ShopReview'] => ({
  _id: review.id,
  state: reviewState(review),
  name: review.displayName,
  items: items.map(({ productTypeId: id, point, content }) => ({
    productType: PRODUCT_TYPES.find((type) => productTypeId(type) === id) ?? id,
    point,
    content,
  })),
  writtenAt: review.createdAt.toISOString(),
  readAt: review.readAt?.toISOString() ?? null,
  reply: review.reply,
});

export const toShopOrderDetail = (record: OrderRecord, label: Wire['Label']): Wire['ShopOrderDetail'] => ({
  order: toShopOrder(record),
  lines: record.lines.map(({ slug, name, quantity, donationNote }) => ({
    slug,
    name,
    quantity,
    ...(donationNote !== null && { donationNote }),
  })),
  label,
  events: record.events.map(({ event, fromStatus, toStatus, at, actor, reason }) => ({
    event,
    from: fromStatus,
    to: toStatus,
    at: at.toISOString(),
    actor,
    reason,
  })),
  moves: operationsMoves(record.order.status),
  repayment: record.repayment && toRepaymentView(record.repayment),
  problem: record.problem && toShopProblem({ problem: record.problem, order: record.order }),
});

export const toStockView = ({ id, ...row }: StockRow): Wire['StockRow'] => ({ _id: id, ...row });

export const toAuditView = ({ id, at, ...entry }: AuditEntry): Wire['AuditEntry'] => ({
  ...entry,
  _id: id,
  at: at.toISOString(),
});
