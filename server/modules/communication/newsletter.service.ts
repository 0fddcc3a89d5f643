import { msg } from '#words';
import { normalizeEmail } from '../../../domain/account/index.ts';
import { minutes } from '../../../domain/calendar/index.ts';
import type { components } from '../../../openapi/types/communication.d.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Language } from '../../platform/request/request-context.ts';
import { type Account, findAccountByEmail, keepUnsubscribeSecret, lockAccount, setConsents } from '../account/index.ts';
import { welcomeCode } from '../promo-codes/index.ts';
import { insertConsents } from './consents.repository.ts';
import { confirmationMail, newsletterUrl, welcomeMail } from './newsletter.mails.ts';
import {
  changeSubscriber,
  endNewsletter,
  findSubscriberId,
  insertSubscriber,
  lockSubscriber,
} from './newsletter.repository.ts';

type Wanted = components['schemas']['PromotionalSubscription'];

const confirmationLife = 7 * 24 * 3600;
/** Shortest time between two mails to one address, which strangers can request. */
const betweenMails = minutes(10);
const purpose = 'newsletterConfirm';

const consentRequired = () => new ApiError(422, 'CONSENT_REQUIRED', msg`Sana yazabilmemiz için onayın gerekiyor.`);
const invalidToken = () => new ApiError(422, 'INVALID_TOKEN', msg`Bu bağlantının süresi dolmuş.`);

export type Asker = { language: Language; ip: string };

/** Requests the newsletter: mails a confirmation, unless one was just sent or the address is subscribed. */
export async function requestNewsletter(
  { db, clock, ids, keys, mail, config }: AppContext,
  wanted: Wanted & { isPromotional: boolean },
  { language }: Asker,
): Promise<void> {
  if (!wanted.consent.isGiven) throw consentRequired();
  const email = normalizeEmail(wanted.email);
  const now = clock.now();
  const id = ids.secret(24);
  const knownId = await findSubscriberId(db, email);
  // Signed before the transaction: keys are read through the outer database.
  const { token } = await keys.sign({ sub: knownId ?? id, purpose }, confirmationLife, 'link');
  await withTransaction(db, async (tx) => {
    const asked = {
      language,
      source: wanted.source ?? null,
      campaign: wanted.campaign ?? null,
      textVersion: wanted.consent.textVersion,
      requestedAt: now,
    };
    const fresh = {
      email,
      id,
      state: 'pending',
      isPromotional: wanted.isPromotional,
      mailedAt: now,
      ...asked,
    } as const;
    const created = await insertSubscriber(tx, fresh);
    const subscriber = created ?? (await lockSubscriber(tx, { email }));
    if (!subscriber || (!created && subscriber.id !== knownId)) return;
    const leave = newsletterUrl(config.publicUrl, 'unsubscribe', subscriber.id, language);
    if (!created) {
      const isRecent = now.getTime() - subscriber.mailedAt.getTime() < betweenMails;
      const isPromotional = subscriber.isPromotional || wanted.isPromotional;
      if (subscriber.state === 'subscribed' || (subscriber.state === 'pending' && isRecent)) {
        if (isPromotional === subscriber.isPromotional) return;
        await changeSubscriber(tx, email, { isPromotional });
        // Confirmed already: mail the code now. A pending subscriber gets it on confirming.
        if (subscriber.state === 'subscribed')
          await mail.enqueue(tx, welcomeMail({ recipient: email, language }, leave, welcomeCode));
        return;
      }
      await changeSubscriber(tx, email, { state: 'pending', isPromotional, mailedAt: now, ...asked });
    }
    const link = newsletterUrl(config.publicUrl, 'confirm', token, language);
    await mail.enqueue(tx, confirmationMail({ recipient: email, language }, link, leave));
  });
}

/** Completes the double opt-in; answers the promo code, if any. Repeating it changes nothing. Throws INVALID_TOKEN. */
export async function confirmNewsletter(context: AppContext, token: string, { ip }: Asker): Promise<string | null> {
  const { db, clock, ids, keys, mail, config } = context;
  const claims = await keys.verify(token, 'link');
  if (claims?.['purpose'] !== purpose) throw invalidToken();
  return withTransaction(db, async (tx) => {
    const now = clock.now();
    const subscriber = await lockSubscriber(tx, { id: claims.sub });
    // A link from before an unsubscription does not subscribe again.
    if (!subscriber || subscriber.state === 'unsubscribed') throw invalidToken();
    const promoCode = subscriber.isPromotional ? welcomeCode : null;
    if (subscriber.state === 'subscribed') return promoCode;
    const { email, language, textVersion } = subscriber;
    await changeSubscriber(tx, email, { state: 'subscribed', confirmedAt: now, unsubscribedAt: null });
    const proof = { id: ids.next(), subject: email, channel: 'email', isAllowed: true, textVersion, ip } as const;
    await insertConsents(tx, [{ ...proof, recordedAt: now }]);
    const leave = newsletterUrl(config.publicUrl, 'unsubscribe', subscriber.id, language);
    await mail.enqueue(tx, welcomeMail({ recipient: email, language }, leave, promoCode));
    return promoCode;
  });
}

/** Text version of consents that end by a link in a mail: there was no text beside a switch. */
const byLink = 'unsubscribe-link';

/** `unsubscribe` for the link of a mail to an account. */
async function unsubscribeAccount(
  { ids }: Pick<AppContext, 'ids'>,
  tx: Tx,
  token: string,
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  const [accountId = '', secret] = token.split('.');
  const account = await lockAccount(tx, accountId);
  if (!account || secret === undefined || account.unsubscribeSecret !== secret) throw invalidToken();
  await endNewsletter(tx, account.email, now);
  if (account.emailConsentAt === null) return;
  await setConsents(tx, account.id, { email: null });
  const withdrawn = { channel: 'email', isAllowed: false, textVersion: byLink, ip, recordedAt: now } as const;
  await insertConsents(tx, [{ id: ids.next(), subject: account.id, ...withdrawn }]);
}

/** The address of the page that ends marketing by e-mail for an account. The caller has locked the account. */
export async function unsubscribeUrlOf(
  { ids, config }: Pick<AppContext, 'ids' | 'config'>,
  tx: Tx,
  { id, unsubscribeSecret, language }: Account,
): Promise<string> {
  const secret = unsubscribeSecret ?? ids.secret(24);
  if (unsubscribeSecret === null) await keepUnsubscribeSecret(tx, id, secret);
  return newsletterUrl(config.publicUrl, 'unsubscribe', `${id}.${secret}`, language);
}

/** Ends all marketing by e-mail for the token's owner: newsletter and account consent. Throws INVALID_TOKEN. */
export async function unsubscribe({ db, clock, ids }: AppContext, token: string, { ip }: Asker): Promise<void> {
  await withTransaction(db, async (tx) => {
    const now = clock.now();
    const subscriber = await lockSubscriber(tx, { id: token });
    if (!subscriber) return unsubscribeAccount({ ids }, tx, token, { ip, now });
    if (subscriber.state === 'unsubscribed') return;
    await endNewsletter(tx, subscriber.email, now);
    const account = await findAccountByEmail(tx, subscriber.email);
    if (account) await setConsents(tx, account.id, { email: null });
    const withdrawn = {
      channel: 'email',
      isAllowed: false,
      textVersion: subscriber.textVersion,
      ip,
      recordedAt: now,
    } as const;
    const subjects = [subscriber.email, ...(account ? [account.id] : [])];
    await insertConsents(
      tx,
      subjects.map((subject) => ({ id: ids.next(), subject, ...withdrawn })),
    );
  });
}
