import { cardNumber, openAttempt } from '../../tests/flows/support/bank.ts';
import { outcomeWords } from '../../tests/flows/support/card-outcomes.ts';
import { addBox, openAccount, signIn } from '../../tests/flows/support/signed-in.ts';
import { Shopper } from '../../tests/flows/support/shopper.ts';
import { passBank } from '../../tests/harness/saved-card.ts';
import type { Camera } from './camera.ts';

const card = cardNumber('succeeds');

/** Screens after another tab has paid, and when a payment's look-up or abandoning does not reach the shop. */
export async function tabs({ page, shopper, open, state, take, keep }: Camera): Promise<void> {
  await open('/');
  const shopUrl = new URL(page.url()).origin;
  const account = await openAccount({ shopUrl });
  await signIn(page, { shopUrl }, account);
  await addBox(page, { shopUrl });
  await open('/checkout');
  await state('filling.ready');

  const beside = await page.context().newPage();
  const other = new Shopper(beside, shopper.locale, account.email);
  await other.open('/checkout');
  await other.pay(card);
  await other.bank().getByRole('textbox').waitFor();
  const { redirectUrl } = (await openAttempt(account))!;
  await addBox(beside, { shopUrl });
  // The next page takes the box over, and the first one follows.
  await other.open('/cart');
  await beside.close();
  await passBank(redirectUrl!);
  await state('filling.ready');
  await shopper.pay(cardNumber('insufficientFunds'));
  await page.locator('main [data-notice=paidElsewhere]').waitFor();
  await state('filling.ready');
  await take('checkout-paid-elsewhere');

  await shopper.pay(card);
  await shopper.bank().getByRole('textbox').waitFor();
  await page.context().setOffline(true);
  await page.locator('main [data-state^=lookupFailed]').waitFor();
  await keep('bank-lookup-failed', 'page');
  await page.getByRole('button', { name: outcomeWords[shopper.locale].callOff, exact: true }).press('Enter');
  await page.locator('main [data-state^=abandonFailed]').waitFor();
  await keep('bank-abandon-failed', 'page');
}
