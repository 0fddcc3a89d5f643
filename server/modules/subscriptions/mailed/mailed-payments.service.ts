import { type CalendarDay, HOLIDAYS } from '../../../../domain/calendar/index.ts';
import { kurus, toDecimal } from '../../../../domain/money/index.ts';
import { isAttemptOpen } from '../../../../domain/payment/index.ts';
import { deliveryWindow } from '../../../../domain/subscription/index.ts';
import type { components } from '../../../../openapi/types/due-payments.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { type Attempt, findUnfinishedAttempt, type WithAttempts } from '../../attempts/index.ts';
import { findOrder, linesOf } from '../../orders/index.ts';
import { type DuePayload, findOpenAttempt } from '../delivery-payments/index.ts';
import { dueErrors, findDue, payDue } from '../due-payments/index.ts';
import { findMailed, mailedErrors, type MailedRow, openRow, tokenOf } from '../mailed-links/index.ts';
import { type StoredDue, subjectOf } from '../plan/index.ts';

type Wire = components['schemas'];
type Context = AppContext<WithAttempts>;

/** The row of a link that was not withdrawn, also of a used or expired one. */
async function rowOf(context: Context, token: string): Promise<MailedRow> {
  const row = await findMailed(context.db, await tokenOf(context, token, 'duePayment'));
  if (!row) throw mailedErrors.withdrawn();
  return row;
}

type Due = { due: StoredDue; orderDay: CalendarDay };

async function dueOf(db: Executor, row: MailedRow): Promise<Due> {
  const found = await findDue(db, row);
  if (!found) throw new Error(`Nothing was ever due for the link ${row.id}.`);
  return found;
}

const isOfLink = (attempt: Attempt | null, row: MailedRow): attempt is Attempt =>
  attempt?.kind === 'duePayment' &&
  attempt.accountId === row.accountId &&
  (attempt.payload as DuePayload).mailedId === row.id;

async function shownDue(
  db: Executor,
  { accountId }: MailedRow,
  { due, orderDay }: Due,
): Promise<Wire['MailedPayment']['due']> {
  const order = await findOrder(db, accountId, due.orderId);
  const lines = await linesOf(db, due.orderId);
  return {
    price: { chargedAmount: toDecimal(kurus(order?.order.chargedKurus ?? 0)), _currency: 'TRY' },
    dueSince: due.openedAt.toISOString(),
    arrival: deliveryWindow(orderDay, HOLIDAYS),
    payBy: due.payBy,
    lines: lines.map(({ name, quantity }) => ({ name, quantity })),
  };
}

/** The content of a link's page, and the attempt that it shows. */
export type MailedPayment = Pick<Wire['MailedPayment'], 'due' | 'beside'> & { attempt: Attempt | null };

/**
 * The due payment of a link and an attempt by it: the one with `key` or `attemptId`, even if it has used up the link,
 * else the open one. Throws 422 and NOT_DUE as in the contract. Charges nothing.
 */
export async function readMailedPayment(
  context: Context,
  { token, key, attemptId }: { token: string; key?: string; attemptId?: string },
): Promise<MailedPayment> {
  const { db, attempts } = context;
  const row = await rowOf(context, token);
  const found = await dueOf(db, row);
  const { due } = found;
  const byKey = key === undefined ? null : await attempts.findByKey(db, row.accountId, key);
  const named = byKey ?? (attemptId === undefined ? null : await attempts.find(db, attemptId));
  const open = await findOpenAttempt(db, subjectOf(row.subscriptionId, row.cycle));
  const known = isOfLink(named, row) ? named : open === null ? null : await attempts.find(db, open);
  if (isOfLink(known, row)) {
    const attempt = await attempts.refresh(known);
    const {
      due: { closedAt },
    } = await dueOf(db, row);
    return { due: closedAt === null ? await shownDue(db, row, found) : null, attempt, beside: null };
  }
  return withTransaction(db, async (tx) => {
    await openRow(context, tx, row);
    if (due.closedAt !== null) throw await dueErrors.notDue(tx, row.accountId, due.orderId);
    const other = await findUnfinishedAttempt(tx, row.accountId);
    const isAnother = other !== null && isAttemptOpen(other.state);
    const beside = open !== null ? 'thisBox' : isAnother ? 'another' : null;
    return { due: await shownDue(tx, row, found), attempt: null, beside };
  });
}

type Paying = {
  token: string;
  key: string;
  language: 'tr' | 'en';
  ip: string;
  price: Wire['DueAmount'];
  card: Wire['UnstoredCard'];
};

/** Pays the due payment of a link with a card that is not saved. Throws like `readMailedPayment` and `payDue`. */
export async function payMailed(context: Context, { token, price, card, ...asked }: Paying): Promise<Attempt> {
  const row = await rowOf(context, token);
  const { due } = await dueOf(context.db, row);
  const { accountId, id: mailedId } = row;
  const body = { _duePayment: due.id, price, card };
  // The page of a mailed link has no analytics.
  return payDue(context, { ...asked, accountId, id: due.id, mailedId, receiverId: undefined, body });
}

/** Abandons an attempt by a link. Throws NOT_FOUND for any other attempt. */
export async function abandonMailed(
  context: Context,
  { token, attemptId }: { token: string; attemptId: string },
): Promise<Attempt> {
  const row = await rowOf(context, token);
  const attempt = await context.attempts.find(context.db, attemptId);
  if (!isOfLink(attempt, row)) throw errors.notFound();
  return (await context.attempts.abandon(attempt.id)) ?? attempt;
}
