import type { Locator } from '@playwright/test';
import { type Locale, pathIn } from '../../domain/locale/index.ts';
import { openAccount, signIn } from '../flows/support/signed-in.ts';
import { newEmail } from '../harness/customer.ts';
import { saveCard } from '../harness/saved-card.ts';
import { expect, test } from '../harness/shop-test.ts';
import { Examiner, type Look } from './examiner.ts';

const words = {
  tr: {
    menu: /^Tümü$/,
    add: /^Adres ekle$/,
    edit: /^Ev adresini düzenle$/,
    save: /^Adresi kaydet$/,
    picture: /^Kapının resmini ekle: Ev$/,
    remove: /^Sil: /,
    email: 'E-posta',
    saveDetails: /^Kaydet$/,
    cancel: /^Siparişi iptal et$/,
  },
  en: {
    menu: /^All$/,
    add: /^Add an address$/,
    edit: /^Edit the address Ev$/,
    save: /^Save address$/,
    picture: /^Add a picture of your door: Ev$/,
    remove: /^Delete .*0008$/,
    email: 'Email',
    saveDetails: /^Save$/,
    cancel: /^Cancel the order$/,
  },
};

const hasFocus = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));

const looks: Record<Locale, Look> = {
  tr: { colorScheme: 'dark', width: 360 },
  en: { colorScheme: 'light', width: 360 },
};

// Axe reads every element in every look: on a busy machine that takes its time.

for (const locale of ['tr', 'en'] as const) {
  test(`every dialog of the account in ${locale} opens and closes by keyboard, and returns the focus [DIALOG-2 DIALOG-3]`, async ({
    page,
    harness,
  }) => {
    const says = words[locale];
    const account = await openAccount(harness);
    const [home] = (await account.call('GET', 'user/addresses')).data;
    await saveCard(harness.shopUrl, account.call, home._id);
    const [order] = (await account.call('POST', 'getAllOrders', {})).data.items;
    await signIn(page, harness, account);
    const examiner = new Examiner(page, locale);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const button = (name: RegExp) => main.getByRole('button', { name });

    const openBy = async (opener: Locator, what: string) => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect.poll(() => hasFocus(dialog)).toBe(true);
      await examiner.look(what, [looks[locale]]);
    };
    const closeTo = async (opener: Locator) => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    };
    const go = async (path: string) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(pathIn(locale, path));
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    };

    await go('/account/addresses');
    for (const [what, opener] of Object.entries({
      'the menu': button(says.menu),
      'a new address': button(says.add),
      'the picture of a door': button(says.picture),
    })) {
      await openBy(opener, what);
      await closeTo(opener);
    }
    await openBy(button(says.edit), 'an address that a box goes to');
    const saving = dialog.getByRole('button', { name: says.save });
    await expect(saving).not.toHaveAttribute('aria-busy', 'true');
    await saving.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { level: 3 })).toBeVisible();
    await expect.poll(() => hasFocus(dialog)).toBe(true);
    await examiner.look('whether the box follows', [looks[locale]]);
    await closeTo(button(says.edit));

    await go('/account/cards');
    await openBy(button(says.remove), 'deleting a card');
    await closeTo(button(says.remove));

    await go('/account/profile');
    await main.getByLabel(says.email, { exact: true }).fill(newEmail());
    await openBy(button(says.saveDetails), 'the password');
    await closeTo(button(says.saveDetails));

    await go(`/account/orders/${order._id}`);
    await examiner.look('an order', [looks[locale]]);
    await openBy(button(says.cancel), 'calling an order off');
    await closeTo(button(says.cancel));
    expect(examiner.found).toEqual([]);
  });
}
