import { expect, test } from 'vitest';
import { DECOY, hashPassword, verifyPassword } from './passwords.ts';

const costOf = (passwordHash: string) => passwordHash.split('$').slice(0, 4);

test('an account that is not there costs as much as one that is, and nobody gets in', async () => {
  expect(costOf(DECOY)).toEqual(costOf(await hashPassword('a password of somebody')));
  expect(await verifyPassword(null, 'nobody has this password')).toBe(false);
});
