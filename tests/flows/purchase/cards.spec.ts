import { type CardBehaviour, TEST_CARDS } from '../../../server/sandbox-bank/cards/test-cards.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber } from '../support/bank.ts';
import {
  accepted,
  acceptedUnasked,
  type AtBank,
  late,
  outcomeWords,
  refusals,
  silent,
} from '../support/card-outcomes.ts';
import { keptLines } from '../support/kept-cart.ts';
import { openLedger } from '../support/ledger.ts';
import type { Shopper } from '../support/shopper.ts';
import { addBox, atCheckout, openAccount, signIn } from '../support/signed-in.ts';

const atBank: Record<AtBank, (shopper: Shopper) => Promise<void>> = {
  approves: (shopper) => shopper.approve(),
  async mistypesThrice(shopper) {
    for (const left of ['2', '1', null]) {
      await shopper.approve('111111');
      const { triesLeft } = outcomeWords[shopper.locale];
      if (left) await expect(shopper.bank().getByRole('alert')).toHaveText(`${triesLeft} ${left}`);
    }
  },
  cancels: (shopper) => shopper.bank().getByRole('button', { name: 'Cancel', exact: true }).click(),
  nothing: async () => {},
};

for (const locale of ['tr', 'en'] as const) {
  test(`refused cards in ${locale}: every reason is said, nothing is charged, and the next card pays once`, async ({
    page,
    harness,
  }) => {
    const { shopper, account } = await atCheckout(page, harness, locale);
    const main = page.getByRole('main');
    const here = refusals.filter(({ why }) => (why.tr === undefined ? 'en' : 'tr') === locale);
    for (const { card, atBank: action, why, counted, mayRetry, isGivenBack } of here) {
      await test.step(card, async () => {
        const ledger = await openLedger(harness);
        await shopper.pay(cardNumber(card));
        await atBank[action](shopper);
        await expect(main.getByText(why[locale]!)).toBeVisible();
        await expect(main.getByText(outcomeWords[locale][isGivenBack ? 'givenBack' : 'notCharged'])).toHaveCount(1);
        expect({ counted: await ledger.kinds(), lost: await ledger.net() }).toEqual({ counted, lost: 0 });
        await main.getByRole('button', { name: outcomeWords[locale][mayRetry ? 'again' : 'another'] }).click();
        await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
      });
    }
    expect(await account.orders()).toEqual([]);

    const ledger = await openLedger(harness);
    await shopper.pay(cardNumber('succeeds'));
    await shopper.approve('111111');
    await expect(shopper.bank().getByRole('alert')).toBeVisible();
    await shopper.approve();
    const charged = await shopper.charged();
    expect({ counted: await ledger.kinds(), lost: await ledger.net() }).toEqual({
      counted: ['capture'],
      lost: charged,
    });
    expect(await account.orders()).toHaveLength(1);
  });
}

test('accepted cards: each states the charged amount, and the bank counted it once', async ({ page, harness }) => {
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  const again = async () => {
    // The order is forgotten once its lines have left the cart, possibly after the page has shown the paid order.
    await expect.poll(() => keptLines(page)).toEqual([]);
    await addBox(page, harness);
    await shopper.open('/checkout');
    await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  };
  for (const card of accepted) {
    await test.step(card, async () => {
      const ledger = await openLedger(harness);
      await shopper.pay(cardNumber(card));
      await shopper.approve();
      const charged = await shopper.charged();
      expect([await ledger.kinds(), await ledger.net()]).toEqual([['capture'], charged]);
    });
    await again();
  }
  await test.step(`${acceptedUnasked}: no code is asked for`, async () => {
    const ledger = await openLedger(harness);
    await page.getByRole('checkbox', { name: /sakla/ }).check();
    await shopper.pay(cardNumber(acceptedUnasked));
    const charged = await shopper.charged();
    expect([await ledger.kinds(), await ledger.net()]).toEqual([['capture'], charged]);
  });
  await again();
  await test.step('the saved card: neither number nor code', async () => {
    const ledger = await openLedger(harness);
    const main = page.getByRole('main');
    await expect(main.getByRole('radio', { name: /•••• 0052/ })).toBeChecked();
    for (const text of await main.getByRole('checkbox', { name: /okudum/ }).all()) await text.check();
    await main.getByRole('button', { name: /öde$/ }).click();
    const charged = await shopper.charged();
    expect([await ledger.kinds(), await ledger.net()]).toEqual([['capture'], charged]);
  });
  expect(new Set(await account.orders()).size).toBe(accepted.length + 2);
});

/** Faults that outlast a shopper's patience: the server's late-landing, stuck and refund-attempt tests cover them. */
const playedAtTheServer: readonly CardBehaviour[] = [
  'declinesThenLands',
  'landsLate',
  'answersUnlistedCode',
  'losesReports',
  'refundsOneLine',
  'goesDark',
];

test('every test card of the bank is used here, in silences.spec.ts or in keyboard-cards.spec.ts', () => {
  const shown = [...refusals, ...silent].map(({ card }) => card);
  expect(new Set([...shown, ...accepted, acceptedUnasked, late, ...playedAtTheServer])).toEqual(
    new Set(TEST_CARDS.map(({ behaviour }) => behaviour)),
  );
});

test('a charity, which may keep no cards, types one at checkout, and no saved cards are requested', async ({
  page,
  harness,
  troubles,
}) => {
  const account = await openAccount(harness);
  const own = `select id from accounts where email = '${account.email}'`;
  await harness.change(`update credentials set account_type = 'charity' where account_id = (${own})`);
  await harness.change(`update accounts set account_type = 'charity' where email = '${account.email}'`);
  await signIn(page, harness, account);
  await addBox(page, harness);
  await page.goto('/checkout');
  const main = page.getByRole('main');
  await expect(main.locator('[data-flow=checkout]')).toHaveAttribute('data-state', 'filling.ready');
  await expect(main.getByLabel('Kart numarası')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(troubles).toEqual([]);
});
