import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/shop-test.ts';
import { addBox, openAccount, signIn } from '../support/signed-in.ts';

// oxlint-disable unicorn/consistent-function-scoping -- it runs in the page, which has nothing of this file
/** As Chrome's translator does it: each text goes into two `font` elements, also each that comes later. */
function translate(): void {
  const isOther = (text: Node) => {
    const parent = text.parentElement;
    return (
      parent !== null && !parent.closest('font,script,style,textarea,title,option') && text.nodeValue?.trim() !== ''
    );
  };
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(isOther)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}

// oxlint-enable unicorn/consistent-function-scoping

/** Opens a page and translates it, once React has it: the reader presses "translate". */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.evaluate(translate);
  await expect(page.locator('h1 font').first()).toBeAttached();
}

const main = (page: Page) => page.getByRole('main');

test('in a translated cart a code is applied and taken off', async ({ page, harness, troubles }) => {
  await addBox(page, harness);
  await signIn(page, harness, await openAccount(harness));
  await openTranslated(page, '/cart');
  await main(page).getByRole('textbox', { name: 'İndirim kodu' }).fill('MERCAN10');
  await main(page).getByRole('button', { name: 'Uygula' }).click();
  await main(page).getByRole('button', { name: 'MERCAN10 kodunu kaldır' }).click();
  await expect(main(page).getByRole('textbox', { name: 'İndirim kodu' })).toHaveValue('');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sepetin');
  expect(troubles).toEqual([]);
});

test('from a translated cart to the checkout, which is translated as it comes', async ({ page, harness, troubles }) => {
  await addBox(page, harness);
  await signIn(page, harness, await openAccount(harness));
  await openTranslated(page, '/cart');
  await main(page).getByRole('link', { name: /ödeme/i }).first().click();
  const flow = page.locator('[data-flow=checkout]');
  await expect(flow).toHaveAttribute('data-state', 'filling.ready');
  for (const text of await main(page)
    .getByRole('checkbox', { name: /okudum/ })
    .all())
    await text.check();
  await main(page).getByRole('button', { name: /öde$/ }).click();
  await expect(main(page).getByLabel('Kart numarası')).toHaveAccessibleDescription(/\S/);
  await main(page).getByRole('link', { name: 'Teslimat adresini değiştir' }).click();
  await main(page).getByRole('button', { name: 'Yeni adres ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni adres' });
  await dialog.getByRole('button', { name: 'Adresi kaydet' }).click();
  await expect(dialog.getByLabel('İl', { exact: true })).toHaveAccessibleDescription(/Burası boş kalmasın/);
  expect(troubles).toEqual([]);
});

test('translated: signing in, a product, the drawer and the account [DIALOG-1]', async ({
  page,
  harness,
  troubles,
}) => {
  const { email, password } = await openAccount(harness);
  await openTranslated(page, '/auth/login');
  await main(page).getByRole('button', { name: 'Giriş yap', exact: true }).click();
  await expect(main(page).getByLabel('E-posta', { exact: true })).toHaveAccessibleDescription(/E-postanı yaz\.$/);
  await main(page).getByLabel('E-posta', { exact: true }).fill(email);
  await main(page).getByLabel('Şifre', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Giriş yap', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();

  await openTranslated(page, '/product/pad-super');
  await main(page)
    .getByRole('button', { name: /^Sepete ekle/ })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sepet/ })
    .click();
  const drawer = page.getByRole('dialog');
  await drawer
    .getByRole('button', { name: /^Artır|^Bir tane daha/ })
    .first()
    .click();
  await drawer.getByRole('button', { name: 'Kapat' }).click();
  await expect(drawer).toBeHidden();

  await openTranslated(page, '/account');
  for (const path of ['/account/profile', '/account/addresses', '/account/cards', '/account/orders']) {
    const link = main(page).locator(`a[href="${path}"]`).first();
    if ((await link.count()) === 0) await openTranslated(page, path);
    else await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).getByText('Sorun sende değil, bizde')).toHaveCount(0);
  }
  // A part that was translated before React reached it is drawn again: React reports that, and goes on.
  expect(troubles.filter((trouble) => !trouble.includes('React error #418'))).toEqual([]);
});

test('a tap adds in a translated part that React cannot hydrate and draws again', async ({ page }) => {
  // The page's frame is hydrated then, its parts are not yet.
  await page.addInitScript(`new MutationObserver((changes, observer) => {
    if (!changes.some(({ attributeName }) => attributeName === 'data-hydrated')) return;
    observer.disconnect();
    (${translate.toString()})();
    document.querySelector('main form[data-on-submit] button[type=submit]').click();
  }).observe(document, { attributes: true, subtree: true })`);
  await page.goto('/product/pad-super');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Sepet/ })).toHaveAccessibleName('Sepet 1');
});

test('a page that was translated before React came works too', async ({ page }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()})`);
  await page.goto('/product/pad-super');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await main(page)
    .getByRole('button', { name: /^Sepete ekle/ })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sepet/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sepetin' })).toBeVisible();
});
