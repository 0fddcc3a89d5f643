import { pathIn } from '../../domain/locale/index.ts';
import { addBox } from '../flows/signed-in.ts';
import { expect, test } from '../stand/shop-test.ts';
import { Examiner } from './axe.ts';

const words = {
  tr: {
    choose: 'Tek tek seç',
    save: 'Tercihlerimi kaydet',
    menu: 'Menü',
    close: 'Menüyü kapat',
    bag: /^Sepet/,
    drawer: 'Sepetin',
    login: 'Giriş yap',
    register: 'Üye ol',
    code: 'İndirim kodu',
    apply: 'Uygula',
    noNetwork: /^İnternet yok\./,
  },
  en: {
    choose: 'Choose one by one',
    save: 'Save my choices',
    menu: 'Menu',
    close: 'Close the menu',
    bag: /^Cart/,
    drawer: 'Your cart',
    login: 'Sign in',
    register: 'Register',
    code: 'Discount code',
    apply: 'Apply',
    noNetwork: /^No internet\./,
  },
};

// Axe reads every element in every look: on a busy machine that takes its time.
test.describe.configure({ timeout: 180_000 });

for (const locale of ['tr', 'en'] as const) {
  const says = words[locale];

  test(`axe finds nothing in what opens over a page and in refused forms, in ${locale}`, async ({
    page,
    context,
    stand,
  }) => {
    const examiner = new Examiner(page, locale);
    const main = page.getByRole('main');
    await addBox(page, stand);
    await page.goto(pathIn(locale, '/cart?promoCode=yokboyle'));
    await expect(main.getByRole('textbox', { name: says.code })).toHaveAttribute('aria-invalid', 'true');
    await examiner.look('a full cart, a refused code and the question about cookies');

    await page.getByRole('button', { name: says.choose }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await examiner.look('the cookie choices');
    await page.getByRole('dialog').getByRole('button', { name: says.save }).click();

    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(pathIn(locale, '/auth/login'));
    await main.getByRole('button', { name: says.login, exact: true }).click();
    await expect(main.locator('[aria-invalid=true]')).toHaveCount(2);
    await examiner.look('a refused sign-in form');
    await page.getByRole('banner').getByRole('link', { name: says.bag }).click();
    await expect(page.getByRole('dialog', { name: says.drawer })).toBeVisible();
    await examiner.look('the cart’s drawer');
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
}
