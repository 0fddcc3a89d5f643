import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber } from '../support/bank.ts';
import { openLedger } from '../support/ledger.ts';
import { Shopper } from '../support/shopper.ts';
import { newEmail } from '../../harness/customer.ts';

for (const [locale, width, words] of [
  [
    'tr',
    1280,
    {
      path: '/donation-culture',
      add: /Bağış paketi ekle/,
      field: /Bağışına bir satır/,
      note: 'Geçiyor, inan.',
      way: 'Bağışın buraya değil, bir kuruma gider; bu adres faturan için.',
      done: 'Tamamdır, bağışın bizde',
    },
  ],
  [
    'en',
    360,
    {
      path: '/en/donation-culture',
      add: /Add a donation/,
      field: /A line with your donation/,
      note: 'It passes.',
      way: 'Your donation goes to an organisation, not here; this address is for your invoice.',
      done: 'All done, we have your donation',
    },
  ],
] as const)
  test.describe(`${locale}, ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, locale: locale === 'tr' ? 'tr-TR' : 'en-GB' });

    test('a line written where a donation is explained is in the checkout, can be changed there, and is in the order', async ({
      page,
      harness,
    }) => {
      const ledger = await openLedger(harness);
      const shopper = new Shopper(page, locale, newEmail());
      await shopper.open(words.path);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await page.getByRole('main').getByLabel(words.field).fill('Benimki de.');
      await expect(page.getByRole('main').locator('blockquote')).toHaveText('Benimki de.');
      await page.getByRole('main').getByRole('button', { name: words.add }).click();
      await expect(page.locator('[data-live=count]').first()).toHaveText('1');
      await shopper.register();
      await shopper.writeAddress();
      await expect(page.getByRole('main').getByText(words.way)).toBeVisible();
      await shopper.fillCard(cardNumber('succeeds'));
      const field = page.getByRole('main').getByLabel(words.field);
      await expect(field).toHaveValue('Benimki de.');
      await field.fill(words.note);
      await page.getByRole('main').getByRole('button', { name: shopper.words.pay }).click();
      await shopper.approve();
      await expect(page).toHaveURL(/\/purchase\/success/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.done);
      expect(await ledger.kinds()).toEqual(['capture']);
      await shopper.open(locale === 'tr' ? '/account/orders' : '/en/account/orders');
      await page.getByRole('main').getByRole('link', { name: /MRC-/ }).first().click();
      await expect(page.getByRole('main').getByText(`“${words.note}”`)).toBeVisible();
      await shopper.open(words.path);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await expect(page.getByRole('main').getByLabel(words.field)).toHaveValue('');
    });
  });
