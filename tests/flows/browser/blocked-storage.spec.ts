import type { Page } from '@playwright/test';
import { newEmail } from '../../harness/customer.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { Shopper } from '../support/shopper.ts';

/** What a browser does whose owner blocks all cookies and site data. */
function refuseToKeep(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
}

async function followLink(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).first().click();
}

test('in a browser without storage a visit still ends in an order', async ({ page, troubles }) => {
  await page.addInitScript(refuseToKeep);
  const shopper = new Shopper(page, 'tr', newEmail());
  await shopper.addSuperPads();

  const warning = page.getByText('Bu tarayıcı sepetini saklayamıyor. Sayfayı kapatırsan sepetin boşalır.');
  await expect(warning).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Kapat' }).click();
  await expect(warning).toBeHidden();

  await followLink(page, 'Sepete git');
  const main = page.getByRole('main');
  await expect(main.locator('[data-price=current]')).toBeVisible();
  await expect(main.getByText('Bu tarayıcı sepetini saklamamıza izin vermedi.')).toBeVisible();

  await followLink(page, shopper.words.toCheckout);
  await expect(page).toHaveURL(/\/auth\/register/);
  await shopper.fillRegistration();
  await shopper.writeAddress();
  await shopper.pay('5528790000000008');
  await shopper.approve();
  await expect(page).toHaveURL(/\/purchase\/success/);
  await expect(page.getByText(/Ödemen alındı: ₺\d+,\d\d çekildi\./)).toBeVisible();
  await expect(page.locator('[data-live=count]').first()).toHaveText('');
  expect(troubles).toEqual([]);
});

test('full browser storage is reported once the cart has something to lose', async ({ page }) => {
  await page.addInitScript(() => {
    const keep = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (name, value) => {
      if (name === 'mercan/root') throw new DOMException('No room is left.', 'QuotaExceededError');
      keep(name, value);
    };
  });
  const warning = page.getByText('This browser can’t keep your cart. If you close this page, your cart will be empty.');
  const shopper = new Shopper(page, 'en', newEmail());
  await shopper.open('/product/pad-super');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(warning).toBeHidden();
  await shopper.addSuperPads();
  await expect(warning).toBeVisible();
});
