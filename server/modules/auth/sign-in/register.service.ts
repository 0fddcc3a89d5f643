import { normalizeEmail, normalizeName, normalizePhone, tagsWhenProven } from '../../../../domain/account/index.ts';
import { lineText } from '../../../../domain/text/index.ts';
import type { components } from '../../../../openapi/types/auth.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/request/request-context.ts';
import {
  type Account,
  checkDateOfBirth,
  checkLines,
  checkNames,
  checkPhone,
  insertAccount,
  type NewAccount,
  refusingTaken,
} from '../../account/index.ts';
import { recordOutcomes } from '../../analytics/index.ts';
import { checkPasswordStrength, type Device, hashPassword, insertCredentials, welcomeMail } from '../access/index.ts';
import { type NewSession, openSession } from './login.service.ts';

type Registration = components['schemas']['Registration'];
type CharityRegistration = components['schemas']['CharityRegistration'];

export type Opening = {
  account: Pick<NewAccount, 'accountType' | 'email' | 'language'> & Partial<NewAccount>;
  passwordHash: string | null;
  isEmailProven: boolean;
};

/** Writes a new account with its credentials and its welcome mail. Consents are what `account` says, none by default. */
export async function openAccount(
  { clock, ids, mail, config }: AppContext,
  tx: Tx,
  { account, passwordHash, isEmailProven }: Opening,
): Promise<Account> {
  const now = clock.now();
  const opened = await insertAccount(tx, {
    id: ids.next(),
    tags: isEmailProven ? tagsWhenProven({ ...account, tags: [] }, account.email) : [],
    balanceKurus: 0,
    version: 1,
    createdAt: now,
    membershipAgreementAt: now,
    privacyNoticeAt: now,
    ...account,
  });
  await insertCredentials(tx, {
    accountId: opened.id,
    accountType: opened.accountType,
    passwordHash,
    sessionEpoch: 1,
    isEmailProven,
  });
  await mail.enqueue(
    tx,
    welcomeMail({ recipient: opened.email, firstName: opened.firstName, language: opened.language }, config.publicUrl),
  );
  return opened;
}

/** Opens an account and signs in. Throws VALIDATION: EMAIL_TAKEN, PHONE_TAKEN, weakPassword, invalid, an age rule. */
export async function register(
  context: AppContext,
  form: Registration | CharityRegistration,
  accountType: 'normal' | 'charity',
  language: Language,
  browser: Device,
  receiverId: string | undefined,
): Promise<NewSession> {
  const now = context.clock.now();
  const email = normalizeEmail(form.email);
  const phone = form.phone && normalizePhone(form.phone);
  checkPasswordStrength(form.password, email);
  if (form.phone) checkPhone(form.phone, accountType);
  checkNames(form);
  if ('corporationName' in form) checkLines({ corporationName: form.corporationName });
  if (form.dateOfBirth !== undefined) checkDateOfBirth(form.dateOfBirth, now);
  const passwordHash = await hashPassword(form.password);
  const { communicationAgreement } = form.agreements;
  const consentAt = (isGiven: boolean) => (isGiven ? now : null);
  const account = await refusingTaken(() =>
    withTransaction(context.db, async (tx) => {
      const opened = await openAccount(context, tx, {
        passwordHash,
        isEmailProven: false,
        account: {
          accountType,
          email,
          firstName: form.firstName === undefined ? null : normalizeName(form.firstName),
          lastName: form.lastName === undefined ? null : normalizeName(form.lastName),
          language,
          phoneDialCode: phone?.dialCode ?? null,
          phoneNumber: phone?.number ?? null,
          dateOfBirth: form.dateOfBirth ?? null,
          corporation: 'corporationName' in form ? { corporationName: lineText(form.corporationName) } : null,
          emailConsentAt: consentAt(communicationAgreement.email),
          smsConsentAt: consentAt(communicationAgreement.sms),
          callConsentAt: consentAt(communicationAgreement.call),
        },
      });
      await recordOutcomes(context, tx, receiverId, [
        { event: 'Signup', parameters: { method: 'password', accountType } },
      ]);
      return opened;
    }),
  );
  return openSession(context, account, true, browser);
}
