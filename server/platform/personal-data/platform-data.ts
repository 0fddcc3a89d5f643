import { asc, eq, inArray, like, or } from 'drizzle-orm';
import { withoutToken } from '../../../domain/token/index.ts';
import { idempotencyRecords } from '../idempotency/tables.ts';
import { outboxMails } from '../mail/tables.ts';
import type { PersonalData } from './personal-data.ts';

/** Personal data in the platform's own tables. */
export const platformData: PersonalData = {
  tables: {
    idempotency_records: 'erased',
    outbox_mails: 'erased',
    rate_limit_windows: 'impersonal',
    sandbox_clock: 'impersonal',
    served_mode: 'impersonal',
    search_documents: 'impersonal',
    search_words: 'impersonal',
    signing_keys: 'impersonal',
  },
  async erase(tx, { id, emails }) {
    await tx.delete(outboxMails).where(inArray(outboxMails.recipient, [...emails]));
    const { scope, accountId } = idempotencyRecords;
    await tx.delete(idempotencyRecords).where(or(like(scope, `%:${id}`), eq(accountId, id)));
  },
  async copy(db, { emails }) {
    const { kind, recipient, subject, textBody, createdAt, sentAt } = outboxMails;
    const mails = await db
      .select({ kind, recipient, subject, textBody, createdAt, sentAt })
      .from(outboxMails)
      .where(inArray(recipient, [...emails]))
      .orderBy(asc(createdAt), asc(outboxMails.id));
    // One of the addresses may be unproven: links for its owner only are left out.
    return { mails: mails.map((mail) => ({ ...mail, textBody: withoutToken(mail.textBody) })) };
  },
};
