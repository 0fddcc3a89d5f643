import { newEmail } from '../../harness/customer.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { focused, Keyboard } from '../support/keyboard.ts';
import { KeyboardShopper } from '../support/keyboard-shopper.ts';
import { openLedger } from '../support/ledger.ts';
import { Shopper } from '../support/shopper.ts';

test('the whole purchase with the keyboard alone: from the home page to one charge and one order', async ({
  page,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const keys = new Keyboard(page);
  const byKeyboard = new KeyboardShopper(keys, new Shopper(page, 'tr', newEmail()));
  const main = page.getByRole('main');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');

  await test.step('past the menu to the shelf', async () => {
    await keys.tabToAndPress(page.getByRole('link', { name: 'İçeriğe geç' }));
    await expect(main).toBeFocused();
    await keys.tabTo(page.getByRole('banner').getByRole('link', { name: 'Ped', exact: true }), 'Shift+Tab');
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/store\/pad$/);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('a product, its size and the way of buying', async () => {
    await keys.tabToAndPress(main.getByRole('link', { name: /Süper ped/i }).first());
    await expect(page).toHaveURL(/\/product\/pad-super-12$/);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await keys.tabTo(main.getByRole('radio', { name: /^12 adet/ }));
    await keys.press('ArrowDown');
    await expect(main.getByRole('radio', { name: /^24 adet/ })).toBeChecked();
    await keys.tabTo(main.getByRole('radio', { name: /^Abonelikle/ }));
    await keys.press('ArrowDown');
    await expect(main.getByRole('radio', { name: /^Tek seferlik/ })).toBeChecked();
    await keys.tabToAndPress(main.getByRole('button', { name: /^Sepete ekle/ }).first(), 'Space');
    await expect(main.getByRole('link', { name: 'Eklendi · Sepete git' }).first()).toBeFocused();
    await expect(main.getByText('Sepetinde 1 kutu var.')).toBeVisible();
  });

  await test.step('the cart’s drawer takes the focus and gives it back', async () => {
    const bag = page.getByRole('banner').getByRole('link', { name: /^Sepet/ });
    const drawer = page.getByRole('dialog', { name: 'Sepetin' });
    await keys.tabTo(bag, 'Shift+Tab');
    await keys.press('Enter');
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await keys.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(bag).toBeFocused();
    await keys.press('Enter');
    await keys.tabToAndPress(drawer.getByRole('link', { name: 'Ödemeye geç' }));
    await expect(page).toHaveURL(/\/auth\/register/);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('an account', async () => {
    await byKeyboard.register();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(main.getByRole('heading', { level: 1, name: 'Ödeme' })).toBeFocused();
  });

  await test.step('an address, in the page, which hands the focus on', async () => {
    await byKeyboard.writeAddress();
    await expect(main.getByRole('link', { name: 'Teslimat adresini değiştir' })).toBeFocused();
  });

  await test.step('the card and both contracts', async () => {
    await byKeyboard.writeCard('5528790000000008');
    const open = main.getByRole('button', { name: 'Ön Bilgilendirme Formu: tamamını oku' });
    const text = page.getByRole('dialog', { name: 'Ön Bilgilendirme Formu' });
    await keys.tabToAndPress(open);
    await keys.tabToAndPress(text.getByRole('button', { name: 'Okudum, kabul ediyorum' }));
    await expect(open).toBeFocused();
    await expect(main.getByRole('checkbox', { name: /Ön bilgilendirme/ })).toBeChecked();
    await keys.tabToAndPress(main.getByRole('checkbox', { name: /Mesafeli satış/ }), 'Space');
    await keys.tabToAndPress(main.getByRole('button', { name: /öde$/ }));
  });

  await test.step('the bank’s page, and what was charged', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await byKeyboard.approve();
    await expect(page).toHaveURL(/\/purchase\/success/);
    await expect(main.getByText(/^Ödemen alındı: ₺\d+,\d\d çekildi\./)).toBeVisible();
    await expect(focused(page)).toHaveText(/İlk kutun hazırlanıyor/);
    expect(await ledger.kinds()).toEqual(['capture']);
    await keys.tabToAndPress(main.getByRole('link', { name: 'Siparişlerime git' }));
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(1);
  });
});
