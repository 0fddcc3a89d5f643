import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { days, hours } from '../../../../domain/calendar/index.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { moveBalance } from '../../account/index.ts';
import { openShopper, type Shop, startShop } from '../../checkout/testing.ts';
import { capturesOf, cyclesOf, liveUntil, subscribe } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

test('a customer who spends the balance between the announcement and the lock is mailed what the card pays', async () => {
  const shopper = await openShopper(shop, { startBalanceKurus: 10_000 });
  const elif = await subscribe(shop, { shopper });
  const ada = await subscribe(shop);
  const [next] = (await cyclesOf(shop, elif.subscription)).slice(-1);
  const morning = Date.parse(`${next!.split(' ')[2]}T06:00:00Z`);
  const mailsTo = async ({ email }: { email: string }) =>
    (await shop.app.context.mail.list({ recipient: email }))
      .filter(({ kind }) => kind.startsWith('renewal.'))
      .map(({ kind, createdAt, textBody }) => ({
        kind: kind.slice(8),
        daysBefore: (morning - createdAt.getTime()) / days(1),
        says: textBody.split('\n\n'),
      }))
      .toSorted((one, other) => other.daysBefore - one.daysBefore);
  await liveUntil(shop, morning - days(6));
  const spent = { accountId: shopper.accountId, amountKurus: -10_000, orderId: null, now: shop.clock.now() };
  expect(
    await withTransaction(shop.database.db, (tx) => moveBalance(tx, { ...spent, id: 'spent', reason: 'SPENT' })),
  ).toBeTruthy();
  await liveUntil(shop, morning + hours(1));
  const [toElif, toAda] = [await mailsTo(elif), await mailsTo(ada)];
  expect(toElif.map(({ kind, daysBefore }) => [kind, daysBefore])).toEqual([
    ['announce', 7],
    ['dearer', 3 + 9 / 24],
    ['paid', 0],
  ]);
  expect(toElif[0]!.says.join(' ')).toContain('kartından ₺0,00 çekilir, ₺74,90 bakiyenden düşer');
  expect(toElif[1]!.says.slice(1, 3)).toEqual([
    '29 Nisan – 2 Mayıs kutun için sana ₺0,00 yazmıştık. Bakiyen ya da kodun bu arada kullanıldı: 27 Nisan 2026 sabahı saat 9’da kartından ₺74,90 çekilecek.',
    'Şimdiye kadar para çekilmedi. İstemezsen o saate kadar hesabına girip bu kutudan vazgeçebilirsin; o zaman hiç çekilmez.',
  ]);
  expect(toAda.map(({ kind }) => kind)).toEqual(['announce', 'paid']);
  expect(await capturesOf(shop, elif)).toEqual([7490]);
});

test('a customer without a card is mailed the amount to pay, in the announcement and when it rises', async () => {
  const charity = { accountType: 'charity', corporation: { corporationName: 'Ağ' } } as const;
  const shopper = await openShopper(shop, { ...charity, startBalanceKurus: 10_000 });
  const { subscription, email, accountId } = await subscribe(shop, { shopper });
  const [, , day] = (await cyclesOf(shop, subscription)).at(-1)!.split(' ');
  const morning = Date.parse(`${day}T06:00:00Z`);
  await liveUntil(shop, morning - days(6));
  const spent = { accountId, amountKurus: -10_000, orderId: null, now: shop.clock.now() };
  await withTransaction(shop.database.db, (tx) => moveBalance(tx, { ...spent, id: 'charity', reason: 'SPENT' }));
  await liveUntil(shop, morning - hours(1));
  const mails = await shop.app.context.mail.list({ recipient: email });
  const saidIn = (kind: string) =>
    mails
      .find((mail) => mail.kind === kind)!
      .textBody.replaceAll(/\d+ \S+ 2026/g, 'GÜN')
      .replaceAll(/\d+( \S+)?\s–\s\d+ \S+(?= kutun| kapında)/g, 'GÜNLER')
      .split('\n\n')
      .slice(1, 3);
  expect([...saidIn('renewal.announce'), ...saidIn('renewal.dearer')]).toEqual([
    'Sonraki kutun GÜNLER kapında olur.',
    'GÜN günü hazırlanır: tutarının tamamı, ₺74,90, bakiyenden düşer.',
    'GÜNLER kutun için sana ₺0,00 yazmıştık. Bakiyen ya da kodun bu arada kullanıldı: GÜN günü ₺74,90 tutarını hesabından sen ödersin, kutun sonra yola çıkar.',
    'Şimdiye kadar para alınmadı. İstemezsen hesabına girip bu kutudan vazgeçebilirsin; o zaman hiçbir şey ödemezsin.',
  ]);
});
