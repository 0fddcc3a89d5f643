import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber, hurryUntil } from '../support/bank.ts';
import { outcomeWords } from '../support/card-outcomes.ts';
import { openLedger } from '../support/ledger.ts';
import { atCheckout } from '../support/signed-in.ts';

const words = {
  tr: {
    lost: 'Siparişin bize ulaşmamış olabilir',
    promised: /e-posta|Bankana gönderildi/,
    notReceived: 'Siparişin bize ulaşmadı.',
    notCharged: 'Bu deneme için kartından para çekilmedi.',
  },
  en: {
    lost: 'We may not have received your order',
    promised: /email|Sent to your bank/,
    notReceived: 'We did not receive your order.',
    notCharged: 'Your card has not been charged for this attempt.',
  },
};

test.beforeEach(({ page }) => page.clock.install());

for (const locale of ['tr', 'en'] as const) {
  const { lost, promised, notReceived, notCharged } = words[locale];
  const { endUnknown } = outcomeWords[locale];
  test(`an order that never left the browser (${locale}): nothing is promised, it is asked for by itself, and sent again it is the same one`, async ({
    page,
    context,
    harness,
  }) => {
    const ledger = await openLedger(harness);
    const { shopper, account } = await atCheckout(page, harness, locale);
    const main = page.getByRole('main');
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/3ds/buy-request')) keys.push(request.headers()['idempotency-key']);
    });

    const button = main.getByRole('button', { name: shopper.words.pay });
    await shopper.fillCard(cardNumber('succeeds'));
    await expect(button).toBeEnabled();
    await context.setOffline(true);
    await button.click();
    await hurryUntil(page, lost);
    await expect(main.getByText(endUnknown)).toBeVisible();
    await expect(main.getByText(promised)).toHaveCount(0);
    // The picture was loaded while the network was there.
    const scene = main.locator('img[src*="/art/offline."]');
    expect(await scene.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await context.setOffline(false);
    await hurryUntil(page, notReceived);
    const notice = main.locator('[data-notice=notReceived]');
    await expect(notice).toContainText(notCharged);
    await expect(notice).toBeFocused();
    expect({ counted: await ledger.kinds(), orders: await account.orders() }).toEqual({ counted: [], orders: [] });

    await shopper.pay(cardNumber('succeeds'));
    await shopper.approve();
    await shopper.charged();
    expect(await ledger.kinds()).toEqual(['capture']);
    expect(await account.orders()).toHaveLength(1);
    expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
  });
}
