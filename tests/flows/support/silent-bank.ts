import type { Page } from '@playwright/test';
import { expect } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { cardNumber, hurryUntil, openAttempt, passMinutes, release } from './bank.ts';
import { outcomeWords } from './card-outcomes.ts';
import { openLedger } from './ledger.ts';
import { type Account, atCheckout } from './signed-in.ts';

/** The bank falls silent after the code: the page shows that the outcome is unknown. */
export async function payWithoutAnswer(page: Page, harness: Harness) {
  await page.clock.install();
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  await shopper.pay(cardNumber('hangsBeforeCharge'));
  await shopper.approve();
  await hurryUntil(page, outcomeWords.tr.unknownTitle);
  return { ledger, shopper, account };
}

/** The answer that the bank kept back arrives, and becomes the order. */
export async function letBankAnswer(harness: Harness, account: Account): Promise<void> {
  expect(await release(harness, (await openAttempt(account))!.attemptId)).toBe(1);
  await passMinutes(harness, 1);
  await expect.poll(async () => (await account.orders()).length).toBe(1);
}
