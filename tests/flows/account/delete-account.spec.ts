import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Examiner } from '../../accessibility/examiner.ts';
import { openCharity } from '../../harness/customer.ts';
import { saveCard } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { Keyboard } from '../support/keyboard.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

const cardsAtBank = async ({ bankUrl }: Harness): Promise<number> =>
  ((await (await fetch(`${bankUrl}/vault`)).json()) as { cards: number }).cards;

const mailsTo = async ({ shopUrl }: Harness, email: string): Promise<string[]> =>
  ((await (await fetch(`${shopUrl}/sandbox/outbox.json?to=${email}`)).json()) as { kind: string }[]).map(
    ({ kind }) => kind,
  );

async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a customer exports their data and, once the order has arrived, deletes the account by keyboard; no card stays at the bank', async ({
  page,
  harness,
  troubles,
}) => {
  test.slow();
  const account = await openAccount(harness);
  const { call, email, password } = account;
  const before = await cardsAtBank(harness);
  const [address] = (await call('GET', 'user/addresses')).data;
  await saveCard(harness.shopUrl, call, address._id);
  await fetch(`${harness.shopUrl}/api/communication_service/v1/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, consent: { isGiven: true, textVersion: '2026-01' }, source: 'footer' }),
  });
  expect(await cardsAtBank(harness)).toBe(before + 1);
  await signIn(page, harness, account);
  const keys = new Keyboard(page);
  const examiner = new Examiner(page, 'tr');
  const main = page.getByRole('main');
  const state = main.locator('[data-state]').first();

  await test.step('the file of everything, from the profile', async () => {
    await page.goto('/account/profile');
    await expect(main.getByLabel('Şifren')).toBeVisible();
    await examiner.look('the profile with what is stored');
    await keys.typeInto(main.getByLabel('Şifren'), password);
    const { name, text } = await download(page, () =>
      keys.tabToAndPress(main.getByRole('button', { name: 'Verilerimi indir' })),
    );
    expect(name).toMatch(/^mercan-\d{4}-\d{2}-\d{2}\.json$/);
    const { parts } = JSON.parse(text) as { parts: Record<string, unknown[]> };
    expect([parts['cards']?.length, parts['orders']?.length, parts['newsletter']?.length]).toEqual([1, 1, 1]);
    expect([text.includes(email), text.includes('Moda Caddesi No 112 Daire 7')]).toEqual([true, true]);
  });

  await test.step('an order on its way is named, and nothing can be deleted', async () => {
    await keys.tabToAndPress(main.getByRole('link', { name: 'Hesabımı silmek istiyorum' }));
    await expect(state).toHaveAttribute('data-state', 'blocked');
    await expect(main.getByText('Teslim edilmemiş bir siparişin var.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Hesabımı sil' })).toHaveCount(0);
    await examiner.look('deleting, while an order is open');
  });

  await test.step('once it has arrived: what is missing is said, then it is truly done', async () => {
    const [number] = await account.orders();
    await harness.change(`do $$ begin
      set local session_replication_role = replica;
      update orders set status = 'DELIVERED', delivered_at = now() where number = '${number}';
    end $$`);
    await keys.tabToAndPress(main.getByRole('button', { name: 'Yeniden bak' }));
    await expect(state).toHaveAttribute('data-state', 'ready');
    const leave = main.getByRole('button', { name: 'Hesabımı sil' });
    await keys.tabToAndPress(leave);
    for (const said of ['Bir neden seç.', 'Burası boş kalmasın.', 'Silmek için bunu onaylaman gerekiyor.'])
      await expect(main.getByText(said)).toBeVisible();
    await examiner.look('deleting, refused');
    await page.reload();
    await keys.tabToAndPress(main.getByRole('radio', { name: 'Artık ihtiyacım yok' }), 'Space');
    await keys.typeInto(main.getByLabel('Şifren'), 'baska-bir-sifre');
    await keys.tabToAndPress(main.getByRole('checkbox'), 'Space');
    await keys.tabToAndPress(leave);
    await expect(main.getByText('Şu anki şifren bu değil.')).toBeVisible();
    await main.getByLabel('Şifren').fill(password);
    await keys.tabToAndPress(leave);
    await expect(main.getByRole('heading', { level: 1, name: 'Hesabın silindi, hoşça kal' })).toBeVisible();
    await examiner.look('goodbye');
  });

  expect(await page.context().cookies(harness.shopUrl)).not.toContainEqual(
    expect.objectContaining({ name: 'auth_token' }),
  );
  expect((await call('GET', 'user/users/profile')).status).toBe(401);
  await expect.poll(() => cardsAtBank(harness)).toBe(before);
  expect(await mailsTo(harness, email)).toEqual(['accountDeleted']);
  await page.goto('/account/profile');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  expect(examiner.found).toEqual([]);
  // The wrong password was answered 403, which the browser logs.
  expect(troubles.filter((trouble) => !trouble.includes('403'))).toEqual([]);
});

test('a charity deletes its account in English by keyboard, and sees nothing that it does not have', async ({
  page,
  harness,
}) => {
  const account = await openCharity(harness.shopUrl);
  await signIn(page, harness, account);
  const keys = new Keyboard(page);
  const examiner = new Examiner(page, 'en');
  const main = page.getByRole('main');
  await page.goto('/en/account/profile/delete-account');
  const leave = main.getByRole('button', { name: 'Delete my account' });
  await expect(leave).toBeVisible();
  for (const word of ['card', 'family code', 'coupon', 'balance'])
    await expect(main.getByText(new RegExp(word, 'i'))).toHaveCount(0);
  await keys.tabToAndPress(main.getByRole('radio').first(), 'ArrowUp');
  await expect(main.getByRole('radio', { name: 'Another reason' })).toBeChecked();
  await keys.typeInto(main.getByLabel('Your password'), account.password);
  await keys.tabToAndPress(main.getByRole('checkbox'), 'Space');
  await keys.tabToAndPress(leave);
  await expect(main.getByText('Please fill this in.')).toBeVisible();
  await examiner.look('deleting a charity, refused');
  await keys.tabTo(main.getByLabel('Anything you want to say'), 'Shift+Tab');
  await page.keyboard.type('We have closed.');
  await keys.tabToAndPress(leave);
  await expect(main.getByRole('heading', { level: 1, name: 'Your account is gone. Take care' })).toBeVisible();
  expect((await account.call('GET', 'user/users/profile')).status).toBe(401);
  expect(await mailsTo(harness, account.email)).toEqual(['accountDeleted']);
  expect(examiner.found).toEqual([]);
});
