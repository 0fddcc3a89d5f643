import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { type Db, type Tx } from '../database/database.ts';
import { withTransaction } from '../database/transaction.ts';
import type { Ids } from '../ids/ids.ts';
import { outboxMails } from './tables.ts';
import type { MailTransport } from './transport.ts';

/** See `composeMail`. */
export type MailDraft = {
  /** What it is about, e.g. `passwordReset`; shown in the outbox viewer. */
  kind: string;
  recipient: string;
  language: 'tr' | 'en';
  subject: string;
  text: string;
  html: string;
};

export type Mail = {
  /** Writes the mail in the caller's transaction: it leaves if, and only if, that commits. */
  enqueue(tx: Tx, draft: MailDraft): Promise<void>;
  /** Sends what is due and answers how many left. Several processes may call it at once. */
  flush(): Promise<number>;
  /** The latest mails to one recipient (or to all), newest first. */
  list(filter?: { recipient?: string; limit?: number }): Promise<OutboxMail[]>;
  find(id: string): Promise<OutboxMail | undefined>;
};

export type OutboxMail = typeof outboxMails.$inferSelect;

const maxAttempts = 8;
const batchSize = 20;
const retryDelaySeconds = (attempts: number) => Math.min(3600, 15 * 2 ** attempts);

export function createMail(options: {
  db: Db;
  clock: Clock;
  ids: Ids;
  transport: MailTransport;
  log: FastifyBaseLogger;
}): Mail {
  const { db, clock, ids, transport, log } = options;

  const sendOne = (tx: Tx, mail: OutboxMail): Promise<boolean> =>
    transport
      .send(mail)
      .then(async () => {
        await tx
          .update(outboxMails)
          .set({ status: 'sent', sentAt: clock.now(), attempts: mail.attempts + 1, lastError: null })
          .where(eq(outboxMails.id, mail.id));
        return true;
      })
      .catch(async (error: unknown) => {
        const attempts = mail.attempts + 1;
        log.warn({ mail: mail.id, attempts, error: String(error) }, 'mail was not accepted');
        await tx
          .update(outboxMails)
          .set({
            status: attempts >= maxAttempts ? 'failed' : 'pending',
            attempts,
            lastError: String(error).slice(0, 500),
            nextAttemptAt: new Date(clock.now().getTime() + retryDelaySeconds(attempts) * 1000),
          })
          .where(eq(outboxMails.id, mail.id));
        return false;
      });

  return {
    async enqueue(tx, draft) {
      const now = clock.now();
      await tx.insert(outboxMails).values({
        id: ids.next(),
        kind: draft.kind,
        recipient: draft.recipient,
        language: draft.language,
        subject: draft.subject,
        textBody: draft.text,
        htmlBody: draft.html,
        status: 'pending',
        attempts: 0,
        createdAt: now,
        nextAttemptAt: now,
      });
    },
    async flush() {
      let sent = 0;
      for (;;) {
        // One mail per transaction: a crash repeats at most the mail that was in the air.
        const outcome = await withTransaction(db, async (tx) => {
          const [mail] = await tx
            .select()
            .from(outboxMails)
            .where(and(eq(outboxMails.status, 'pending'), lte(outboxMails.nextAttemptAt, clock.now())))
            .orderBy(asc(outboxMails.nextAttemptAt))
            .limit(1)
            .for('update', { skipLocked: true });
          return mail ? sendOne(tx, mail) : null;
        });
        if (outcome) sent += 1;
        if (outcome === null || sent >= batchSize) return sent;
      }
    },
    list({ recipient, limit = 50 } = {}) {
      return db
        .select()
        .from(outboxMails)
        .where(recipient ? eq(outboxMails.recipient, recipient) : undefined)
        .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
        .limit(limit);
    },
    async find(id) {
      const [found] = await db.select().from(outboxMails).where(eq(outboxMails.id, id));
      return found;
    },
  };
}
