import { ALL_ACCEPTED } from '../../../domain/consent/index.ts';
import { newEmail } from '../../harness/customer.ts';
import { expect, test as base } from '../../harness/shop-test.ts';
import { openHarness, type Harness } from '../../harness/harness.ts';
import { cardNumber, passMinutes } from '../support/bank.ts';
import { openGoogle } from './fake-google.ts';
import { linkTo } from '../support/mailed-link.ts';
import {
  added,
  addSuperPads,
  allOf,
  answerCookies,
  count,
  type Counts,
  heard,
  leaveAtBank,
  payByBalance,
  signedIn,
  visit,
} from './measured-visit.ts';
import { Shopper } from '../support/shopper.ts';
import { openAccount } from '../support/signed-in.ts';

// Every event is counted: this shop has no other visitors.
const test = base.extend<object, { harness: Harness }>({
  harness: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const google = await openGoogle(newEmail());
      const harness = await openHarness(google.settings);
      await use(harness);
      await harness.close();
      await google.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

const softly = expect.configure({ soft: true });

test.use({ actionTimeout: 20_000 });

test('each action of a visitor is one event, and nothing is measured without consent [EVENT-1 EVENT-2 EVENT-3 EVENT-4 EVENT-5 EVENT-6 EVENT-7 EVENT-8 EVENT-9 EVENT-14]', async ({
  browser,
  harness,
}) => {
  test.setTimeout(240_000);
  const told: Counts[] = [];
  const nothing = await count(harness);
  /** Runs a story and asserts the events that are stored for it. */
  const expectCounts = async (name: string, table: Counts, act: () => Promise<unknown>) =>
    test.step(name, async () => {
      const before = await count(harness);
      await act();
      await softly
        .poll(async () => added(before, await count(harness)), { message: name, timeout: 12_000 })
        .toEqual(table);
      told.push(table);
    });

  const first = await visit(browser, harness);
  const elif = new Shopper(first.page, 'tr', newEmail());
  const main = first.page.getByRole('main');
  const bought: Counts = {
    AddPaymentInfo: [1, 118.9],
    Purchase: [1, 118.9],
    Subscribe: [1, 118.9],
    FirstPurchase: [1, 118.9],
  };
  const begun: Counts = { AddToCart: [1, 118.9], InitiateCheckout: [1, 118.9], AddAddressInfo: [1, 118.9] };
  await expectCounts(
    'by card, with a refused code and a reload of the checkout',
    {
      // Home, product, cart, registering, checkout twice, the paid order.
      PageView: [7, 0],
      ViewCart: [1, 0],
      PromoCodeRefused: [1, 0],
      Signup: [1, 0],
      ...begun,
      ...bought,
    },
    async () => {
      await first.page.goto('/');
      await answerCookies(first.page, 'Kabul et');
      await addSuperPads(first.page, true);
      await first.page.goto('/cart');
      const refused = heard(first.page, 'PromoCodeRefused');
      await main.getByRole('textbox', { name: 'İndirim kodu' }).fill('OLMAYANKOD');
      await main.getByRole('button', { name: 'Uygula' }).click();
      await expect(main.getByText('Geçersiz promosyon kodu')).toBeVisible();
      await refused;
      await elif.register();
      const addressed = heard(first.page, 'AddAddressInfo');
      await elif.writeAddress();
      await addressed;
      const again = heard(first.page, 'PageView');
      await first.page.reload();
      await again;
      await expect(elif.state()).toHaveAttribute('data-state', 'filling.ready');
      await elif.pay(cardNumber('succeeds'));
      await elif.approve();
      await elif.charged();
    },
  );

  await expectCounts(
    'the same again, from the order, by the balance alone',
    {
      // The orders, the order, the cart, the checkout, the paid order.
      PageView: [5, 0],
      ViewCart: [1, 0],
      AddToCart: [1, 139.9],
      InitiateCheckout: [1, 139.9],
      AddAddressInfo: [1, 139.9],
      AddPaymentInfo: [1, 139.9],
      Purchase: [1, 139.9],
    },
    async () => {
      await harness.change(`update accounts set balance_kurus = 50000 where email = '${elif.email}'`);
      const listing = heard(first.page, 'PageView');
      await first.page.goto('/account/orders');
      await listing;
      await main.locator('a[href^="/account/orders/"]').first().click();
      const cancel = { name: 'Siparişi iptal et', exact: true };
      await main.getByRole('button', cancel).click();
      await first.page.getByRole('dialog').getByRole('button', cancel).click();
      const looking = heard(first.page, 'ViewCart');
      await main.getByRole('button', { name: 'Sepete koy' }).click();
      await looking;
      await expect(first.page.locator('[data-live=count]').first()).toHaveText('1');
      await payByBalance(first.page, elif);
    },
  );

  // Pages: the button's, the same after Google's, home. Before the clock is moved: the provider's tokens use real time.
  for (const [name, table] of [
    ['who comes by Google for the first time', { PageView: [3, 0], Signup: [1, 0] }],
    ['who comes by Google again', { PageView: [3, 0], Login: [1, 0] }],
  ] as [string, Counts][]) {
    const { page } = await visit(browser, harness);
    await expectCounts(name, table, async () => {
      await page.goto('/auth/login');
      await answerCookies(page, 'Kabul et');
      await page.getByRole('button', { name: 'Google ile devam et' }).click();
      await expect(page).not.toHaveURL(/auth/);
    });
  }

  const left = await visit(browser, harness);
  const account = await openAccount(harness);
  const { page: tab } = left;
  await expectCounts(
    'by card, whose tab is closed when the bank has agreed',
    { PageView: [2, 0], ...begun, ...bought },
    async () => {
      await tab.context().addCookies(signedIn(harness, account, ALL_ACCEPTED));
      await addSuperPads(tab, true);
      const addressed = heard(tab, 'AddAddressInfo');
      await tab.goto('/checkout');
      await addressed;
      await leaveAtBank(tab, new Shopper(tab, 'tr', account.email), true);
      await passMinutes(harness, 5);
    },
  );

  const { page: late } = await visit(browser, harness);
  const other = await openAccount(harness);
  await expectCounts(
    'by card after the tab was closed at the bank and a mail led back to the cart',
    // Pages: the mail's cart, product, checkout in each tab, paid order; both tabs are of one checkout.
    {
      PageView: [5, 0],
      ViewCart: [1, 0],
      AddToCart: [1, 118.9],
      InitiateCheckout: [1, 118.9],
      AddAddressInfo: [1, 118.9],
      AddPaymentInfo: [2, 237.8],
      Purchase: [1, 118.9],
      Subscribe: [1, 118.9],
      FirstPurchase: [1, 118.9],
    },
    async () => {
      await late.context().addCookies(signedIn(harness, other, ALL_ACCEPTED));
      await addSuperPads(late, true);
      const addressed = heard(late, 'AddAddressInfo');
      await late.goto('/checkout');
      await addressed;
      await leaveAtBank(late, new Shopper(late, 'tr', other.email), false);
      await passMinutes(harness, 45);
      const link = await linkTo(harness, other.email, /https?:\/\/\S+\/cart/);
      const back = await late.context().newPage();
      const returned = new Shopper(back, 'tr', other.email);
      const viewing = heard(back, 'ViewCart');
      await back.goto(link);
      await viewing;
      await back.goto('/checkout');
      // It says that nothing was charged.
      await expect(returned.state()).toHaveAttribute('data-state', 'declined');
      await back
        .getByRole('main')
        .getByRole('button', { name: /^(Başka kartla dene|Yeniden dene)$/ })
        .click();
      await expect(returned.state()).toHaveAttribute('data-state', 'filling.ready');
      await returned.pay(cardNumber('succeeds'));
      await returned.approve();
      await returned.charged();
    },
  );

  const silent = await visit(browser, harness);
  await expectCounts('who says no buys, and nothing is stored', {}, async () => {
    await silent.page.goto('/');
    await answerCookies(silent.page, 'Reddet');
    await addSuperPads(silent.page, false);
    const shopper = new Shopper(silent.page, 'tr', newEmail());
    await shopper.register();
    await shopper.writeAddress();
    await shopper.pay(cardNumber('succeeds'));
    await shopper.approve();
    await shopper.charged();
  });
  expect(silent.asked).toEqual([]);

  const changed = await visit(browser, harness);
  await expectCounts(
    'who takes it back is measured up to then, and buys',
    { PageView: [2, 0], AddToCart: [1, 118.9] },
    async () => {
      await changed.page.goto('/');
      await answerCookies(changed.page, 'Kabul et');
      await addSuperPads(changed.page, true);
      await changed.page.getByRole('button', { name: 'Çerez tercihleri' }).click();
      const taken = changed.page.waitForResponse(/\/web\/track$/);
      await changed.page.getByRole('dialog').getByRole('button', { name: 'Hepsini reddet' }).click();
      await taken;
      const before = changed.asked.length;
      const shopper = new Shopper(changed.page, 'tr', newEmail());
      await shopper.register();
      await shopper.writeAddress();
      await shopper.pay(cardNumber('succeeds'));
      await shopper.approve();
      await shopper.charged();
      expect(changed.asked.slice(before)).toEqual([]);
    },
  );

  const undone = await visit(browser, harness);
  await expectCounts(
    'who takes something out of the cart and puts it back has added it once',
    { PageView: [3, 0], ViewCart: [1, 0], AddToCart: [1, 118.9] },
    async () => {
      await undone.page.goto('/');
      await answerCookies(undone.page, 'Kabul et');
      await addSuperPads(undone.page, true);
      const looking = heard(undone.page, 'ViewCart');
      await undone.page.goto('/cart');
      await looking;
      const cart = undone.page.getByRole('main');
      await cart.getByRole('button', { name: /: çıkar$/ }).click();
      await cart.getByRole('button', { name: 'Geri koy' }).click();
      await expect(undone.page.locator('[data-live=count]').first()).toHaveText('1');
    },
  );

  const twice = await visit(browser, harness);
  await expectCounts('who takes it back in a second tab is measured in neither', { PageView: [2, 0] }, async () => {
    await twice.page.goto('/');
    await answerCookies(twice.page, 'Kabul et');
    const second = await twice.page.context().newPage();
    const shown = heard(second, 'PageView');
    await second.goto('/');
    await shown;
    await second.getByRole('button', { name: 'Çerez tercihleri' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Hepsini reddet' }).click();
    // Each tab's visit begins, and ends.
    await expect.poll(() => twice.asked.filter((url) => url.endsWith('/web/track')).length).toBe(4);
    const before = twice.asked.length;
    await addSuperPads(twice.page, false);
    await twice.page.goto('/cart');
    await second.goto('/cart');
    await expect(second.locator('[data-live=count]').first()).toHaveText('1');
    // The first tab may send the choice as well.
    expect(twice.asked.slice(before).filter((url) => !url.endsWith('/web/track'))).toEqual([]);
  });

  await Promise.all(browser.contexts().map((context) => context.close()));
  expect(await count(harness)).toEqual({ ...nothing, ...allOf(told) });
});
