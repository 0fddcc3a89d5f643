import { msg } from '#words';
import {
  type AccountType,
  CORPORATION_LIMITS,
  fullName,
  normalizeEmail,
  normalizeName,
  normalizePhone,
  type Phone,
  phoneUseOf,
  validateDateOfBirth,
  validateName,
  validatePhone,
} from '../../../../domain/account/index.ts';
import type { FieldErrorCode } from '../../../../domain/failure/index.ts';
import { lineText } from '../../../../domain/text/index.ts';
import type { components } from '../../../../openapi/types/account.d.ts';
import type { SessionAccount } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';
import type { Language } from '../../../platform/request/request-context.ts';
import {
  type Account,
  type AccountChange,
  accountErrors,
  changeAccount,
  findAccount,
  isPhoneTaken,
  takenField,
  unprintableWords,
  type WithCredentials,
  type WithOwnerProof,
} from '../account/index.ts';
import { prepareEmailChange } from './email-change.service.ts';
import { withdrawEmailChange } from './email-changes.repository.ts';

type Update = components['schemas']['AccountUpdate'];

const lettersOnly: Localized = msg`Bir ad yalnızca harflerden oluşur.`;
const nameLength: Localized = msg`Bir ad en fazla 50 harftir.`;
const nameMissing: Localized = msg`Adı yaz.`;
const landline: Localized = msg`Bu bir sabit hat; buraya mesaj da alan bir cep telefonu gerekiyor.`;

const nameWords: Partial<Record<FieldErrorCode, Localized>> = {
  required: nameMissing,
  tooLong: nameLength,
  unprintable: unprintableWords,
};

/** Throws VALIDATION for an invalid number; an association may have a landline. */
export function checkPhone(phone: Phone, accountType: AccountType): void {
  const rule = validatePhone(phone, phoneUseOf(accountType));
  if (rule === null) return;
  throw errors.invalidField('phone.number', rule, rule === 'notMobile' ? landline : msg`Telefon numaranı kontrol et.`);
}

/** Throws VALIDATION with every invalid name; omitted names are not checked. */
export function checkNames(names: { firstName?: string; lastName?: string }): void {
  const broken = (['firstName', 'lastName'] as const).flatMap((path) => {
    const name = names[path];
    const rule = name === undefined ? null : validateName(name);
    return rule ? [{ path, rule, message: nameWords[rule] ?? lettersOnly }] : [];
  });
  if (broken.length > 0) throw errors.validation(broken);
}

/** Throws VALIDATION with every line that is too short once cleaned; the schema counts invisible characters too. */
export function checkLines(lines: Partial<Record<'corporationName' | 'taxOffice', string>>): void {
  const broken = (['corporationName', 'taxOffice'] as const).filter((path) => {
    const line = lines[path];
    return line !== undefined && lineText(line).length < CORPORATION_LIMITS[path].least;
  });
  if (broken.length === 0) return;
  throw errors.validation(broken.map((path) => ({ path, rule: 'tooShort', message: msg`Bu alan çok kısa.` })));
}

/** Throws VALIDATION: `tooYoung` or `tooOld` for a day outside the limits (Spec §5), `date` for an invalid one. */
export function checkDateOfBirth(day: string, now: Date): void {
  const problem = validateDateOfBirth(day, now.getTime());
  if (problem === null) return;
  if (problem === 'tooYoung' || problem === 'tooOld') {
    throw errors.invalidField('dateOfBirth', problem, msg`Doğum tarihini kontrol et.`);
  }
  throw errors.invalidField('dateOfBirth', 'date', msg`Geçerli bir tarih seç.`);
}

/** Runs a write that may collide on the e-mail address or the phone number of another account. */
export async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const field = takenField(error);
    if (field === 'email') throw accountErrors.emailTaken();
    if (field === 'phone') throw accountErrors.phoneTaken();
    throw error;
  }
}

type Person = { firstName: string; lastName: string; phoneDialCode: string; phoneNumber: string };

/**
 * An account without a name gets that of `person`, and the phone if it has none. What it has stays; a phone that another
 * account has, or no message can go to, is not taken over. The account is locked.
 */
export async function nameAccount(
  tx: Tx,
  account: Account,
  { firstName, lastName, phoneDialCode, phoneNumber }: Person,
): Promise<void> {
  if (fullName(account) !== '') return;
  const phone = { dialCode: phoneDialCode, number: phoneNumber };
  const hasUse = account.phoneNumber === null && validatePhone(phone, phoneUseOf(account.accountType)) === null;
  const isFree = hasUse && !(await isPhoneTaken(tx, phone));
  const change = { firstName, lastName, ...(isFree && { phoneDialCode, phoneNumber }) };
  await changeAccount(tx, account.id, account.version, change);
}

export async function requireAccount(context: AppContext, id: string): Promise<Account> {
  const account = await findAccount(context.db, id);
  if (!account) throw errors.unauthorized();
  return account;
}

/**
 * Applies a change to the version that was read, and `also` in the same transaction; throws 409 CONFLICT_VERSION when
 * it is stale.
 */
export async function saveAccount(
  context: AppContext,
  id: string,
  version: number,
  change: AccountChange,
  also?: (tx: Tx) => Promise<void>,
): Promise<Account> {
  const saved = await refusingTaken(() =>
    withTransaction(context.db, async (tx) => {
      const changed = await changeAccount(tx, id, version, change);
      if (changed) await also?.(tx);
      return changed;
    }),
  );
  if (saved) return saved;
  throw errors.staleVersion((await requireAccount(context, id)).version);
}

/**
 * Applies the sent fields. A new e-mail address is only requested, even if another account has it; it needs a fresh
 * proof (see OwnerProofPort). Sending the current address withdraws a pending change.
 */
export async function updateAccount(
  context: AppContext<WithCredentials & WithOwnerProof>,
  session: SessionAccount,
  version: number,
  { currentPassword, phone, email, ...rest }: Update,
  language: Language,
): Promise<Account> {
  const account = await requireAccount(context, session.id);
  if (account.version !== version) throw errors.staleVersion(account.version);
  checkNames(rest);
  const change: AccountChange = {};
  if (rest.firstName !== undefined) change.firstName = normalizeName(rest.firstName);
  if (rest.lastName !== undefined) change.lastName = normalizeName(rest.lastName);
  if (rest.dateOfBirth !== undefined) {
    if (rest.dateOfBirth !== null) checkDateOfBirth(rest.dateOfBirth, context.clock.now());
    change.dateOfBirth = rest.dateOfBirth;
  }
  if (phone !== undefined) {
    checkPhone(phone, session.accountType);
    const { dialCode, number } = normalizePhone(phone);
    Object.assign(change, { phoneDialCode: dialCode, phoneNumber: number });
  }
  if (email === undefined) return saveAccount(context, account.id, version, change);
  const newEmail = normalizeEmail(email);
  if (newEmail === account.email) {
    return saveAccount(context, account.id, version, change, (tx) => withdrawEmailChange(tx, account.id));
  }
  await context.ownerProof.demand(session, currentPassword);
  const ask = await prepareEmailChange(context, account, newEmail, language);
  return saveAccount(context, account.id, version, change, ask);
}
