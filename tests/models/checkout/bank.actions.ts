import { expect } from '../../stand/shop-test.ts';
import type { CheckoutWorld } from './checkout.world.ts';

const code = '283126';

/** Types the code into the bank's own page, in the frame, and comes back from there. */
export async function approveAtBank({ shop: { gate, page } }: CheckoutWorld, group = 'status'): Promise<void> {
  await gate.open([group], 'through');
  const bank = page.frameLocator('main iframe').first();
  await bank.getByLabel('Doğrulama kodu').fill(code);
  await bank.getByRole('button', { name: 'Onayla', exact: true }).click();
}

/** The page in the frame says that the shopper is back, although nothing was approved there. */
export async function claimReturn({ shop: { page }, device }: CheckoutWorld): Promise<void> {
  const attempt = (await device.open())!.attemptId;
  const frame = await (await page.locator('main iframe').first().elementHandle()).contentFrame();
  await frame!.evaluate((id) => {
    window.parent.postMessage({ type: 'challenge.returned', attempt: id }, '*');
  }, attempt);
}

/** Signs in again at the door where the ended session led, and is back at the checkout. */
export async function signInAgain(world: CheckoutWorld): Promise<void> {
  const { shop, device } = world;
  const main = shop.page.getByRole('main');
  await main.getByRole('link', { name: 'Giriş yap, devam et' }).first().click();
  await main.getByLabel('E-posta').fill(device.email);
  await main.getByLabel('Şifre', { exact: true }).fill(device.password);
  await main.getByRole('button', { name: 'Giriş yap', exact: true }).click();
  const path = async () => {
    // The cart asks for this account's price before the way back is open.
    await shop.pass(100);
    return new URL(shop.page.url()).pathname;
  };
  await expect.poll(path, { intervals: [20] }).toBe('/checkout');
}
