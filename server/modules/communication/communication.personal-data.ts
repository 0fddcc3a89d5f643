import { asc, inArray, sql } from 'drizzle-orm';
import { KEPT_YEARS } from '../../../domain/account/index.ts';
import { days } from '../../../domain/calendar/index.ts';
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

/** A consent that ended is proven for as long as the law asks; then nobody is in the records. */
export async function forgetEndedConsents({ db, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_YEARS.consents * days(365.25)).toISOString();
  const { subject, channel, isAllowed, recordedAt } = consentRecords;
  const ended = sql`select ${subject}, ${channel} from ${consentRecords} group by ${subject}, ${channel}
    having max(${recordedAt}) < ${before}::timestamptz
      and max(${recordedAt}) = max(${recordedAt}) filter (where not ${isAllowed})`;
  await db.delete(consentRecords).where(sql`(${subject}, ${channel}) in (${ended})`);
}
