import type { components } from '../../../openapi/types/communication.d.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { type Account, findAccount, lockAccount, type MarketingChannel, setConsents } from '../account/index.ts';
import { insertConsents, lastConsentChanges } from './consents.repository.ts';
import { endNewsletter, hasNewsletter } from './newsletter.repository.ts';

type Schemas = components['schemas'];
const channels: readonly MarketingChannel[] = ['email', 'sms', 'call'];

export const consentOf = (account: Account, channel: MarketingChannel): Date | null =>
  ({ email: account.emailConsentAt, sms: account.smsConsentAt, call: account.callConsentAt })[channel];

/** The newsletter is marketing by e-mail too, even if requested without the account. */
async function isAllowedNow(db: Executor, account: Account, channel: MarketingChannel): Promise<boolean> {
  if (consentOf(account, channel) !== null) return true;
  return channel === 'email' && (await hasNewsletter(db, account.email));
}

async function show(db: Executor, account: Account): Promise<Schemas['CommunicationPreferences']> {
  const changes = await lastConsentChanges(db, [account.id, account.email]);
  const preference = async (channel: MarketingChannel): Promise<Schemas['ChannelPreference']> => {
    const changedAt = changes.get(channel) ?? consentOf(account, channel);
    return { isAllowed: await isAllowedNow(db, account, channel), changedAt: changedAt?.toISOString() ?? null };
  };
  return { email: await preference('email'), sms: await preference('sms'), call: await preference('call') };
}

export async function readPreferences({ db }: AppContext, accountId: string) {
  const account = await findAccount(db, accountId);
  if (!account) throw errors.unauthorized();
  return show(db, account);
}

/** Allows or withdraws the given channels; an unchanged channel gets no new consent record. */
export function updatePreferences(
  { db, clock, ids }: AppContext,
  accountId: string,
  { textVersion, ...wanted }: Schemas['PreferencesUpdate'],
  ip: string,
) {
  return withTransaction(db, async (tx) => {
    const now = clock.now();
    const account = await lockAccount(tx, accountId);
    if (!account) throw errors.unauthorized();
    for (const channel of channels) {
      const isAllowed = wanted[channel];
      if (isAllowed === undefined || isAllowed === (await isAllowedNow(tx, account, channel))) continue;
      await setConsents(tx, accountId, { [channel]: isAllowed ? now : null });
      const proof = { subject: accountId, channel, isAllowed, textVersion, ip, recordedAt: now };
      await insertConsents(tx, [{ id: ids.next(), ...proof }]);
    }
    if (wanted.email === false) await endNewsletter(tx, account.email, now);
    const changed = await findAccount(tx, accountId);
    return show(tx, changed ?? account);
  });
}
