import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { DECOY, hashPassword, verifyPassword } from './passwords.ts';

test('a password is kept as argon2id at OWASP’s floor: 19 MiB, two passes, one lane, a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('yagmur-2026'), hashPassword('yagmur-2026')]);
  const phc = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;
  expect([phc.test(one), phc.test(other), one === other]).toEqual([true, true, false]);
  expect([await verifyPassword(one, 'yagmur-2026'), await verifyPassword(one, 'yagmur-2027')]).toEqual([true, false]);
});

const costOf = (passwordHash: string) => passwordHash.split('$').slice(0, 4);

test('a missing account costs as much time as an existing one, and accepts no password', async () => {
  expect(costOf(DECOY)).toEqual(costOf(await hashPassword('a password of an account')));
  expect(await verifyPassword(null, 'no account has this password')).toBe(false);
});

test('a password matches in every Unicode composition, also one stored earlier', async () => {
  const typed = 'güçlü-şifre-77';
  const decomposed = typed.normalize('NFD');
  const kept = await hashPassword(decomposed);
  const keptBefore = await hash(decomposed);
  expect([
    await verifyPassword(kept, typed),
    await verifyPassword(kept, decomposed),
    await verifyPassword(keptBefore, decomposed),
    await verifyPassword(kept, 'guclu-sifre-77'),
  ]).toEqual([true, true, true, false]);
});

test('every kind of space in a password is equal, also in one stored earlier', async () => {
  const [typed, noBreak] = ['yeni sifre-7719', 'yeni\u00a0sifre-7719'];
  const [kept, keptBefore] = [await hashPassword(noBreak), await hash(noBreak)];
  expect([
    await verifyPassword(kept, typed),
    await verifyPassword(kept, noBreak),
    await verifyPassword(keptBefore, noBreak),
    await verifyPassword(kept, 'yenisifre-7719'),
  ]).toEqual([true, true, true, false]);
});
