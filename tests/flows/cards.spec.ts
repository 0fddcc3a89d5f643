import type { Locale } from '../../domain/locale/index.ts';
import { type CardBehaviour, TEST_CARDS } from '../../server/sandbox-bank/test-cards.ts';
import { expect, test } from '../stand/shop-test.ts';
import { cardNumber } from './bank.ts';
import { openLedger } from './ledger.ts';
import type { Shopper } from './shopper.ts';
import { addBox, atCheckout } from './signed-in.ts';

interface Refusal {
  card: CardBehaviour;
  /** What the shopper does at the bank; null: the bank's page never comes. */
  atBank: ((shopper: Shopper) => Promise<void>) | null;
  why: string;
  counted: string[];
}

const approve = (shopper: Shopper) => shopper.approve();

async function mistypeThrice(shopper: Shopper): Promise<void> {
  for (const left of ['2', '1', null]) {
    await shopper.approve('111111');
    if (left) await expect(shopper.bank().getByRole('alert')).toHaveText(`Kod doğru değil. Kalan deneme: ${left}`);
  }
}

const refusals: Record<Locale, Refusal[]> = {
  tr: [
    {
      card: 'insufficientFunds',
      atBank: approve,
      why: 'Kartın limiti ya da bakiyesi bu tutara yetmiyor. Başka bir kart deneyebilir ya da bankanla konuşup yeniden gelebilirsin.',
      counted: ['decline'],
    },
    {
      card: 'cardExpired',
      atBank: approve,
      why: 'Bu kartın süresi dolmuş. Yeni kartınla deneyebilirsin.',
      counted: ['decline'],
    },
    {
      card: 'mdStatusZero',
      atBank: approve,
      why: 'Bankan onay kodunu doğrulamadı. Yeniden dene ya da başka bir kart seç.',
      counted: [],
    },
    {
      card: 'succeeds',
      atBank: mistypeThrice,
      why: 'Bankan onay kodunu doğrulamadı. Yeniden dene ya da başka bir kart seç.',
      counted: [],
    },
  ],
  en: [
    {
      card: 'doNotHonour',
      atBank: approve,
      why: 'Your bank refused without a reason. Check that the card is open for online shopping or call them; another card may do as well.',
      counted: ['decline'],
    },
    {
      card: 'securityCodeWrong',
      atBank: approve,
      why: 'The security code did not match. Look at the three digits on the back again.',
      counted: ['decline'],
    },
    {
      card: 'mdStatusFour',
      atBank: approve,
      why: 'Your bank did not confirm the code. Try again or choose another card.',
      counted: [],
    },
    {
      card: 'initialisationFails',
      atBank: null,
      why: 'Your bank did not open its approval page. Try again a little later or choose another card.',
      counted: [],
    },
    {
      card: 'succeeds',
      atBank: (shopper) => shopper.bank().getByRole('button', { name: 'Cancel', exact: true }).click(),
      why: 'It was called off on the bank’s page. You can try again if you like.',
      counted: [],
    },
    {
      card: 'chargesWrongAmount',
      atBank: approve,
      why: 'The amount your bank named was not that of your order, so we stopped the payment.',
      counted: ['capture', 'cancel'],
    },
  ],
};

const words = {
  tr: {
    notCharged: 'Kartından para çekilmedi.',
    again: /^(Başka kartla dene|Yeniden dene)$/,
    charged: /^Ödemen alındı: /,
  },
  en: {
    notCharged: 'You have not been charged.',
    again: /^(Try another card|Try again)$/,
    charged: /^You have been charged /,
  },
};

/** The amount that the page says was charged, in kuruş. */
async function chargedOnScreen({ page, locale }: Shopper): Promise<number> {
  await expect(page).toHaveURL(/\/purchase\/success/);
  const sentence = await page.getByText(words[locale].charged).first().innerText();
  return Number(/₺[\d.,]+\d/.exec(sentence)?.[0].replaceAll(/\D/g, ''));
}

for (const locale of ['tr', 'en'] as const) {
  test(`refused cards in ${locale}: every reason is said, nothing is charged, and the next card pays once`, async ({
    page,
    stand,
  }) => {
    const { shopper, account } = await atCheckout(page, stand, locale);
    const main = page.getByRole('main');
    for (const { card, atBank, why, counted } of refusals[locale]) {
      await test.step(card, async () => {
        const ledger = await openLedger(stand);
        await shopper.pay(cardNumber(card));
        await atBank?.(shopper);
        await expect(main.getByText(why)).toBeVisible();
        await expect(main.getByText(words[locale].notCharged)).toHaveCount(1);
        expect({ counted: await ledger.kinds(), lost: await ledger.net() }).toEqual({ counted, lost: 0 });
        await main.getByRole('button', { name: words[locale].again }).click();
        await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
      });
    }
    expect(await account.orders()).toEqual([]);

    const ledger = await openLedger(stand);
    await shopper.pay(cardNumber('succeeds'));
    await shopper.approve('111111');
    await expect(shopper.bank().getByRole('alert')).toBeVisible();
    await shopper.approve();
    const charged = await chargedOnScreen(shopper);
    expect({ counted: await ledger.kinds(), lost: await ledger.net() }).toEqual({
      counted: ['capture'],
      lost: charged,
    });
    expect(await account.orders()).toHaveLength(1);
  });
}

/** Told the result twice or too early, or with a surprise only for later: the first payment goes through once. */
const accepted: CardBehaviour[] = ['callsBackTwice', 'notReversible', 'renewalNeedsChallenge', 'renewalDeclines'];

test('accepted cards: each says what was charged, and the bank counted it once', async ({ page, stand }) => {
  const { shopper, account } = await atCheckout(page, stand, 'tr');
  const again = async () => {
    await addBox(page, stand);
    await shopper.open('/checkout');
    await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  };
  for (const card of accepted) {
    await test.step(card, async () => {
      const ledger = await openLedger(stand);
      await shopper.pay(cardNumber(card));
      await shopper.approve();
      const charged = await chargedOnScreen(shopper);
      expect([await ledger.kinds(), await ledger.net()]).toEqual([['capture'], charged]);
    });
    await again();
  }
  await test.step('callsBackEarly: no code is asked for', async () => {
    const ledger = await openLedger(stand);
    await page.getByRole('checkbox', { name: /sakla/ }).check();
    await shopper.pay(cardNumber('callsBackEarly'));
    const charged = await chargedOnScreen(shopper);
    expect([await ledger.kinds(), await ledger.net()]).toEqual([['capture'], charged]);
  });
  await again();
  await test.step('the saved card: neither number nor code', async () => {
    const ledger = await openLedger(stand);
    const main = page.getByRole('main');
    await expect(main.getByRole('radio', { name: /•••• 0052/ })).toBeChecked();
    for (const text of await main.getByRole('checkbox', { name: /okudum/ }).all()) await text.check();
    await main.getByRole('button', { name: /öde$/ }).click();
    const charged = await chargedOnScreen(shopper);
    expect([await ledger.kinds(), await ledger.net()]).toEqual([['capture'], charged]);
  });
  expect(new Set(await account.orders()).size).toBe(accepted.length + 2);
});

test('no card of the bank is left out here and in silences.spec.ts', () => {
  const silent: CardBehaviour[] = ['hangsBeforeCharge', 'hangsAfterCharge', 'callsBackLate'];
  const here = [...refusals.tr, ...refusals.en].map(({ card }) => card);
  const told = new Set([...here, ...accepted, ...silent, 'callsBackEarly']);
  expect(told).toEqual(new Set(TEST_CARDS.map(({ behaviour }) => behaviour)));
});
