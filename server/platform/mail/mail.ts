import { and, asc, desc, eq, gte, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { days, minutes } from '../../../domain/calendar/index.ts';
import type { Clock } from '../clock/clock.ts';
import { bulkInsert } from '../database/bulk.ts';
import type { Db, Executor, Tx } from '../database/database.ts';
import { inParts } from '../database/in-parts.ts';
import { withTransaction } from '../database/transaction.ts';
import type { Ids } from '../ids/ids.ts';
import { inParallel } from '../jobs/in-parallel.ts';
import { withoutSecrets } from '../log/safe-log.ts';
import { hasBody, isLastMail, outboxMails } from './tables.ts';
import { type MailTransport, RefusedMail } from './transport.ts';

/** See `composeMail`. */
export type MailDraft = {
  /** The mail's purpose, e.g. `passwordReset`; shown in the outbox viewer. */
  kind: string;
  recipient: string;
  language: 'tr' | 'en';
  subject: string;
  text: string;
  html: string;
  /** For mailing lists only: the page that unsubscribes, also by a bare POST (RFC 8058). */
  unsubscribeUrl?: string;
};

export type Mail = {
  /** Writes the mail in the caller's transaction: it is sent if, and only if, that commits. */
  enqueue(tx: Tx, draft: MailDraft): Promise<void>;
  enqueueAll(tx: Tx, drafts: readonly MailDraft[]): Promise<void>;
  /**
   * Sends due mails and answers how many were sent. Several processes may call it at once: each mail is leased to one
   * of them. If that process dies while sending, another sends the mail again under the same
   * Message-ID.
   */
  flush(): Promise<number>;
  /** Deletes the last mail to an address once it is sent; of others the text after some days, and the row half a year
   * later. */
  forgetOld(): Promise<void>;
  /** Mails that were refused for good, or failed three times or more, the oldest first. */
  listStuck(): Promise<StuckMail[]>;
  /** Restarts the tries of a mail; false when there is nothing left to send. */
  sendAgain(tx: Executor, id: string): Promise<boolean>;
  /** The latest mails to one recipient (or to all), newest first. */
  list(filter?: { recipient?: string; limit?: number }): Promise<OutboxMail[]>;
  find(id: string): Promise<OutboxMail | undefined>;
};

export type OutboxMail = typeof outboxMails.$inferSelect;

/** An operator's view of a stuck mail, without recipient and text. */
export type StuckMail = Pick<
  OutboxMail,
  'id' | 'kind' | 'status' | 'attempts' | 'lastError' | 'createdAt' | 'nextAttemptAt'
>;

const maxAttempts = 8;
/** From this number of failures on, an operator should look. */
const stuckAfter = 3;
/** Mails per lease, sent concurrently: a mail that waited for its turn would use up its lease. */
const atOnce = 5;
const retryDelaySeconds = (attempts: number) => Math.min(3600, 15 * 2 ** attempts);
/** Longer than the transport may take: until then no other process sends the same mail. */
const leaseFor = minutes(2);
/** Texts are not kept: a link in one may open an account. Failed mails may be sent again, so theirs are kept longer. */
const bodiesKeptFor = { sent: days(7), failed: days(30), refused: days(30) };
const rowsKeptFor = days(180);

/** Headers for mail programs and servers. Only list mail can be unsubscribed from; all other mail is automatic. */
const headersOf = ({ unsubscribeUrl }: OutboxMail): Record<string, string> =>
  unsubscribeUrl === null
    ? { 'Auto-Submitted': 'auto-generated' }
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

export function createMail(options: {
  db: Db;
  clock: Clock;
  ids: Ids;
  transport: MailTransport;
  log: FastifyBaseLogger;
}): Mail {
  const { db, clock, ids, transport, log } = options;
  const inTime = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
  const ago = (milliseconds: number) => inTime(0 - milliseconds);

  /** Leases due mails, skipping those of other processes. Counts the attempt first, in case it crashes the process. */
  const take = (): Promise<OutboxMail[]> =>
    withTransaction(db, async (tx) => {
      const due = await tx
        .select({ id: outboxMails.id })
        .from(outboxMails)
        .where(and(eq(outboxMails.status, 'pending'), lte(outboxMails.nextAttemptAt, clock.now())))
        .orderBy(asc(outboxMails.nextAttemptAt))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return [];
      return tx
        .update(outboxMails)
        .set({ nextAttemptAt: inTime(leaseFor), attempts: sql`${outboxMails.attempts} + 1` })
        .where(inArray(outboxMails.id, ids))
        .returning();
    });

  /** Whether the recipient's server refused the address for good, and has accepted no mail since. */
  async function isRefused(recipient: string): Promise<boolean> {
    const [last] = await db
      .select({ status: outboxMails.status })
      .from(outboxMails)
      .where(and(eq(outboxMails.recipient, recipient), inArray(outboxMails.status, ['sent', 'refused'])))
      .orderBy(desc(outboxMails.nextAttemptAt))
      .limit(1);
    return last?.status === 'refused';
  }

  async function markFailed({ id, kind, attempts }: OutboxMail, error: unknown): Promise<void> {
    const isForGood = error instanceof RefusedMail;
    const isOver = isForGood || attempts >= maxAttempts;
    const facts = { mail: id, kind, attempts, err: error };
    if (isForGood) log.warn(facts, 'a mail was refused for good');
    else if (isOver) log.error({ code: 'MAIL_GIVEN_UP', ...facts }, 'a mail was never accepted and is given up');
    else if (attempts >= stuckAfter) log.error({ code: 'MAIL_STUCK', ...facts }, 'a mail is not accepted');
    else log.warn(facts, 'mail was not accepted');
    await db
      .update(outboxMails)
      .set({
        status: isForGood ? 'refused' : isOver ? 'failed' : 'pending',
        lastError: withoutSecrets(String(error)).slice(0, 500),
        nextAttemptAt: inTime(retryDelaySeconds(attempts) * 1000),
      })
      // After the lease has run out another process may have changed the row: leave it then.
      .where(and(eq(outboxMails.id, id), eq(outboxMails.status, 'pending'), eq(outboxMails.attempts, attempts)));
  }

  async function send(mail: OutboxMail): Promise<boolean> {
    try {
      if (mail.unsubscribeUrl !== null && (await isRefused(mail.recipient))) {
        throw new RefusedMail('The address refused an earlier mail for good.');
      }
      await transport.send({ ...mail, headers: headersOf(mail) });
    } catch (error) {
      await markFailed(mail, error);
      return false;
    }
    await db
      .update(outboxMails)
      .set({ status: 'sent', sentAt: clock.now(), lastError: null })
      .where(eq(outboxMails.id, mail.id));
    return true;
  }

  const forgetBodies = (status: keyof typeof bodiesKeptFor) => {
    const isPast = lt(outboxMails.nextAttemptAt, ago(bodiesKeptFor[status]));
    return inParts(db, outboxMails, and(eq(outboxMails.status, status), isPast, hasBody), (part) =>
      db.update(outboxMails).set({ textBody: '', htmlBody: '' }).where(part).returning({ id: outboxMails.id }),
    );
  };
  const forget = (which: SQL | undefined) =>
    inParts(db, outboxMails, and(inArray(outboxMails.status, ['sent', 'failed', 'refused']), which), (part) =>
      db.delete(outboxMails).where(part).returning({ id: outboxMails.id }),
    );

  const enqueueAll: Mail['enqueueAll'] = (tx, drafts) => {
    const now = clock.now();
    return bulkInsert(
      tx,
      outboxMails,
      drafts.map(({ text, html, ...draft }) => ({
        ...draft,
        id: ids.next(),
        textBody: text,
        htmlBody: html,
        status: 'pending' as const,
        attempts: 0,
        createdAt: now,
        nextAttemptAt: now,
      })),
    );
  };

  return {
    enqueue: (tx, draft) => enqueueAll(tx, [draft]),
    enqueueAll,
    async flush() {
      let sent = 0;
      for (;;) {
        const mails = await take();
        await inParallel(mails, atOnce, async (mail) => {
          if (await send(mail)) sent += 1;
        });
        if (mails.length < atOnce) return sent;
      }
    },
    async forgetOld() {
      await forget(isLastMail);
      await forgetBodies('sent');
      await forgetBodies('failed');
      await forgetBodies('refused');
      await forget(lt(outboxMails.nextAttemptAt, ago(rowsKeptFor)));
    },
    list({ recipient, limit = 50 } = {}) {
      return db
        .select()
        .from(outboxMails)
        .where(recipient ? eq(outboxMails.recipient, recipient) : undefined)
        .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
        .limit(limit);
    },
    listStuck() {
      const { id, kind, status, attempts, lastError, createdAt, nextAttemptAt } = outboxMails;
      return db
        .select({ id, kind, status, attempts, lastError, createdAt, nextAttemptAt })
        .from(outboxMails)
        .where(
          or(
            eq(outboxMails.status, 'refused'),
            and(inArray(outboxMails.status, ['pending', 'failed']), gte(outboxMails.attempts, stuckAfter)),
          ),
        )
        .orderBy(asc(outboxMails.createdAt));
    },
    async sendAgain(tx, id) {
      const changed = await tx
        .update(outboxMails)
        .set({ status: 'pending', attempts: 0, nextAttemptAt: clock.now() })
        .where(and(eq(outboxMails.id, id), ne(outboxMails.status, 'sent'), ne(outboxMails.textBody, '')))
        .returning({ id: outboxMails.id });
      return changed.length > 0;
    },
    async find(id) {
      const [found] = await db.select().from(outboxMails).where(eq(outboxMails.id, id));
      return found;
    },
  };
}
