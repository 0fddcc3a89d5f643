import { hash, verify } from '@node-rs/argon2';
import { msg } from '#words';
import { validatePassword } from '../../../domain/account/index.ts';
import type { Localized } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const commonPasswords = new Set(
  (
    '12345678 123456789 1234567890 87654321 11111111 00000000 password password1 passw0rd qwerty123 qwertyui asdfghjk ' +
    'iloveyou sifre123 sifre1234 parola123 parola1234 fenerbahce galatasaray besiktas trabzonspor istanbul turkiye1 ' +
    'mercan123 mercanmercan abcd1234 abc12345 1q2w3e4r 1qaz2wsx zaq12wsx qazwsxedc aa123456 ankara06 istanbul34 izmir3535'
  ).split(' '),
);

const problems: Record<string, Localized> = {
  tooShort: msg`En az 8 karakter kullan.`,
  tooLong: msg`En çok 72 karakter kullan.`,
  needsLetter: msg`En az bir harf ekle.`,
  needsDigit: msg`En az bir rakam ekle.`,
};

/**
 * Throws VALIDATION with the rule of domain/account that is broken, or `weakPassword` for one that is leaked, repeats
 * one or two characters, or is the address itself.
 */
export function checkPasswordStrength(password: string, email: string, field = 'password'): void {
  const problem = validatePassword(password);
  if (problem) throw errors.invalidField(field, problem, problems[problem] ?? problems.tooShort!);
  const plain = password.toLowerCase();
  const mailbox = email.split('@')[0] ?? '';
  const isRepeated = new Set(plain).size < 3;
  if (!commonPasswords.has(plain) && !isRepeated && plain !== email && plain !== mailbox) return;
  throw errors.invalidField(
    field,
    'weakPassword',
    msg`Bu şifre çok kolay tahmin edilir. Birkaç kelimeyi birleştirmeyi dene.`,
  );
}

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | null = null;

/** Compares in the same time whether or not there is a hash: an unknown address must not answer faster. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password', cost);
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
