import { eq } from 'drizzle-orm';
import { msg } from '#words';
import { normalizeEmail } from '../../../domain/account/index.ts';
import { minutes } from '../../../domain/calendar/index.ts';
import type { components } from '../../../openapi/types/communication.d.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Language } from '../../platform/request/request-context.ts';
import { type Account, findAccountByEmail, keepUnsubscribeSecret, lockAccount, setConsents } from '../account/index.ts';
import { welcomeCode } from '../promo-codes/index.ts';
import { confirmationMail, newsletterUrl, welcomeMail } from './newsletter.mails.ts';
import { consentRecords, newsletterSubscribers } from './tables.ts';

type Wanted = components['schemas']['PromotionalSubscription'];
type Subscriber = typeof newsletterSubscribers.$inferSelect;

const confirmationLife = 7 * 24 * 3600;
/** A stranger cannot make us write to one address more often than this. */
const betweenMails = minutes(10);
const purpose = 'newsletterConfirm';

const consentRequired = () => new ApiError(422, 'CONSENT_REQUIRED', msg`Sana yazabilmemiz için onayın gerekiyor.`);
const invalidToken = () => new ApiError(422, 'INVALID_TOKEN', msg`Bu bağlantının süresi dolmuş.`);

export type Asker = { language: Language; ip: string };

async function lockSubscriber(tx: Tx, where: { email: string } | { id: string }): Promise<Subscriber | null> {
  const condition =
    'email' in where ? eq(newsletterSubscribers.email, where.email) : eq(newsletterSubscribers.id, where.id);
  const [row] = await tx.select().from(newsletterSubscribers).where(condition).for('update');
  return row ?? null;
}

/** Asks for the letter: writes the confirmation mail, unless one left just now or the address is subscribed. */
export async function requestNewsletter(
  { db, clock, ids, keys, mail, config }: AppContext,
  wanted: Wanted & { isPromotional: boolean },
  { language }: Asker,
): Promise<void> {
  if (!wanted.consent.isGiven) throw consentRequired();
  const email = normalizeEmail(wanted.email);
  const now = clock.now();
  const id = ids.secret(24);
  const [known] = await db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  // Signed before the transaction: keys are read through the outer database.
  const { token } = await keys.sign({ sub: known?.id ?? id, purpose }, confirmationLife, 'link');
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
    const [created] = await tx.insert(newsletterSubscribers).values(fresh).onConflictDoNothing().returning();
    const subscriber = created ?? (await lockSubscriber(tx, { email }));
    if (!subscriber || (!created && subscriber.id !== known?.id)) return;
    const leave = newsletterUrl(config.publicUrl, 'unsubscribe', subscriber.id, language);
    if (!created) {
      const isRecent = now.getTime() - subscriber.mailedAt.getTime() < betweenMails;
      const isPromotional = subscriber.isPromotional || wanted.isPromotional;
      if (subscriber.state === 'subscribed' || (subscriber.state === 'pending' && isRecent)) {
        if (isPromotional === subscriber.isPromotional) return;
        await tx.update(newsletterSubscribers).set({ isPromotional }).where(eq(newsletterSubscribers.email, email));
        // Confirmed already: nothing is left to wait for. A mail that waits for its answer brings the code with it.
        if (subscriber.state === 'subscribed')
          await mail.enqueue(tx, welcomeMail({ recipient: email, language }, leave, welcomeCode));
        return;
      }
      await tx
        .update(newsletterSubscribers)
        .set({ state: 'pending', isPromotional, mailedAt: now, ...asked })
        .where(eq(newsletterSubscribers.email, email));
    }
    const link = newsletterUrl(config.publicUrl, 'confirm', token, language);
    await mail.enqueue(tx, confirmationMail({ recipient: email, language }, link, leave));
  });
}

/** Ends the double opt-in and answers the code it earned. Confirming again changes nothing. Throws INVALID_TOKEN. */
export async function confirmNewsletter(context: AppContext, token: string, { ip }: Asker): Promise<string | null> {
  const { db, clock, ids, keys, mail, config } = context;
  const claims = await keys.verify(token, 'link');
  if (claims?.['purpose'] !== purpose) throw invalidToken();
  return withTransaction(db, async (tx) => {
    const now = clock.now();
    const subscriber = await lockSubscriber(tx, { id: claims.sub });
    // Who left after this link was sent does not come back by it.
    if (!subscriber || subscriber.state === 'unsubscribed') throw invalidToken();
    const promoCode = subscriber.isPromotional ? welcomeCode : null;
    if (subscriber.state === 'subscribed') return promoCode;
    const { email, language, textVersion } = subscriber;
    await tx
      .update(newsletterSubscribers)
      .set({ state: 'subscribed', confirmedAt: now, unsubscribedAt: null })
      .where(eq(newsletterSubscribers.email, email));
    const proof = { id: ids.next(), subject: email, channel: 'email', isAllowed: true, textVersion, ip } as const;
    await tx.insert(consentRecords).values({ ...proof, recordedAt: now });
    const leave = newsletterUrl(config.publicUrl, 'unsubscribe', subscriber.id, language);
    await mail.enqueue(tx, welcomeMail({ recipient: email, language }, leave, promoCode));
    return promoCode;
  });
}

/** Whether the newsletter goes to this address: it was asked for and confirmed. */
export async function hasNewsletter(db: Executor, email: string): Promise<boolean> {
  const [row] = await db
    .select({ state: newsletterSubscribers.state })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row?.state === 'subscribed';
}

/** No letter to this address any more, wherever it was asked for. Does nothing for an address we never wrote to. */
export async function endNewsletter(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ state: 'unsubscribed', unsubscribedAt: now })
    .where(eq(newsletterSubscribers.email, email));
}

/** The words beside the switch are those of no switch: a link in a mail ended it. */
const byLink = 'unsubscribe-link';

/** As `unsubscribe`, by the link of a mail to an account. */
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
  await tx.insert(consentRecords).values({
    id: ids.next(),
    subject: account.id,
    channel: 'email',
    isAllowed: false,
    textVersion: byLink,
    ip,
    recordedAt: now,
  });
}

/** The page that ends marketing by e-mail for an account, which is locked. */
export async function unsubscribeUrlOf(
  { ids, config }: Pick<AppContext, 'ids' | 'config'>,
  tx: Tx,
  { id, unsubscribeSecret, language }: Account,
): Promise<string> {
  const secret = unsubscribeSecret ?? ids.secret(24);
  if (unsubscribeSecret === null) await keepUnsubscribeSecret(tx, id, secret);
  return newsletterUrl(config.publicUrl, 'unsubscribe', `${id}.${secret}`, language);
}

/** Ends all marketing by e-mail for whom the token was made: the letter and the account's consent. Throws INVALID_TOKEN. */
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
    await tx
      .insert(consentRecords)
      .values(subjects.map((subject) => Object.assign({ id: ids.next(), subject }, withdrawn)));
  });
}
