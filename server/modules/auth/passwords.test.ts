import { expect, test } from 'vitest';
import { DECOY, hashPassword, verifyPassword } from './passwords.ts';

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane; a salt of its own. */
const phc = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;

test('a password is kept as argon2id at OWASP’s floor: 19 MiB, two passes, one lane, a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('yagmur-2026'), hashPassword('yagmur-2026')]);
  expect([phc.test(one), phc.test(other), one === other]).toEqual([true, true, false]);
  expect([await verifyPassword(one, 'yagmur-2026'), await verifyPassword(one, 'yagmur-2027')]).toEqual([true, false]);
});

test('an account that is not there costs as much as one that is, and nobody gets in', async () => {
  expect(DECOY).toMatch(phc);
  expect(await verifyPassword(null, 'nobody has this password')).toBe(false);
});
