import type { CheckoutWorld } from './checkout.world.ts';

const code = '283126';

/** Enters the code on the bank's page in the frame, which then returns to the shop. */
export async function approveAtBank({ shop: { gate, page } }: CheckoutWorld, group = 'status'): Promise<void> {
  await gate.open([group], 'through');
  const bank = page.frameLocator('main iframe').first();
  await bank.getByLabel('Doğrulama kodu').fill(code);
  await bank.getByRole('button', { name: 'Onayla', exact: true }).click();
}

/** The page in the frame posts that the shopper is back, although nothing was approved. */
export async function claimReturn({ shop: { page }, device }: CheckoutWorld): Promise<void> {
  const attempt = (await device.open())!.attemptId;
  const frame = await (await page.locator('main iframe').first().elementHandle()).contentFrame();
  await frame!.evaluate((id) => {
    window.parent.postMessage({ type: 'challenge.returned', attempt: id }, '*');
  }, attempt);
}
