import { Examiner } from '../../accessibility/examiner.ts';
import { ask, callsWith } from '../../harness/customer.ts';
import { saveCard } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { passMinutes } from '../support/bank.ts';
import { Keyboard } from '../support/keyboard.ts';
import { linkTo } from '../support/mailed-link.ts';
import { openAccount } from '../support/signed-in.ts';

// Weeks pass in it.
test.use({ harnessName: 'mail actions' });

test('from the mail to the skipped box without signing in: opening the link does nothing, one press does, once', async ({
  page,
  harness,
  troubles,
}) => {
  const { shopUrl } = harness;
  const account = await openAccount(harness);
  const [home] = (await account.call('GET', 'user/addresses')).data;
  await saveCard(shopUrl, account.call, home._id, 'subscription');
  const [{ deliveries }] = (await account.call('GET', 'user/subscriptions?query={}')).data;
  const [first, second] = deliveries;
  const { now } = await (await fetch(`${shopUrl}/sandbox/clock`)).json();
  const announced = Date.parse(`${first.orderDate}T06:05:00Z`) - 7 * 24 * 3_600_000;
  await passMinutes(harness, (announced - Date.parse(now)) / 60_000);
  const link = await linkTo(harness, account.email, /https?:\/\/\S+\/eyJ\S+/);

  const { email, password } = account;
  const { token } = (await ask(`${shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } })).data;
  const call = callsWith(shopUrl, token);
  const readCurrent = async () => {
    const [{ nextOrderDate, version }] = (await call('GET', 'user/subscriptions?query={}')).data;
    return { nextOrderDate, version };
  };
  const before = await readCurrent();
  expect(before.nextOrderDate).toBe(first.orderDate);

  const main = page.getByRole('main');
  const examiner = new Examiner(page, 'tr');

  // This page measures nothing, even with consent.
  const consent = { version: 1, analytics: true, marketing: true };
  const value = encodeURIComponent(JSON.stringify(consent));
  await page.context().addCookies([{ name: 'tracking-preferences', value, url: shopUrl }]);
  const sent: { path: string; body: string }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      sent.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' });
  });

  await test.step('a mail scanner opens it twice, whichever way, and nothing changes', async () => {
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET'])
      expect((await fetch(link, { method })).status, method).toBe(200);
    const answer = await page.goto(link);
    expect([answer?.headers()['cache-control'], answer?.headers()['referrer-policy']]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    await expect(main.getByRole('heading', { level: 1, name: 'Sıradaki kutun' })).toBeVisible();
    await page.reload();
    await expect(main.getByRole('button')).toHaveText(['Bu kutuyu atla', 'Bir hafta ertele', 'İki hafta ertele']);
    await examiner.look('what can be done with the box');
    expect(await main.innerText()).not.toMatch(/Elif|Moda|Kadıköy|\d{4} \d{4}|@/);
    expect(await readCurrent()).toEqual(before);
  });

  await test.step('one press skips it, and a mail confirms it', async () => {
    await new Keyboard(page).tabToAndPress(main.getByRole('button', { name: 'Bu kutuyu atla' }));
    await expect(main.getByRole('heading', { level: 1, name: 'Kutuyu atladın' })).toBeVisible();
    await examiner.look('the box is skipped');
    expect(await readCurrent()).toEqual({ nextOrderDate: second.orderDate, version: before.version + 1 });
    const mails = await (await fetch(`${shopUrl}/sandbox/outbox.json?to=${email}`)).json();
    expect(JSON.stringify(mails)).toContain('Bu kutuyu atladık, bunun için para çekilmeyecek.');
  });

  await test.step('it is taken back, and the link is used up', async () => {
    await new Keyboard(page).tabToAndPress(main.getByRole('button', { name: 'Geri al' }));
    await expect(main.getByRole('heading', { level: 1, name: 'Geri aldın' })).toBeVisible();
    expect(await readCurrent()).toEqual({ nextOrderDate: first.orderDate, version: before.version + 2 });
    await page.reload();
    await expect(main.getByRole('heading', { level: 1, name: 'Bu bağlantı kullanılmış.' })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await examiner.look('a link that is used up');
    await page.goto(`/en/${link.split('/').pop()!}`);
    await expect(main.getByRole('heading', { level: 1, name: 'This link has been used.' })).toBeVisible();
  });

  await test.step('nothing of it was measured, and its token was sent to nothing but the operations it is for', async () => {
    const measured = sent.filter(({ path }) => !path.includes('/mailed-deliveries/'));
    expect(measured).toEqual([]);
    await page.goto('/');
    await expect(() => expect(sent.at(-1)?.path).toMatch(/\/web\/event$/)).toPass();
    expect(JSON.stringify(sent.filter(({ path }) => !path.includes('/mailed-deliveries/')))).not.toContain('eyJ');
  });

  expect(examiner.found).toEqual([]);
  expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
});
