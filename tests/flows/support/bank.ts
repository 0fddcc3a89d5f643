import type { Page } from '@playwright/test';
import { type CardBehaviour, TEST_CARDS } from '../../../server/sandbox-bank/cards/test-cards.ts';
import { expect } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { hold } from './hold.ts';
import type { Account } from './signed-in.ts';

export const cardNumber = (behaviour: CardBehaviour) => TEST_CARDS.find((card) => card.behaviour === behaviour)!.number;

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** The account's payment that is still open, as the server has it; null when there is none. */
export async function openAttempt(
  account: Account,
): Promise<{ attemptId: string; state: string; redirectUrl?: string | null } | null> {
  const attempt = (await account.call('GET', 'user/attempts/open')).data;
  return attempt?.endedAt === null ? attempt : null;
}

/** Sends the answers that the bank keeps back for this payment; returns how many there were. */
export async function release({ bankUrl }: Harness, reference: string): Promise<number> {
  const answer = await post(`${bankUrl}/hooks/release`, { reference });
  return ((await answer.json()) as { released: number }).released;
}

/** Holds the page's status requests for the payment until the returned function is called. */
export async function holdQuestions(page: Page): Promise<() => void> {
  return (await hold(page, '**/3ds/buy-response/status/**')).release;
}

/** Moves the shop's clock on, stopping at everything that falls due on the way. */
export async function passMinutes({ shopUrl }: Pick<Harness, 'shopUrl'>, minutes: number): Promise<void> {
  const answer = await post(`${shopUrl}/sandbox/clock`, { days: minutes / (24 * 60) });
  if (!answer.ok) throw new Error(`The clock did not move: ${await answer.text()}`);
}

/** Fast-forwards the page's timers until it shows the words. Needs `page.clock.install()`. */
export async function hurryUntil(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(3000);
    await expect(page.getByRole('main').getByText(words)).toBeVisible({ timeout: 500 });
  }).toPass();
}
