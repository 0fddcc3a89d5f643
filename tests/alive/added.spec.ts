import { whenAttached } from '../../scripts/bench/browser/visitor.ts';
import { expect, test } from '../harness/shop-test.ts';
import { add, expectCount, openProduct } from './cart-count.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

for (const when of ['before', 'with'] as const) {
  test(`an add button becomes a link to the cart after adding, ${when} React`, async ({ page, troubles }) => {
    const isAttached = () => page.evaluate(() => 'hydrated' in document.documentElement.dataset);
    // The app loads on the first sign of a navigation, not when the browser is idle.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await openProduct(page);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: /^Sepete ekle/ });
    const onward = main.getByRole('link', { name: 'Eklendi · Sepete git' });
    const attach = async () => {
      await main.getByRole('link', { name: 'Mağaza' }).hover();
      await whenAttached(page);
    };
    if (when === 'with') await attach();
    await add(page);
    expect(await isAttached()).toBe(when === 'with');
    await expectCount(page, 1);
    await expect(onward).toBeFocused();
    await expect(button).toBeHidden();
    // Said once, and by no message over the page.
    await expect(page.getByText('Süper ped · 12’li sepetinde: abonelik, 8 haftada bir')).toHaveCount(1);
    await attach();
    await expect(onward).toBeFocused();
    await expect(page.getByText('Süper ped · 12’li sepetinde: abonelik, 8 haftada bir')).toHaveCount(1);

    // Another choice is another add.
    await main.getByRole('radio', { name: /^24 adet/ }).check();
    await expect(onward).toBeHidden();
    await button.click();
    await expectCount(page, 2);
    await onward.click();
    await expect(page).toHaveURL(/\/cart$/);
    expect(troubles).toEqual([]);
  });
}
