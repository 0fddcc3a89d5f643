import { newEmail } from '../../harness/customer.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { KeyboardShopper } from '../support/keyboard-shopper.ts';
import { focused, Keyboard } from '../support/keyboard.ts';
import { openLedger } from '../support/ledger.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });

test('the menu of a narrow header keeps the focus while it is open, and gives it back', async ({ page }) => {
  await page.goto('/en');
  const keys = new Keyboard(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  const close = page.getByRole('button', { name: 'Close the menu' });
  await keys.tabToAndPress(button);
  await expect(close).toBeFocused();
  await keys.tabTo(page.locator('#menu').getByRole('link', { name: 'FAQ' }));
  await keys.press('Tab');
  await expect(focused(page)).toHaveCount(0);
  await keys.press('Escape');
  await expect(close).toBeHidden();
  await keys.tabTo(button, 'Shift+Tab');
  await keys.press('Enter');
  await expect(close).toBeFocused();
  await keys.press('Enter');
  await expect(button).toBeFocused();
});

test('the whole purchase by keys alone, in English, on a small screen: a custom packet, a code, one charge [DIALOG-6]', async ({
  page,
  harness,
}) => {
  test.slow();
  const ledger = await openLedger(harness);
  const keys = new Keyboard(page);
  const shopper = new Shopper(page, 'en', newEmail());
  const byKeyboard = new KeyboardShopper(keys, shopper);
  const { main } = byKeyboard;
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');

  await test.step('through the menu', async () => {
    await keys.tabToAndPress(page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }));
    await keys.tabToAndPress(page.locator('#menu').getByRole('link', { name: 'Build your box' }));
    await expect(page).toHaveURL(/\/en\/custom-packet$/);
    await byKeyboard.expectHeading('Build your own box');
  });

  await test.step('a packet, counted with both buttons and the arrows, above the question about cookies', async () => {
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const pads = main.getByRole('group', { name: 'Super pad', exact: true });
    await keys.tabToAndPress(pads.getByRole('button', { name: 'More' }));
    await expect(pads.getByRole('status')).toHaveText('8');
    const fewer = pads.getByRole('button', { name: 'Fewer' });
    await keys.tabTo(fewer, 'Shift+Tab');
    await keys.press('Enter');
    await expect(pads.getByRole('status')).toHaveText('0');
    await expect(fewer).toBeFocused();
    await keys.press('ArrowUp');
    await expect(pads.getByRole('status')).toHaveText('8');
    await keys.tabToAndPress(
      main.getByRole('group', { name: 'Mini tampon', exact: true }).getByRole('button', { name: 'More' }),
      'Space',
    );
    const open = main.getByRole('button', { name: 'Open the box' });
    const sheet = page.getByRole('dialog', { name: 'Your box' });
    await keys.tabToAndPress(open);
    await keys.tabTo(sheet.getByRole('radio', { name: 'Subscription' }));
    await keys.press('ArrowRight');
    await expect(sheet.getByRole('radio', { name: 'One-time' })).toBeChecked();
    await keys.press('Escape');
    await expect(open).toBeFocused();
    await keys.tabToAndPress(main.getByRole('button', { name: 'Add to cart' }));
    const onward = main.getByRole('link', { name: 'Go to the cart' });
    await expect(onward).toBeFocused();
    const said = await main.getByText('Your box is in the cart.').filter({ visible: true }).boundingBox();
    const cookies = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
    expect(said!.y + said!.height).toBeLessThanOrEqual(cookies!.y);
    await keys.press('Enter');
    await byKeyboard.expectHeading('Your cart');
  });

  await test.step('a code that is refused, and one that counts', async () => {
    const code = main.getByLabel('Discount code');
    await keys.typeInto(code, 'NOSUCHCODE');
    await keys.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toBeFocused();
    await keys.press('Control+a');
    await page.keyboard.type('MERCAN10');
    await keys.press('Enter');
    await expect(main.getByText('Your code has been applied.')).toBeVisible();
    await expect(main.getByRole('button', { name: /MERCAN10/ })).toBeFocused();
    await keys.tabToAndPress(main.getByRole('link', { name: 'Go to checkout' }));
  });

  await test.step('an account and an address', async () => {
    await expect(page).toHaveURL(/\/auth\/register/);
    await byKeyboard.expectHeading(/./);
    await byKeyboard.register();
    await expect(page).toHaveURL(/\/checkout$/);
    await byKeyboard.expectHeading('Checkout');
    await byKeyboard.writeAddress();
    await expect(main.getByRole('link', { name: 'Change the delivery address' })).toBeFocused();
  });

  await test.step('a card that is refused, then one that pays', async () => {
    await byKeyboard.pay('4111111111111129');
    await byKeyboard.approve();
    await byKeyboard.expectHeading('Your bank did not accept this card');
    await keys.tabToAndPress(main.getByRole('button', { name: 'Try another card' }));
    await byKeyboard.expectHeading('Checkout');
    await byKeyboard.pay('5528790000000008');
    await byKeyboard.approve();
    const charged = await shopper.charged();
    expect([await ledger.kinds(), await ledger.net()]).toEqual([['decline', 'capture'], charged]);
    await byKeyboard.expectHeading('Your first box is coming, welcome');
    await expect(main.getByRole('heading', { level: 2, name: /MRC-/ })).not.toHaveCount(0);
    await keys.tabToAndPress(main.getByRole('link', { name: 'Go to my orders' }));
    await expect(main.getByRole('heading', { level: 3, name: /^MRC-/ })).toHaveCount(1);
  });
});
