import { days } from '../../../domain/calendar/index.ts';
import { readAccount, type WithSessions } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { RecurringJob } from '../../platform/jobs/jobs.ts';
import { findAccount, listMailable, lockAccount, type WithCredentials } from '../account/index.ts';
import { unsubscribeUrlOf } from '../communication/index.ts';
import type { OrderToReview, UnreviewedType, WithPurchases } from './purchases.port.ts';
import { REMINDER_LINK_DAYS, reviewReminder } from './review.mails.ts';
import { reminderErrors } from './reviews.errors.ts';

type Reminding = AppContext<WithPurchases & WithCredentials>;

const purpose = 'reviewReminder';
/** Time since the delivery. */
const REMIND_AFTER = days(7);
/** Limit for late reminders, as after a missing consent or a server outage. */
const REMIND_UNTIL = days(10);
/** Each page reads every delivery of the period again, so small ones cost more. */
const batchSize = 5000;

const latestOf = (types: readonly UnreviewedType[]) => types.filter(({ isLatest }) => isLatest);

/** Mails a reminder of one order, unless already sent, not allowed, or nothing is left to review. */
async function remind(context: Reminding, order: OrderToReview): Promise<void> {
  const { db, clock, keys, mail, config, purchases, credentials } = context;
  if (latestOf(await purchases.unreviewedTypesOf(db, order)).length === 0) return;
  // Signed before the transaction: keys are read through the outer database.
  const { sessionEpoch } = await credentials.describe(db, order.accountId);
  const claims = { sub: order.orderId, purpose, epoch: sessionEpoch };
  const { token } = await keys.sign(claims, days(REMINDER_LINK_DAYS) / 1000, 'link');
  await withTransaction(db, async (tx) => {
    // Consents, reviews and the closing of an account take this lock too.
    const account = await lockAccount(tx, order.accountId);
    if (!account || account.emailConsentAt === null) return;
    const types = latestOf(await purchases.unreviewedTypesOf(tx, order));
    if (types.length === 0 || !(await purchases.markReminded(tx, order.orderId, clock.now()))) return;
    const unsubscribeUrl = await unsubscribeUrlOf(context, tx, account);
    const products = types.flatMap((type) => type.products);
    await mail.enqueue(tx, reviewReminder({ account, products, publicUrl: config.publicUrl, token, unsubscribeUrl }));
  });
}

/** Requests a review once per delivery, from customers who allow marketing by e-mail. */
export function reviewReminderJob(context: Reminding): RecurringJob {
  const { db, clock, log, purchases } = context;
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  return {
    name: 'review-reminders',
    rhythm: { cron: '*/15 * * * *' },
    async run() {
      const times = { after: ago(REMIND_UNTIL), until: ago(REMIND_AFTER) };
      for (let afterId = ''; ;) {
        const found = await purchases.listToRemind(db, times, { afterId, limit: batchSize });
        const last = found.at(-1);
        if (!last) return;
        const mailable = new Set(
          await listMailable(
            db,
            found.map(({ accountId }) => accountId),
          ),
        );
        for (const order of found.filter(({ accountId }) => mailable.has(accountId))) {
          await remind(context, order).catch((error: unknown) =>
            log.error({ order: order.orderId, err: error }, 'a review could not be asked for; it is tried again'),
          );
        }
        afterId = last.orderId;
      }
    },
    async nextDue() {
      const deliveredAt = await purchases.nextToRemind(db, ago(REMIND_AFTER));
      return deliveredAt && new Date(deliveredAt.getTime() + REMIND_AFTER);
    },
  };
}

type Reader = 'owner' | 'other' | 'nobody';

/**
 * The order of a reminder's link. Changes nothing. Throws 422 INVALID_TOKEN, LINK_EXPIRED, LINK_USED when nothing
 * is left to review, or LINK_WITHDRAWN once the sessions of the account were ended.
 */
export async function readReviewReminder(
  context: Reminding & WithSessions,
  token: string,
  request: Parameters<typeof readAccount>[1],
) {
  const { db, keys, purchases, credentials } = context;
  const claims = await keys.read(token, 'link');
  if (claims === 'expired') throw reminderErrors.expired();
  if (claims === 'invalid' || claims['purpose'] !== purpose) throw reminderErrors.invalid();
  const orderId = claims.sub;
  const accountId = await purchases.ownerOf(db, orderId);
  const account = accountId === null ? null : await findAccount(db, accountId);
  if (!account) throw reminderErrors.withdrawn();
  const { sessionEpoch } = await credentials.describe(db, account.id);
  if (claims['epoch'] !== sessionEpoch) throw reminderErrors.withdrawn();
  const types = await purchases.unreviewedTypesOf(db, { orderId, accountId: account.id });
  if (types.length === 0) throw reminderErrors.used();
  const session = await readAccount(context, request);
  const reader: Reader = session === null ? 'nobody' : session.id === account.id ? 'owner' : 'other';
  return { _order: orderId, reader, products: types.flatMap(({ products }) => products) };
}
