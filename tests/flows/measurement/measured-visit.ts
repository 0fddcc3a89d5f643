import type { Browser, Page } from '@playwright/test';
import { CONSENT_COOKIE, type ConsentChoices, serializeConsent } from '../../../domain/consent/index.ts';
import { confirmPage } from '../../../server/modules/checkout/testing.ts';
import { sandboxOpsKey } from '../../../server/platform/ops-keys/ops-keys.ts';
import { expect } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { cardNumber } from '../support/bank.ts';
import type { Shopper } from '../support/shopper.ts';

/** Event → how often, and worth how much together in lira. */
export type Counts = Record<string, [times: number, value: number]>;

export async function count({ shopUrl }: Harness): Promise<Counts> {
  const answer = await fetch(`${shopUrl}/ops/funnel`, { headers: { authorization: `Bearer ${sandboxOpsKey}` } });
  const { data } = (await answer.json()) as { data: { steps: { event: string; times: number; value: number }[] } };
  return Object.fromEntries(data.steps.map(({ event, times, value }) => [event, [times, value]]));
}

export const added = (before: Counts, after: Counts): Counts =>
  Object.fromEntries(
    Object.entries(after).flatMap(([event, [times, value]]) => {
      const [timesBefore, valueBefore] = before[event]!;
      const more = Math.round((value - valueBefore) * 100) / 100;
      return times === timesBefore ? [] : [[event, [times - timesBefore, more]]];
    }),
  );

export const allOf = (tables: readonly Counts[]): Counts => {
  const sum: Counts = {};
  for (const [event, [times, value]] of tables.flatMap((table) => Object.entries(table))) {
    const [before, worth] = sum[event] ?? [0, 0];
    sum[event] = [before + times, Math.round((worth + value) * 100) / 100];
  }
  return sum;
};

/** A browser of one visitor; `asked` are its requests to the measurement. */
export async function visit(browser: Browser, { shopUrl }: Harness): Promise<{ page: Page; asked: string[] }> {
  const context = await browser.newContext({ locale: 'tr-TR', baseURL: shopUrl });
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('analytics')) asked.push(request.url());
  });
  return { page: await context.newPage(), asked };
}

/** Waits until the server has received this event: a page that is left earlier has not sent it. */
export const heard = (page: Page, event: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/web/event') && (answer.request().postDataJSON() as { event: string }).event === event,
  );

export async function answerCookies(page: Page, answer: 'Kabul et' | 'Reddet'): Promise<void> {
  const said = answer === 'Kabul et' ? heard(page, 'PageView') : null;
  const button = page.getByRole('button', { name: answer, exact: true });
  await button.click();
  await expect(button).toBeHidden();
  await said;
}

export async function addSuperPads(page: Page, isMeasured: boolean): Promise<void> {
  const looking = isMeasured ? heard(page, 'PageView') : null;
  await page.goto('/product/pad-super');
  await looking;
  const adding = isMeasured ? heard(page, 'AddToCart') : null;
  await page
    .getByRole('main')
    .getByRole('button', { name: /Sepete ekle/ })
    .first()
    .click();
  await expect(page.locator('[data-live=count]').first()).toHaveText('1');
  await adding;
}

/** The cookies of a signed-in customer who has answered about cookies. */
export const signedIn = ({ shopUrl: url }: Harness, { token }: { token: string }, choices: ConsentChoices) => [
  { name: 'auth_token', value: token, url },
  { name: CONSENT_COOKIE, value: serializeConsent(choices), url },
];

export async function payByBalance(page: Page, shopper: Shopper): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/checkout');
  await main.getByRole('checkbox', { name: /bakiyeyi kullan/ }).check();
  await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  await shopper.agree();
  const paid = heard(page, 'PageView');
  await main.getByRole('button', { name: 'Siparişi onayla' }).click();
  await expect(page).toHaveURL(/\/purchase\/success/);
  await paid;
}

/** Pays and closes the tab once the bank's page is there, with or without entering the code. */
export async function leaveAtBank(page: Page, shopper: Shopper, hasAgreed: boolean): Promise<void> {
  const asked = page.waitForResponse(/3ds\/buy-request$/);
  const paying = heard(page, 'AddPaymentInfo');
  await shopper.pay(cardNumber('succeeds'));
  const { data } = (await (await asked).json()) as { data: { redirectUrl: string } };
  await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
  await paying;
  await page.close();
  if (hasAgreed) await confirmPage(data.redirectUrl);
}
