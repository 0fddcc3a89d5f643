import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';

/** Who moves an order: `bank` with its answers, `engine` on planned days, `carrier` with the parcel's tracking. */
export const ORDER_ACTORS = ['customer', 'operations', 'carrier', 'engine', 'bank'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/**
 * What a move does to money that was taken before it. `allBack`: returned to card and balance, as it was paid.
 * `balanceBack`: nothing was charged, so only the balance.
 */
export type MoveMoney = 'taken' | 'balanceBack' | 'allBack' | 'partBack' | null;
/** What a move does to stock. `inspected`: only boxes that were inspected go back into stock. */
export type MoveStock = 'hold' | 'consume' | 'release' | 'shelf' | 'inspected' | null;
/** The mail to the customer about the move. */
export type MoveMail =
  | 'orderConfirmation'
  | 'paymentFailed'
  | 'orderEnded'
  | 'orderRefused'
  | 'orderShipped'
  | 'orderDelivered'
  | 'orderNotDelivered'
  | 'orderCancelled'
  | 'refundAnswered'
  | 'problemAnswered'
  | null;

export type OrderMove = {
  readonly event: string;
  /** Null: the move creates the order. */
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly by: readonly OrderActor[];
  readonly mail: MoveMail;
  readonly stock: MoveStock;
  readonly money: MoveMoney;
};

type Effects = Partial<Pick<OrderMove, 'mail' | 'stock' | 'money'>>;

const move = <const Event extends string>(
  event: Event,
  from: OrderStatus | null,
  to: OrderStatus,
  by: readonly OrderActor[],
  { mail = null, stock = null, money = null }: Effects = {},
) => ({ event, from, to, by, mail, stock, money });

const allBack = { mail: 'orderCancelled', money: 'allBack' } as const;
const partBack = { mail: 'refundAnswered', stock: 'inspected', money: 'partBack' } as const;
const restBack = { mail: 'refundAnswered', stock: 'inspected', money: 'allBack' } as const;
const shipped = { mail: 'orderShipped' } as const;
const delivered = { mail: 'orderDelivered' } as const;
const notDelivered = { mail: 'orderNotDelivered' } as const;
const paid = { mail: 'orderConfirmation', stock: 'consume', money: 'taken' } as const;
const notTaken = { mail: 'orderEnded', money: 'balanceBack' } as const;

/**
 * Every move an order can make. Database, server, the customer's menu and the diagram derive from this table
 * (Spec §4). An event leads from one status to one other. No move leads to RECREATED or EDITED: docs/adr/0090.
 */
export const ORDER_MOVES = [
  move('lock', null, 'CREATED', ['engine'], { stock: 'hold' }),
  move('lockSkipped', null, 'SKIPPED', ['engine']),
  move('buy', null, 'PAID', ['bank'], paid),
  move('replace', null, 'PAID', ['operations'], { mail: 'problemAnswered', stock: 'consume' }),

  move('charge', 'CREATED', 'PAID', ['bank'], paid),
  move('decline', 'CREATED', 'DUE_PAYMENT', ['bank'], { mail: 'paymentFailed', stock: 'release' }),
  move('letGo', 'CREATED', 'SKIPPED', ['customer'], { ...notTaken, stock: 'release' }),
  move('end', 'CREATED', 'CANCELLED', ['customer'], { ...notTaken, stock: 'release' }),
  move('refuse', 'CREATED', 'REJECTED', ['operations', 'engine'], {
    mail: 'orderRefused',
    stock: 'release',
    money: 'balanceBack',
  }),

  move('pay', 'DUE_PAYMENT', 'PAID', ['customer', 'bank'], paid),
  move('letGo', 'DUE_PAYMENT', 'CANCELLED', ['customer'], notTaken),
  move('giveUp', 'DUE_PAYMENT', 'CANCELLED', ['engine'], notTaken),
  move('refuse', 'DUE_PAYMENT', 'REJECTED', ['operations'], { mail: 'orderRefused', money: 'balanceBack' }),

  move('cancel', 'PAID', 'CANCELLED', ['customer', 'operations', 'engine'], { ...allBack, stock: 'shelf' }),
  move('cancel', 'ON_PREPARATION', 'CANCELLED', ['operations', 'engine'], { ...allBack, stock: 'shelf' }),

  move('pack', 'PAID', 'ON_PREPARATION', ['operations', 'carrier']),
  move('ship', 'ON_PREPARATION', 'ON_ITS_WAY', ['operations', 'carrier'], shipped),
  move('out', 'ON_ITS_WAY', 'ON_DELIVERY', ['operations', 'carrier']),
  move('deliver', 'ON_ITS_WAY', 'DELIVERED', ['operations', 'carrier'], delivered),
  move('deliver', 'ON_DELIVERY', 'DELIVERED', ['operations', 'carrier'], delivered),
  move('fail', 'ON_ITS_WAY', 'NOT_DELIVERED', ['operations', 'carrier'], notDelivered),
  move('fail', 'ON_DELIVERY', 'NOT_DELIVERED', ['operations', 'carrier'], notDelivered),
  move('sendAgain', 'NOT_DELIVERED', 'ON_ITS_WAY', ['operations'], shipped),
  move('returned', 'NOT_DELIVERED', 'CANCELLED', ['operations'], { ...allBack, stock: 'inspected' }),

  move('refundPart', 'DELIVERED', 'REFUNDED_PARTIALLY', ['operations', 'engine'], partBack),
  move('refundRest', 'DELIVERED', 'REFUNDED_FULLY', ['operations', 'engine'], restBack),
  move('refundPart', 'REFUNDED_PARTIALLY', 'REFUNDED_PARTIALLY', ['operations', 'engine'], partBack),
  move('refundRest', 'REFUNDED_PARTIALLY', 'REFUNDED_FULLY', ['operations', 'engine'], restBack),
  move('refundPart', 'CANCELLED', 'REFUNDED_PARTIALLY', ['operations', 'engine'], partBack),
  move('refundRest', 'CANCELLED', 'REFUNDED_FULLY', ['operations', 'engine'], restBack),
] as const satisfies readonly OrderMove[];

export type OrderEvent = (typeof ORDER_MOVES)[number]['event'];

/** The move of an event from a status by an actor; null when there is none. */
export function findMove(from: OrderStatus | null, event: OrderEvent, by: OrderActor): OrderMove | null {
  const moves: readonly OrderMove[] = ORDER_MOVES;
  return moves.find((one) => one.from === from && one.event === event && one.by.includes(by)) ?? null;
}

/** The moves an actor may make now, in the table's order. */
export function movesFor(from: OrderStatus | null, by: OrderActor): readonly (typeof ORDER_MOVES)[number][] {
  return ORDER_MOVES.filter((one) => one.from === from && one.by.includes(by));
}

/** Whether any event leads from one status to the other. */
export const canOrderMove = (from: OrderStatus | null, to: OrderStatus): boolean =>
  ORDER_MOVES.some((one) => one.from === from && one.to === to);

/** The parcel is not packed: its note can still change. */
export const isUnpacked = (status: OrderStatus): boolean =>
  ['CREATED', 'RECREATED', 'PAID', 'DUE_PAYMENT', 'EDITED'].includes(status);

/** The address can still change: the order is not packed, or it came back undelivered and is sent again. */
export const isAddressOpen = (status: OrderStatus): boolean => isUnpacked(status) || status === 'NOT_DELIVERED';

/** Packing has begun, and the order is paid. */
export const isPacked = (status: OrderStatus): boolean =>
  ['ON_PREPARATION', 'ON_ITS_WAY', 'ON_DELIVERY', 'DELIVERED', 'NOT_DELIVERED'].includes(status) ||
  status.startsWith('REFUNDED');

/** What can be wrong with a parcel. */
export const PROBLEM_KINDS = ['damaged', 'missing', 'wrong', 'notArrived', 'other'] as const;

/** Actions of the customer that change no status, each with its condition. */
const actionsBesideMoves = {
  parcelNote: isUnpacked,
  address: isAddressOpen,
  track: (status: OrderStatus) => ['ON_ITS_WAY', 'ON_DELIVERY', 'DELIVERED', 'NOT_DELIVERED'].includes(status),
  report: isPacked,
  return: (status: OrderStatus) => status === 'DELIVERED' || status === 'REFUNDED_PARTIALLY',
  review: (status: OrderStatus) => status === 'DELIVERED' || status === 'REFUNDED_PARTIALLY',
  buyAgain: (status: OrderStatus) =>
    ['DELIVERED', 'CANCELLED', 'REJECTED', 'SKIPPED'].includes(status) || status.startsWith('REFUNDED'),
} as const;

export type OrderAction = OrderEvent | keyof typeof actionsBesideMoves;

/** The customer's actions for an order in this status: moves, and actions that change no status. */
export function actionsOf(status: OrderStatus): readonly OrderAction[] {
  const moves = movesFor(status, 'customer').map(({ event }) => event);
  const beside = (Object.keys(actionsBesideMoves) as (keyof typeof actionsBesideMoves)[]).filter((action) =>
    actionsBesideMoves[action](status),
  );
  return [...moves, ...beside];
}

/** The diagram, as `stateDiagram-v2` of Mermaid. */
export function orderDiagram(): string {
  const isEnd = (status: OrderStatus) =>
    ORDER_MOVES.some(({ to }) => to === status) && !ORDER_MOVES.some(({ from }) => from === status);
  return [
    'stateDiagram-v2',
    ...ORDER_MOVES.map(({ event, from, to, by }) => `  ${from ?? '[*]'} --> ${to}: ${event} (${by.join(', ')})`),
    ...ORDER_STATUSES.filter(isEnd).map((status) => `  ${status} --> [*]`),
  ].join('\n');
}
