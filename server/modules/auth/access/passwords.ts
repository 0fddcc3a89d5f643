import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { msg } from '#words';
import { PASSWORD_LIMITS, validatePassword } from '../../../../domain/account/index.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords that are common here but missing from the international list. */
const commonHere =
  'sifre123 sifre1234 parola123 parola1234 trabzonspor turkiye1 mercan123 mercanmercan ankara06 istanbul34 izmir3535';

const commonPasswords = new Set([
  ...dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LIMITS.least),
  ...commonHere.split(' '),
]);
const digitRun = '1234567890'.repeat(8);

const problems: Record<string, Localized> = {
  tooShort: msg`En az 8 karakter kullan.`,
  tooLong: msg`En çok 72 karakter kullan.`,
};

/** Normalizes letters and blanks (RFC 8265): some keyboards type "ü" as one character, others as two. */
const composed = (password: string): string => password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

/**
 * Throws VALIDATION with the rule of domain/account that is broken, or `weakPassword` for one that many people use,
 * counts up, repeats one or two characters, or is the address itself.
 */
export function checkPasswordStrength(password: string, email: string, field = 'password'): void {
  const problem = validatePassword(password);
  if (problem) throw errors.invalidField(field, problem, problems[problem] ?? problems.tooShort!);
  const plain = composed(password).toLowerCase();
  const mailbox = email.split('@')[0] ?? '';
  const isMonotonous = new Set(plain).size < 3 || digitRun.includes(plain);
  if (!commonPasswords.has(plain) && !isMonotonous && plain !== email && plain !== mailbox) return;
  throw errors.invalidField(
    field,
    'weakPassword',
    msg`Bu şifre çok kolay tahmin edilir. Birkaç kelimeyi birleştirmeyi dene.`,
  );
}

export const hashPassword = (password: string): Promise<string> => hash(composed(password), cost);

/** A hash with the same `cost` that matches no password in use. */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$sbgZ7L8HsPf5+RWwOeHA5Q$bkjj23tnwNIe6EeD2JV6LhnnngBZndt0WJ8M5fEfnPk';

/** Compares in the same time whether or not there is a hash: an unknown address must not answer faster. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const tried = passwordHash ?? DECOY;
  // The last two match hashes from before blanks, and before letters, were normalized.
  const forms = new Set([composed(password), password.normalize('NFC'), password]);
  let matches = false;
  for (const form of forms) matches = (await verify(tried, form)) || matches;
  return matches && passwordHash !== null;
}
