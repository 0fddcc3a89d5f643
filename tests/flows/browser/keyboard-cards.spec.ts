import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { cardNumber, holdQuestions, hurryUntil, openAttempt, release } from '../support/bank.ts';
import { accepted, acceptedUnasked, late, outcomeWords, refusals, silent } from '../support/card-outcomes.ts';
import { KeyboardShopper } from '../support/keyboard-shopper.ts';
import { Keyboard } from '../support/keyboard.ts';
import { openLedger } from '../support/ledger.ts';
import { addBox, atCheckout } from '../support/signed-in.ts';

const words = outcomeWords.en;

test.use({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });

async function begin(page: Page, harness: Harness) {
  const { shopper, account } = await atCheckout(page, harness, 'en');
  return { shopper, account, byKeyboard: new KeyboardShopper(new Keyboard(page), shopper) };
}

test('every refusal, by keys alone on a small screen: the reason and the next step are in view', async ({
  page,
  harness,
}) => {
  test.slow();
  const { shopper, account, byKeyboard } = await begin(page, harness);
  const { keys, main } = byKeyboard;
  for (const { card, atBank, why, counted, mayRetry, isGivenBack } of refusals) {
    await test.step(`${card}, ${atBank}`, async () => {
      const ledger = await openLedger(harness);
      await byKeyboard.pay(cardNumber(card));
      if (atBank !== 'nothing') await byKeyboard.expectHeading('Approve with your bank');
      await byKeyboard.doAtBank(atBank);
      await expect(main.getByText(why.en)).toBeVisible();
      const way = mayRetry ? 'again' : 'another';
      await byKeyboard.expectHeading(words.titles[isGivenBack ? 'givenBack' : way]);
      await expect(main.getByText(words[isGivenBack ? 'givenBack' : 'notCharged'])).toHaveCount(1);
      expect({ counted: await ledger.kinds(), lost: await ledger.net() }).toEqual({ counted, lost: 0 });
      await keys.tabToAndPress(main.getByRole('button', { name: words[way] }));
      await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
      await byKeyboard.expectHeading('Checkout');
    });
  }
  expect(await account.orders()).toEqual([]);
});

test('every accepted card, by keys alone on a small screen: the charge is stated, the orders are the next tab stop', async ({
  page,
  harness,
}) => {
  test.slow();
  const { shopper, account, byKeyboard } = await begin(page, harness);
  const { keys, main } = byKeyboard;
  const bought = async (pay: () => Promise<void>) => {
    const ledger = await openLedger(harness);
    await pay();
    const charged = await shopper.charged();
    expect([await ledger.kinds(), await ledger.net()]).toEqual([['capture'], charged]);
    await byKeyboard.expectHeading(/is coming|is being packed/);
  };
  const again = async () => {
    await addBox(page, harness);
    await shopper.open('/checkout');
    await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  };
  for (const card of accepted) {
    await test.step(card, () =>
      bought(async () => {
        await byKeyboard.pay(cardNumber(card));
        await byKeyboard.approve();
      }),
    );
    await again();
  }
  await test.step(`${acceptedUnasked}, which is kept`, () =>
    bought(async () => {
      await byKeyboard.writeCard(cardNumber(acceptedUnasked));
      await keys.tabToAndPress(main.getByRole('checkbox', { name: /^Save this card/ }), 'Space');
      await byKeyboard.acceptContracts();
      await keys.tabToAndPress(main.getByRole('button', { name: shopper.words.pay }));
    }));
  await again();
  await test.step('the kept card, after a look at the new one', () =>
    bought(async () => {
      const kept = main.getByRole('radio', { name: /•••• 0052/ });
      await keys.tabTo(kept);
      await keys.press('ArrowDown');
      await expect(main.getByLabel(shopper.words.cardNumber)).toBeVisible();
      await keys.press('ArrowUp');
      await expect(kept).toBeChecked();
      await byKeyboard.acceptContracts();
      await keys.tabToAndPress(main.getByRole('button', { name: shopper.words.pay }));
    }));
  await keys.tabToAndPress(main.getByRole('link', { name: 'Go to my orders' }));
  await expect(main.getByRole('heading', { level: 3, name: /^MRC-/ })).toHaveCount(accepted.length + 2);
  expect(new Set(await account.orders()).size).toBe(accepted.length + 2);
});

for (const { card, before } of silent) {
  test(`a bank that falls silent (${card}), by keys alone on a small screen`, async ({ page, harness }) => {
    await page.clock.install();
    const ledger = await openLedger(harness);
    const { shopper, account, byKeyboard } = await begin(page, harness);
    await byKeyboard.pay(cardNumber(card));
    await byKeyboard.approve();
    await hurryUntil(page, words.unknownTitle);
    await byKeyboard.expectHeading(words.unknownTitle);
    await expect(byKeyboard.main.getByText(words.endUnknown)).toBeVisible();
    expect({ counted: await ledger.kinds(), orders: await account.orders() }).toEqual({ counted: before, orders: [] });

    expect(await release(harness, (await openAttempt(account))!.attemptId)).toBe(1);
    await byKeyboard.keys.tabToAndPress(byKeyboard.main.getByRole('button', { name: words.ask }));
    await hurryUntil(page, 'You have been charged ₺');
    expect([await ledger.kinds(), await ledger.net()]).toEqual([['capture'], await shopper.charged()]);
    await byKeyboard.expectHeading(/is coming/);
    expect(await account.orders()).toHaveLength(1);
  });
}

test('a bank that answers late, by keys alone on a small screen', async ({ page, harness }) => {
  await page.clock.install();
  const ledger = await openLedger(harness);
  const { shopper, account, byKeyboard } = await begin(page, harness);
  await byKeyboard.pay(cardNumber(late));
  await byKeyboard.expectHeading('Approve with your bank');
  const { attemptId } = (await openAttempt(account))!;
  const ask = await holdQuestions(page);
  await byKeyboard.approve();
  await expect(shopper.bank().getByRole('heading', { name: words.waitingAtBank })).toBeVisible();
  await expect(byKeyboard.main.getByText(words.onlyApproved)).toBeVisible();
  expect(await ledger.kinds()).toEqual([]);
  expect(await release(harness, attemptId)).toBe(1);
  ask();
  await hurryUntil(page, 'You have been charged ₺');
  expect([await ledger.kinds(), await ledger.net()]).toEqual([['capture'], await shopper.charged()]);
  await byKeyboard.expectHeading(/is coming/);
  expect(await account.orders()).toHaveLength(1);
});
