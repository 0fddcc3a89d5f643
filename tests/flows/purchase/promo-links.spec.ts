import { expect, test } from '../../harness/shop-test.ts';
import { pathIn } from '../../../domain/locale/index.ts';
import { addBox, openAccount, signIn } from '../support/signed-in.ts';

const words = {
  tr: {
    field: 'İndirim kodu',
    accepted: 'Kodun sepete işlendi.',
    invalid: 'Geçersiz promosyon kodu. Ürünlerin sepetinde duruyor.',
    unprocessed: 'Promosyon kodu işlenirken hata oluştu. Ürünlerin sepetinde duruyor.',
    own: 'Kendi aile kodunu kullanamazsın. Ürünlerin sepetinde duruyor.',
    apply: 'Uygula',
  },
  en: {
    field: 'Discount code',
    accepted: 'Your code has been applied.',
    invalid: 'Invalid promo code. Your products are still in your cart.',
    unprocessed: 'Error processing promo code. Your products are still in your cart.',
    own: 'You cannot use your own family code. Your products are still in your cart.',
    apply: 'Apply',
  },
};

test('a promo link is applied and leaves the address, everything else in it stays; the same code again changes nothing [SHELL-12 SHELL-14]', async ({
  page,
  harness,
}) => {
  await addBox(page, harness);
  const main = page.getByRole('main');
  await page.goto('/store/pad?flow=3&promoCode=%20mercan10');
  await expect(page).toHaveURL(`${harness.shopUrl}/store/pad?flow=3`);
  await page.goto('/cart');
  await expect(main.getByText('MERCAN10').first()).toBeVisible();
  await expect(main.getByText(words.tr.accepted)).toBeVisible();
  const total = await main.getByText(/^₺/).allInnerTexts();

  await page.goto('/cart?promoCode=Mercan10');
  await expect(page).toHaveURL(`${harness.shopUrl}/cart`);
  await expect(main.getByText(words.tr.accepted)).toBeVisible();
  expect(await main.getByText(/^₺/).allInnerTexts()).toEqual(total);
});

test('the result of a link’s code is announced once, and shown in the snackbar where there is no code field', async ({
  page,
  harness,
}) => {
  const note = page.locator('[data-code=""]');
  const announced = async () => {
    const regions = page.locator('[role=status],[role=alert],output');
    const texts = await regions.evaluateAll((all) =>
      all.filter((region) => region.ariaLive !== 'off').map((region) => region.textContent.replaceAll('\u200b', '')),
    );
    return texts.filter((text) => /kod/i.test(text));
  };
  const learn = async (path: string, words: string, clip: 'none' | 'inset(50%)') => {
    await page.goto(path);
    await expect(note).toHaveText(words);
    await expect(note).toHaveCSS('clip-path', clip);
    return announced();
  };
  const { accepted, invalid, field } = words.tr;
  await addBox(page, harness);
  expect(await learn('/store/pad?promoCode=mercan10', accepted, 'none')).toEqual(['Kod eklendi']);
  expect(await learn('/cart?promoCode=yokboyle', invalid, 'inset(50%)')).toEqual([invalid]);
  expect(await learn('/cart?promoCode=mercan10', accepted, 'inset(50%)')).toEqual(['Kod eklendi']);
  expect(await learn('/store/pad?promoCode=yokboyle', invalid, 'none')).toEqual([invalid]);

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sepet/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: field })).toHaveAccessibleDescription(invalid);
  await expect(note).toHaveCSS('clip-path', 'inset(50%)');
});

test('a family link is applied for others and refused to its owner [SHELL-13]', async ({ page, harness }) => {
  const account = await openAccount(harness);
  const { code } = (await account.call('GET', 'user/promo-code')).data;
  await addBox(page, harness);
  const main = page.getByRole('main');
  await page.goto(`/en/cart?familyCode=${code}`);
  await expect(page).toHaveURL(`${harness.shopUrl}/en/cart`);
  await expect(main.getByText(words.en.accepted)).toBeVisible();

  await signIn(page, harness, account);
  await page.goto(`/en/cart?familyCode=${code}`);
  await expect(main.getByRole('textbox', { name: words.en.field })).toHaveAccessibleDescription(words.en.own);
});

for (const locale of ['tr', 'en'] as const) {
  test(`a code that does not exist, and one that cannot be checked: error 300 in ${locale}`, async ({
    page,
    harness,
  }) => {
    await addBox(page, harness);
    const field = page.getByRole('main').getByRole('textbox', { name: words[locale].field });
    await page.goto(pathIn(locale, '/cart?promoCode=yokboyle'));
    await expect(page).toHaveURL(harness.shopUrl + pathIn(locale, '/cart'));
    await expect(field).toHaveAccessibleDescription(words[locale].invalid);
    await expect(field).toHaveValue('YOKBOYLE');

    await page.context().setOffline(true);
    await field.fill('mercan10');
    await page.getByRole('button', { name: words[locale].apply, exact: true }).click();
    await expect(field).toHaveAccessibleDescription(words[locale].unprocessed);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('mercan10');
  });
}
