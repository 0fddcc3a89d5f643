import type { BrowserContext, Page } from '@playwright/test';
import { Examiner } from '../../accessibility/examiner.ts';
import { expect, test } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { passMinutes } from '../support/bank.ts';
import { Keyboard } from '../support/keyboard.ts';
import { openAccount } from '../support/signed-in.ts';

// Minutes pass in it.
test.use({ harnessName: 'sign-in codes' });

/** The newest code of the mailbox that is not one of `known`, with its link. */
async function readMail({ shopUrl }: Harness, recipient: string, known: readonly string[] = []) {
  let found: { code: string; link: string } | undefined;
  await expect(async () => {
    const outbox = await fetch(`${shopUrl}/sandbox/outbox.json?to=${recipient}`);
    const mails = (await outbox.json()) as { text: string }[];
    found = mails.flatMap(({ text }) => {
      const code = /: (\d{6})\n/.exec(text)?.[1];
      const link = /https?:\/\/\S+\/eyJ\S+/.exec(text)?.[0];
      return code && link && !known.includes(code) ? [{ code, link }] : [];
    })[0];
    expect(found).toBeDefined();
  }).toPass();
  return found!;
}

const isSignedIn = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name }) => name === 'auth_token');
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

test.describe('on a phone, in Turkish', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('from the login page by keyboard: a wrong code stays as typed, the right one leads to the page asked for [ROUTE-40]', async ({
    page,
    harness,
    troubles,
  }) => {
    const account = await openAccount(harness);
    const main = page.getByRole('main');
    const keys = new Keyboard(page);
    const examiner = new Examiner(page, 'tr');

    await page.goto('/auth/login?redirect=%2Faccount%2Faddresses');
    await main.getByLabel('E-posta').fill(account.email);
    await keys.tabToAndPress(main.getByRole('link', { name: 'Şifresiz gir: e-postana kod gönderelim' }));
    await expect(heading(page, 'Şifresiz gir')).toBeVisible();
    await expect(main.getByLabel('E-posta')).toHaveValue(account.email);
    await examiner.look('asking for a code');
    await keys.tabToAndPress(main.getByRole('button', { name: 'Kod gönder' }));

    const field = main.getByLabel('Altı haneli kod');
    await expect(field).toBeFocused();
    const { code } = await readMail(harness, account.email);
    const wrong = code === '000000' ? '000001' : '000000';
    await page.keyboard.type(wrong);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Kod bu değil\. 4 hakkın kaldı\./);
    await expect(field).toHaveValue(wrong);
    await expect(field).toBeFocused();
    await examiner.look('a wrong code');

    await test.step('a page that is loaded again goes on with the code', async () => {
      await page.reload();
      await expect(field).toBeFocused();
      await expect(main.getByText(account.email)).toBeVisible();
    });
    await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account/addresses');
    await expect(main.getByText('Moda Caddesi No 112 Daire 7')).toBeVisible();
    expect(examiner.found).toEqual([]);
    expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
  });
});

test.describe('on a wide screen, in English', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the link shows the code in another browser, and signs in by one press where it was asked for [ROUTE-17 ROUTE-40]', async ({
    page,
    harness,
    browser,
    troubles,
  }) => {
    const account = await openAccount(harness);
    const main = page.getByRole('main');
    const keys = new Keyboard(page);
    const examiner = new Examiner(page, 'en');

    await page.goto('/en/auth/code?redirect=%2Fen%2Faccount%2Faddresses');
    await main.getByLabel('Email').fill(account.email);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Now type the code')).toBeVisible();
    const first = await readMail(harness, account.email);

    await test.step('a mail scanner opens the link, and is not signed in by it', async () => {
      for (const method of ['HEAD', 'GET', 'HEAD', 'GET'])
        expect((await fetch(first.link, { method })).status, method).toBe(200);
    });

    await test.step('another browser shows the code and has no button', async () => {
      const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const elsewhere = await other.newPage();
      const answer = await elsewhere.goto(first.link);
      expect([answer?.headers()['cache-control'], answer?.headers()['referrer-policy']]).toEqual([
        'no-store',
        'no-referrer',
      ]);
      await expect(heading(elsewhere, 'Your sign-in code')).toBeVisible();
      await expect(elsewhere.getByRole('main').getByRole('status')).toHaveText(first.code);
      await expect(elsewhere.getByRole('main').getByRole('button')).toHaveCount(0);
      expect(await isSignedIn(other)).toBe(false);
      await other.close();
    });

    await test.step('ten minutes later the code is said to have expired, and another is one press away', async () => {
      await passMinutes(harness, 10);
      await main.getByLabel('Six-digit code').fill(first.code);
      await page.keyboard.press('Enter');
      await expect(main.getByText('That code has expired. Let’s send you a new one.')).toBeVisible();
      await expect(main.getByLabel('Email')).toHaveValue(account.email);
      await examiner.look('a code that has expired');
      await keys.tabToAndPress(main.getByRole('button', { name: 'Send the code' }));
      await expect(heading(page, 'Now type the code')).toBeVisible();
    });

    await test.step('the new link waits for a press, then both tabs are signed in', async () => {
      const { link } = await readMail(harness, account.email, [first.code]);
      const tab = await page.context().newPage();
      await tab.goto(link);
      await expect(heading(tab, 'One last tap')).toBeVisible();
      expect(await isSignedIn(page.context())).toBe(false);
      await new Keyboard(tab).tabToAndPress(tab.getByRole('main').getByRole('button', { name: 'Sign in' }));
      await expect(tab).toHaveURL('/en/account/addresses');
      await page.bringToFront();
      await expect(page).toHaveURL('/en/account/addresses');
    });
    expect(examiner.found).toEqual([]);
    expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
  });
});
