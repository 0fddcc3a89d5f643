import { Examiner } from '../../accessibility/examiner.ts';
import { ask, newEmail } from '../../harness/customer.ts';
import { saveCard } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { passMinutes } from '../support/bank.ts';
import { linkTo } from '../support/mailed-link.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

// Weeks pass in it.
test.use({ harnessName: 'mailed reviews' });

test('from the reminder in the mailbox to the stored review: opening the link does nothing, signing in comes to the order', async ({
  browser,
  page,
  harness,
  troubles,
}) => {
  const { shopUrl } = harness;
  const account = await openAccount(harness);
  const [home] = (await account.call('GET', 'user/addresses')).data;
  const allowed = await account.call('PATCH', 'user/communication-preferences', {
    email: true,
    textVersion: '2026-11-27.2',
  });
  expect(allowed.status).toBe(200);
  await saveCard(shopUrl, account.call, home._id);
  await passMinutes(harness, 20 * 24 * 60);
  const link = await linkTo(harness, account.email, /https?:\/\/\S+\/eyJ\S+/);
  const mails = await (await fetch(`${shopUrl}/sandbox/outbox.json?to=${account.email}`)).json();
  expect(mails.filter(({ kind }: { kind: string }) => kind === 'reviewReminder').length).toBe(1);

  const main = page.getByRole('main');
  const examiner = new Examiner(page, 'tr');

  await test.step('who is not signed in sees the products, and nothing of whose they are', async () => {
    for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status, method).toBe(200);
    const answer = await page.goto(link);
    expect([answer?.headers()['cache-control'], answer?.headers()['referrer-policy']]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    await expect(main.getByRole('heading', { level: 1, name: 'Kutun nasıldı?' })).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveText(['Süper ped · 12’li']);
    expect(await main.innerText()).not.toMatch(/Elif|Moda|Kadıköy|@/);
    await examiner.look('the link of a review reminder');
  });

  await test.step('signed in, the link leads straight to the review', async () => {
    const { email, password } = account;
    const { token } = (await ask(`${shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } })).data;
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, harness, { token });
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('dialog', { name: 'Nasıldı?' })).toBeVisible();
    expect(new URL(elsewhere.url()).pathname).toMatch(/^\/account\/orders\/[^/]+$/);
    await elsewhere.context().close();
  });

  await test.step('after signing in the review of that order is open, and is stored', async () => {
    await main.getByRole('link', { name: 'Giriş yap ve değerlendir' }).click();
    await main.getByLabel('E-posta', { exact: true }).fill(account.email);
    await main.getByLabel('Şifre', { exact: true }).fill(account.password);
    await main.getByRole('button', { name: 'Giriş yap', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Nasıldı?' });
    await dialog.getByRole('radio', { name: '5 üzerinden 4' }).check();
    await dialog.getByLabel('Ne yaşadın?').fill('Gece de tuttu.');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Gönder' }).click();
    await expect(dialog.locator('[data-state=done]')).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/account\/orders\/[^/]+$/);
  });

  await test.step('the link is used up, and a token of ours for something else is no link [TOKEN-4]', async () => {
    await page.goto(link);
    await expect(
      main.getByRole('heading', { level: 1, name: 'Bu kutuda değerlendireceğin bir şey kalmadı.' }),
    ).toBeVisible();
    await examiner.look('a reminder without anything to review');
    // Another token signed by the shop: to confirm the newsletter at another address.
    const reader = newEmail();
    await ask(`${shopUrl}/api/communication_service/v1/newsletter/subscribe`, 'POST', {
      body: { email: reader, consent: { isGiven: true, textVersion: '2026-11' } },
    });
    const confirming = new URL(await linkTo(harness, reader, /https?:\/\/\S+\/confirm\?token=\S+/));
    expect((await page.goto(`/en/${confirming.searchParams.get('token')}`))?.status()).toBe(404);
    await expect(main.getByRole('heading', { level: 1, name: 'This link is not valid.' })).toBeVisible();
  });

  expect(examiner.found).toEqual([]);
  expect(troubles.filter((trouble) => !/404|422/.test(trouble))).toEqual([]);
});
