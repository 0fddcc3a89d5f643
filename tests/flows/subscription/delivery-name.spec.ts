import { saveCard } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { linkTo } from '../support/mailed-link.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

/** Delivery days: "9 – 11 Aralık", "29 Nisan – 2 Mayıs". */
const days = String.raw`\d+( \S+)?\s–\s\d+ \S+`;
/** The spaces around the dash differ between browser and Node. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

test('a delivery is named by its arrival days: in the heading, in its dialogs and in the mail about it', async ({
  page,
  harness,
}) => {
  const account = await openAccount(harness);
  const [home] = (await account.call('GET', 'user/addresses')).data;
  await saveCard(harness.shopUrl, account.call, home._id, 'subscription');
  await signIn(page, harness, account);
  await page.goto('/account');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const heading = main.getByRole('heading', { level: 1 });
  const nameIn = async (): Promise<string> => {
    await expect(heading).toHaveText(new RegExp(`kutun ${days} kapında$`));
    return new RegExp(days).exec((await heading.textContent())!)![0];
  };
  const first = await nameIn();

  await main.getByRole('button', { name: /^İçine ekle/ }).click();
  await expect(dialog.getByText(`Yalnız ${first} kutusuna girer, sonrakine geçmez.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: /^Bunu atla/ }).click();
  await expect(dialog.getByRole('heading', { name: `${first} kutusunu atlarsan`, exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: `${first} kutusunu atla`, exact: true }).click();

  await expect(heading).not.toContainText(first);
  const next = await nameIn();
  const said = await linkTo(harness, account.email, new RegExp(`Sonraki kutun ${days} kapında olur\\.`));
  expect(plain(said)).toBe(plain(`Sonraki kutun ${next} kapında olur.`));
});
