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
  /** What it is about, e.g. `passwordReset`; shown in the outbox viewer. */
  kind: string;
  recipient: string;
  language: 'tr' | 'en';
  subject: string;
  text: string;
  html: string;
  /** Of what is written to a list: the page that ends it, by a POST alone too (RFC 8058). */
  unsubscribeUrl?: string;
};

export type Mail = {
  /** Writes the mail in the caller's transaction: it leaves if, and only if, that commits. */
  enqueue(tx: Tx, draft: MailDraft): Promise<void>;
  enqueueAll(tx: Tx, drafts: readonly MailDraft[]): Promise<void>;
  /**
   * Sends what is due and answers how many left. Several processes may call it at once: each mail is leased to one of
   * them. A process that dies with a mail in the air leaves it to another, which sends it a second time under the same
   * Message-ID.
   */
  flush(): Promise<number>;
  /** Forgets the last mail to an address once it has left; of others what they said after some days, and that they left
   * half a year later. */
  forgetOld(): Promise<void>;
  /** What was refused for good, or three times or more, the oldest first. */
  listStuck(): Promise<StuckMail[]>;
  /** Tries one from the beginning; false when there is nothing left to send. */
  sendAgain(tx: Executor, id: string): Promise<boolean>;
  /** The latest mails to one recipient (or to all), newest first. */
  list(filter?: { recipient?: string; limit?: number }): Promise<OutboxMail[]>;
  find(id: string): Promise<OutboxMail | undefined>;
};

export type OutboxMail = typeof outboxMails.$inferSelect;

/** What an operator is shown of a mail that does not leave; neither whom it is for nor what it says. */
export type StuckMail = Pick<
  OutboxMail,
  'id' | 'kind' | 'status' | 'attempts' | 'lastError' | 'createdAt' | 'nextAttemptAt'
>;

const maxAttempts = 8;
/** From so many failures on, an operator should look. */
const stuckAfter = 3;
/** Taken together and sent at the same time: one that waited for its turn would use up its lease. */
const atOnce = 5;
const retryDelaySeconds = (attempts: number) => Math.min(3600, 15 * 2 ** attempts);
/** Longer than the transport may take: until then no other process sends the same mail. */
const leaseFor = minutes(2);
/** What a mail said is not kept: a link in it may open an account. What gave up may be sent again, for longer. */
const bodiesKeptFor = { sent: days(7), failed: days(30), refused: days(30) };
const rowsKeptFor = days(180);

/** What mail programs and servers read. Only what is written to a list can be unsubscribed from; the rest is an answer. */
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

  /** Takes what is due, past other processes, and counts the attempt before it is made: a mail that ends the process too. */
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

  /** Its mail server refused the address for good, and has taken nothing since. */
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
      // Whose lease ran out meanwhile must not undo what another process did.
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
