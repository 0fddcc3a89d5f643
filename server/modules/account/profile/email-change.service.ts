import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { countUse } from '../../../platform/rate-limit/counting.ts';
import type { Language } from '../../../platform/request/request-context.ts';
import {
  type Account,
  accountErrors,
  changeEmail,
  confirmEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailInUseMail,
  findAccountByEmail,
  lockAccount,
  type LoginFacts,
  takenField,
  type WithCredentials,
} from '../account/index.ts';
import {
  type EmailChange,
  findEmailChange,
  replaceEmailChange,
  markEmailChangeUsed,
} from './email-changes.repository.ts';

const lifeSeconds = 24 * 3600;
const purpose = 'emailChange';
/** Limit per customer: each request mails an address of the customer's choice. */
const asksAllowed = { max: 5, windowSeconds: 3600 };

const addressee = ({ email, firstName }: Account, language: Language) => ({ recipient: email, firstName, language });

/**
 * Prepares a change of address; the returned function writes it and its mails. That another account has the address is
 * only said in a mail to that address. Throws 429 RATE_LIMITED after five requests in an hour.
 */
export async function prepareEmailChange(
  context: AppContext<WithCredentials>,
  account: Account,
  email: string,
  language: Language,
): Promise<(tx: Tx) => Promise<void>> {
  const { db, ids, keys, mail, config } = context;
  const waitSeconds = await countUse(context, { name: 'email-change', of: [account.id] }, asksAllowed);
  if (waitSeconds > 0) throw errors.rateLimited(waitSeconds);
  const linkId = ids.next();
  const { token, expiresAt } = await keys.sign({ sub: account.id, jti: linkId, purpose }, lifeSeconds, 'link');
  const { sessionEpoch } = await context.credentials.describe(db, account.id);
  const owner = await findAccountByEmail(db, email);
  const toNewMailbox = owner
    ? emailInUseMail(addressee(owner, owner.language))
    : confirmEmailMail({ ...addressee(account, language), recipient: email }, config.publicUrl, token);
  const toOldMailbox = emailChangeAskedMail(addressee(account, language), config.publicUrl, email);
  return async (tx) => {
    await replaceEmailChange(tx, { accountId: account.id, linkId, email, sessionEpoch, expiresAt });
    await mail.enqueue(tx, toNewMailbox);
    await mail.enqueue(tx, toOldMailbox);
  };
}

const isOpen = ({ usedAt, sessionEpoch }: EmailChange, login: Pick<LoginFacts, 'sessionEpoch'>) =>
  usedAt === null && sessionEpoch === login.sessionEpoch;

/** The address of the account's pending change, or null. */
export async function findPendingEmail(
  { db, clock }: AppContext,
  accountId: string,
  login: LoginFacts,
): Promise<string | null> {
  const change = await findEmailChange(db, accountId);
  return change && isOpen(change, login) && change.expiresAt > clock.now() ? change.email : null;
}

type Link = { accountId: string; linkId: string };

async function readLink({ keys }: AppContext, token: string): Promise<Link> {
  const claims = await keys.read(token, 'link');
  if (claims === 'expired') throw accountErrors.linkExpired();
  if (claims === 'invalid' || claims['purpose'] !== purpose) throw accountErrors.linkInvalid();
  return { accountId: claims.sub, linkId: claims.jti };
}

type OpenLink = { account: Account; change: EmailChange };

/** The link's change, with its account locked, so that simultaneous clicks run one after the other. */
async function openLink({ credentials }: WithCredentials, tx: Tx, { accountId, linkId }: Link): Promise<OpenLink> {
  const account = await lockAccount(tx, accountId);
  if (!account) throw accountErrors.linkInvalid();
  const change = await findEmailChange(tx, accountId);
  if (change?.linkId !== linkId) throw accountErrors.linkSuperseded();
  if (change.usedAt) throw accountErrors.linkUsed();
  if (!isOpen(change, await credentials.describe(tx, accountId))) throw accountErrors.linkSuperseded();
  if (await findAccountByEmail(tx, change.email)) throw accountErrors.emailTakenMeanwhile();
  return { account, change };
}

/**
 * The address that a link would give its account. Throws 422 INVALID_TOKEN, LINK_EXPIRED, LINK_USED or LINK_SUPERSEDED,
 * and 409 EMAIL_TAKEN when another account has it by now.
 */
export async function checkEmailChange(context: AppContext<WithCredentials>, token: string): Promise<string> {
  const link = await readLink(context, token);
  return (await withTransaction(context.db, (tx) => openLink(context, tx, link))).change.email;
}

/** Moves the account to the address of the link and mails the old one. Throws as `checkEmailChange` does. */
export async function confirmEmailChange(context: AppContext<WithCredentials>, token: string): Promise<string> {
  const { db, clock, mail, credentials } = context;
  const link = await readLink(context, token);
  const move = async (tx: Tx): Promise<string> => {
    const { account, change } = await openLink(context, tx, link);
    await markEmailChangeUsed(tx, account.id, clock.now());
    if (!(await credentials.moveToNewEmail(tx, account.id, change.sessionEpoch))) throw accountErrors.linkSuperseded();
    await changeEmail(tx, account, change.email);
    await mail.enqueue(tx, emailChangedMail(addressee(account, account.language), change.email));
    return change.email;
  };
  return withTransaction(db, move).catch((error: unknown) => {
    throw takenField(error) === 'email' ? accountErrors.emailTakenMeanwhile() : error;
  });
}
