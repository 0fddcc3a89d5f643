import { expect, test } from '../../harness/shop-test.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a phone’s header hides on scrolling down, and returns on scrolling up, on focus and on adding an item', async ({
  page,
}) => {
  await page.goto('/product/pad-super-12');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const header = page.getByRole('banner');
  const cart = header.getByRole('link', { name: /^Sepet/ });
  const isInSight = () => cart.evaluate((link) => link.getBoundingClientRect().bottom > 0);
  const goTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  expect(await isInSight()).toBe(true);
  await goTo(900);
  await expect.poll(isInSight).toBe(false);
  await goTo(700);
  await expect.poll(isInSight).toBe(true);
  await goTo(1000);
  await expect.poll(isInSight).toBe(false);
  await cart.focus();
  await expect.poll(isInSight).toBe(true);
  await cart.blur();
  await goTo(1300);
  await expect.poll(isInSight).toBe(false);
  // A click without scrolling: a tap would scroll to the button first.
  await page
    .getByRole('button', { name: /^Sepete ekle/ })
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect.poll(isInSight).toBe(true);
  await expect(cart).toHaveAccessibleName(/1/);
});

test('a phone’s menu lists its links, and every picture is loaded', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const menu = page.locator('#menu').getByRole('navigation', { name: 'Menü' });
  await expect(menu.getByRole('img')).toHaveCount(0);
  const widths = () =>
    menu.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  await expect.poll(widths).toEqual(Array.from({ length: 6 }, () => true));
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    'Ped',
    'Günlük ped',
    'Tampon',
    'Isı bandı',
    'Paketler',
    'Kutunu kur',
    'Öne çıkanlar',
    'Testle bul',
    'Siparişim nerede?',
    'İçinde ne var?',
    'Sık sorulanlar',
  ]);
});

test('the footer names the seller and the ways to pay; under the account it is slim', async ({ page, harness }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const company =
    'Mercan Kişisel Bakım Ürünleri Ticaret A.Ş. · Caferağa Mah. Moda Cad. No: 48/3, 34710 Kadıköy / İstanbul · MERSİS 0615 0482 7390 0001 · Kadıköy V.D. 615 048 2739 · KEP mercan@hs01.kep.example';
  await expect(footer.getByText(company)).toBeVisible();
  await expect(footer.getByRole('img', { name: 'Visa, Mastercard, Troy, 3-D Secure' })).toBeVisible();
  await expect(footer.getByRole('navigation')).toHaveCount(4);
  await signIn(page, harness, await openAccount(harness));
  await page.goto('/account/addresses');
  await expect(footer.getByText(company)).toBeVisible();
  await expect(footer.getByRole('navigation')).toHaveCount(0);
  expect(await footer.getByRole('link').allTextContents()).toEqual([
    '0850 000 00 28',
    'İade ve cayma',
    'Mesafeli satış',
    'KVKK aydınlatma metni',
    'Çerezler',
  ]);
  await footer.getByRole('link', { name: 'İade ve cayma' }).click();
  await expect(page).toHaveURL(/\/know-us\/faqs\/returns$/);
  await footer.getByRole('link', { name: 'Siparişim nerede?' }).click();
  await expect(page).toHaveURL(/\/account\/orders$/);
});
