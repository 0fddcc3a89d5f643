import { KEPT_YEARS } from '../../../domain/account/index.ts';
import { days } from '../../../domain/calendar/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { findAccount, type MarketingChannel } from '../account/index.ts';
import { deleteConsentsEndedBefore, insertConsents, listConsents } from './consents.repository.ts';
import { deleteSubscribers, listSubscribers } from './newsletter.repository.ts';
import { consentOf } from './preferences.service.ts';

const channels: readonly MarketingChannel[] = ['email', 'sms', 'call'];

/** Text version of consents that end because the account was closed: the customer read no text. */
const closing = 'account-closed';

/** The proof of a consent is kept, and that it ended with the account is part of it. */
export const communicationData = ({ ids }: Pick<AppContext, 'ids'>): PersonalData => ({
  tables: {
    newsletter_subscribers: 'erased',
    consent_records: { kept: 'consents', columns: ['subject', 'ip', 'text_version'] },
  },
  async erase(tx, { id, emails }, now) {
    const account = await findAccount(tx, id);
    const subscribers = await deleteSubscribers(tx, emails);
    const ended = [
      ...channels
        .filter((channel) => account && consentOf(account, channel))
        .map((channel) => ({ subject: id, channel })),
      ...subscribers
        .filter(({ state }) => state === 'subscribed')
        .map(({ email }) => ({ subject: email, channel: 'email' as const })),
    ];
    if (ended.length === 0) return;
    const about = { isAllowed: false, textVersion: closing, ip: '', recordedAt: now };
    await insertConsents(
      tx,
      ended.map((one) => ({ id: ids.next(), ...one, ...about })),
    );
  },
  copy: async (db, { id, emails }) => ({
    newsletter: await listSubscribers(db, emails),
    consents: await listConsents(db, [id, ...emails]),
  }),
});

/** Deletes ended consents, which are kept as proof for as long as the law demands. */
export async function forgetEndedConsents({ db, clock }: AppContext): Promise<void> {
  await deleteConsentsEndedBefore(db, new Date(clock.now().getTime() - KEPT_YEARS.consents * days(365.25)));
}
