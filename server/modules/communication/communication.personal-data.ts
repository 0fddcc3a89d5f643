import { asc, inArray } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { findAccount, type MarketingChannel } from '../account/index.ts';
import { consentOf } from './preferences.service.ts';
import { consentRecords, newsletterSubscribers } from './tables.ts';

const channels: readonly MarketingChannel[] = ['email', 'sms', 'call'];

/** The version of the words beside the switch is that of no switch: the account was closed. */
const closing = 'account-closed';

/** The proof of what was allowed is kept, and that it ended with the account is part of it. */
export const communicationData = ({ ids }: Pick<AppContext, 'ids'>): PersonalData => ({
  tables: {
    newsletter_subscribers: 'erased',
    consent_records: { kept: 'consents', columns: ['subject', 'ip', 'text_version'] },
  },
  async erase(tx, { id, emails }, now) {
    const account = await findAccount(tx, id);
    const letters = await tx
      .delete(newsletterSubscribers)
      .where(inArray(newsletterSubscribers.email, [...emails]))
      .returning();
    const ended = [
      ...channels
        .filter((channel) => account && consentOf(account, channel))
        .map((channel) => ({ subject: id, channel })),
      ...letters
        .filter(({ state }) => state === 'subscribed')
        .map(({ email }) => ({ subject: email, channel: 'email' as const })),
    ];
    if (ended.length === 0) return;
    const about = { isAllowed: false, textVersion: closing, ip: '', recordedAt: now };
    await tx.insert(consentRecords).values(ended.map((one) => ({ id: ids.next(), ...one, ...about })));
  },
  async copy(db, { id, emails }) {
    return {
      newsletter: await db
        .select()
        .from(newsletterSubscribers)
        .where(inArray(newsletterSubscribers.email, [...emails])),
      consents: await db
        .select()
        .from(consentRecords)
        .where(inArray(consentRecords.subject, [id, ...emails]))
        .orderBy(asc(consentRecords.recordedAt), asc(consentRecords.id)),
    };
  },
});
