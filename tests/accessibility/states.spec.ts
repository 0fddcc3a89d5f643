import { pathIn } from '../../domain/locale/index.ts';
import { cardNumber } from '../flows/support/bank.ts';
import { addBox, atCheckout } from '../flows/support/signed-in.ts';
import { expect, test } from '../harness/shop-test.ts';
import { Examiner } from './examiner.ts';

const words = {
  tr: {
    choose: 'Tek tek seç',
    save: 'Tercihlerimi kaydet',
    filters: /^Filtrele/,
    search: 'Ara',
    nothing: /bir şey bulamadık/,
    menu: 'Menü',
    close: 'Menüyü kapat',
    bag: /^Sepet/,
    drawer: 'Sepetin',
    login: 'Giriş yap',
    register: 'Üye ol',
    code: 'İndirim kodu',
    apply: 'Uygula',
    newAddress: 'Yeni adres ekle',
    saveAddress: 'Adresi kaydet',
    enlarge: /tamamını oku$/,
    again: /^Başka kartla dene$/,
    noNetwork: /^İnternet yok\./,
  },
  en: {
    choose: 'Choose',
    save: 'Save my choices',
    filters: /^Filter/,
    search: 'Search',
    nothing: /We found nothing/,
    menu: 'Menu',
    close: 'Close the menu',
    bag: /^Cart/,
    drawer: 'Your cart',
    login: 'Sign in',
    register: 'Register',
    code: 'Discount code',
    apply: 'Apply',
    newAddress: 'Add a new address',
    saveAddress: 'Save address',
    enlarge: /read in full$/,
    again: /^Try another card$/,
    noNetwork: /^No internet\./,
  },
};

// Axe reads every element in every look: on a busy machine that takes its time.

for (const locale of ['tr', 'en'] as const) {
  const says = words[locale];

  test(`overlays and refused forms in ${locale}: no axe violation, no content cut off`, async ({
    page,
    context,
    harness,
  }) => {
    const examiner = new Examiner(page, locale);
    const main = page.getByRole('main');
    await addBox(page, harness);
    await page.goto(pathIn(locale, '/cart'));
    await page.getByRole('button', { name: says.choose, exact: true }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await examiner.look('the cookie choices');
    await page.getByRole('dialog').getByRole('button', { name: says.save }).click();

    await page.goto(pathIn(locale, '/cart?promoCode=yokboyle'));
    await expect(main.getByRole('textbox', { name: says.code })).toHaveAttribute('aria-invalid', 'true');
    await examiner.look('a full cart and a refused code');

    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(pathIn(locale, '/auth/login'));
    await main.getByRole('button', { name: says.login, exact: true }).click();
    await expect(main.locator('[aria-invalid=true]')).toHaveCount(2);
    await examiner.look('a refused sign-in form');
    await page.getByRole('banner').getByRole('link', { name: says.bag }).click();
    await expect(page.getByRole('dialog', { name: says.drawer })).toBeVisible();
    await examiner.look('the cart’s drawer');
    await page.keyboard.press('Escape');
    await page.goto(pathIn(locale, '/store/pad?flow=2'));
    await page.getByRole('search').getByRole('link', { name: says.filters }).click();
    await expect(page.getByRole('dialog').locator('a[aria-disabled]').first()).toBeVisible();
    await examiner.look('the filter of a shelf, with choices that have nothing');
    await page.keyboard.press('Escape');
    await page.goto(pathIn(locale, '/packets?intensity=low&type=heating-patch'));
    await examiner.look('a filter that leaves nothing');
    await page.getByRole('banner').getByRole('link', { name: says.search, exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await examiner.look('the search before anything is typed');
    await page.keyboard.type('xqzwvk');
    await expect(page.getByRole('dialog').getByText(says.nothing)).toBeVisible();
    await examiner.look('a search that found nothing');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: says.menu, exact: true }).click();
    await expect(page.getByRole('button', { name: says.close })).toBeVisible();
    await examiner.look('the menu', [
      { colorScheme: 'light', width: 360 },
      { colorScheme: 'dark', width: 360 },
    ]);

    await page.goto(pathIn(locale, '/auth/register'));
    await main.getByRole('button', { name: says.register, exact: true }).click();
    await expect(main.locator('[aria-invalid=true]').first()).toBeFocused();
    await context.setOffline(true);
    await expect(page.getByText(says.noNetwork)).toBeVisible();
    await examiner.look('a refused registration without a network');
    expect(examiner.found).toEqual([]);
  });

  test(`from the checkout form to the order in ${locale}: no axe violation, no content cut off`, async ({
    page,
    harness,
  }) => {
    const { shopper } = await atCheckout(page, harness, locale);
    const examiner = new Examiner(page, locale);
    const main = page.getByRole('main');
    await examiner.look('the checkout');
    await main.getByRole('button', { name: says.enlarge }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await examiner.look('a contract');
    await page.keyboard.press('Escape');

    await shopper.open('/checkout/address');
    await main.getByRole('button', { name: says.newAddress }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(shopper.words.province, { exact: true })).toBeEnabled();
    await dialog.getByRole('button', { name: says.saveAddress }).click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused();
    await examiner.look('the address step and a refused address');
    await page.keyboard.press('Escape');

    await shopper.open('/checkout');
    await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
    await shopper.pay('5528790000000009');
    await expect(main.locator('[data-missing]').getByRole('heading')).toBeFocused();
    await examiner.look('a refused card form');
    await shopper.pay(cardNumber('insufficientFunds'));
    await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
    await examiner.look('the bank’s page');
    await page.reload();
    await expect(shopper.state()).toHaveAttribute('data-state', /^(unapproved|checking)$/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(main.getByRole('button').first()).toBeInViewport({ ratio: 1 });
    await examiner.look('an interrupted payment');
    await main.getByRole('button').first().click();
    await shopper.approve();
    await expect(shopper.state()).toHaveAttribute('data-state', 'declined');
    await examiner.look('a declined card');
    await main.getByRole('button', { name: says.again }).click();
    await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
    await shopper.pay(cardNumber('succeeds'));
    await shopper.approve();
    await expect(page).toHaveURL(/\/purchase\/success/);
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(2);
    await examiner.look('the result');
    await shopper.open('/account');
    await expect(main.locator('[data-state]').first()).toHaveAttribute('data-state', 'ready');
    await examiner.look('the account');
    expect(examiner.found).toEqual([]);
  });
}
