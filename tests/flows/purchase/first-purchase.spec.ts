import { newEmail } from '../../harness/customer.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber } from '../support/bank.ts';
import { Counter } from '../support/counter.ts';
import { openLedger } from '../support/ledger.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('from the home page to a paid order, the first time, on a phone: 12 taps and 13 fields', async ({
  page,
  harness,
  troubles,
}) => {
  const ledger = await openLedger(harness);
  const shopper = new Shopper(page, 'tr', newEmail());
  const { words } = shopper;
  const main = page.getByRole('main');
  const spent = new Counter();

  await test.step('a packet from the home page, into the cart', async () => {
    await page.goto('/');
    await spent.tap(page.getByRole('button', { name: words.noCookies, exact: true }));
    await spent.tap(main.locator('a[href^="/packet/"]').first());
    await expect(page).toHaveURL(/\/packet\//);
    await spent.tap(main.getByRole('button', { name: words.addToCart }).first());
    await expect(page.locator('[data-live=count]').first()).toHaveText('1');
    await spent.tap(page.locator('a[href="/cart"]:visible').first());
    await spent.tap(page.getByRole('dialog').getByRole('link', { name: words.toCheckout }));
  });

  await test.step('an account by e-mail and password', async () => {
    await expect(page).toHaveURL(/\/auth\/register/);
    await spent.fill(main.getByLabel(words.email, { exact: true }), shopper.email);
    await spent.fill(main.getByLabel(words.password, { exact: true }), 'mercan-2026');
    await spent.tap(main.getByRole('checkbox', { name: words.agree }));
    await spent.tap(main.getByRole('button', { name: words.register, exact: true }));
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step('the address, whose form is open', async () => {
    const form = shopper.addressForm();
    await spent.fill(form.getByLabel(words.firstName, { exact: true }), 'Elif');
    await spent.fill(form.getByLabel(words.lastName, { exact: true }), 'Yılmaz');
    await spent.fill(form.getByRole('textbox', { name: words.phone }), shopper.phone);
    await spent.choose(form.getByLabel(words.province, { exact: true }), 'İstanbul');
    await spent.choose(form.getByLabel(words.district, { exact: true }), 'Kadıköy');
    await spent.choose(form.getByLabel(words.neighbourhood, { exact: true }), 'Caferağa Mahallesi');
    await spent.fill(form.getByLabel(words.street), 'Moda Cad. No 112 Daire 7');
    await spent.tap(form.getByRole('button', { name: words.saveAddress }));
    await expect(main.getByText('Elif Yılmaz · Kadıköy')).toBeVisible();
  });

  await test.step('the card, which has the name already, and both texts', async () => {
    await spent.fill(main.getByLabel(words.cardNumber), cardNumber('succeeds'));
    await expect(main.getByLabel(words.cardHolder)).toHaveValue('Elif Yılmaz');
    await spent.fill(main.getByLabel(words.expiry), '12/30');
    await spent.fill(main.getByLabel(words.cvc), '123');
    const texts = main.getByRole('checkbox', { name: words.haveRead });
    await expect(texts).toHaveCount(2);
    for (const text of await texts.all()) await spent.tap(text);
    await spent.tap(main.getByRole('button', { name: words.pay }));
  });

  await test.step('the bank’s page', async () => {
    await spent.fill(shopper.bank().getByLabel(words.code), '283126');
    await spent.tap(shopper.bank().getByRole('button', { name: words.approve, exact: true }));
  });

  const charged = await shopper.charged();
  expect([await ledger.kinds(), await ledger.net()]).toEqual([['capture'], charged]);
  expect({ taps: spent.taps, fields: spent.fields }).toEqual({ taps: 12, fields: 13 });
  await page.goto('/account/profile');
  await expect(main.getByLabel('Ad', { exact: true })).toHaveValue('Elif');
  await expect(main.getByLabel('Soyad', { exact: true })).toHaveValue('Yılmaz');
  expect(troubles).toEqual([]);
});

test('a first address that is refused: what is wrong is shown at its field, the rest stays as typed', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'tr', newEmail());
  const { words } = shopper;
  await shopper.addSuperPads();
  await shopper.register();
  const form = shopper.addressForm();
  const first = form.getByLabel(words.firstName, { exact: true });
  const province = form.getByLabel(words.province, { exact: true });
  const street = form.getByLabel(words.street);
  await first.fill('Elif');
  await expect(province).toBeEnabled();
  await province.selectOption({ label: 'İstanbul' });
  await street.fill('Gül S.');
  await form.getByRole('button', { name: words.saveAddress }).click();
  const last = form.getByLabel(words.lastName, { exact: true });
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleDescription('Teslim alacak kişinin soyadını yaz.');
  await expect(street).toHaveAccessibleDescription('Kurye bununla bulamaz: sokak, bina ve daire numarası olsun.');
  await expect(form.getByLabel(/^Adresin adı/)).not.toHaveAttribute('aria-invalid', 'true');

  const main = page.getByRole('main');
  await main.locator('[data-pay]').click();
  await expect(main.getByRole('heading', { name: /^Ödemeden önce \d şey kaldı$/ })).toBeFocused();
  await main.getByRole('link', { name: 'Teslimat adresi', exact: true }).click();
  await expect(first).toBeFocused();
  const values = await Promise.all([first, province, street].map((field) => field.inputValue()));
  expect(values).toEqual(['Elif', 'tr-34', 'Gül S.']);
});

test('a first order with a separate billing address: it is filled in second, and paying waits for it', async ({
  page,
  harness,
  troubles,
}) => {
  const ledger = await openLedger(harness);
  const shopper = new Shopper(page, 'tr', newEmail());
  const main = page.getByRole('main');
  await shopper.addSuperPads();
  await shopper.register();
  const elsewhere = main.getByRole('checkbox', { name: 'Fatura başka bir adrese kesilsin' });
  await elsewhere.check();
  await shopper.fillAddress();
  await expect(main.getByText('Elif Yılmaz · Kadıköy')).toBeVisible();
  await expect(elsewhere).toBeChecked();
  await shopper.pay(cardNumber('succeeds'));
  await expect(main.getByRole('heading', { name: 'Ödemeden önce bir şey kaldı' })).toBeFocused();
  await main.getByRole('link', { name: 'Fatura adresi', exact: true }).click();
  const form = shopper.addressForm();
  await expect(form.getByLabel(shopper.words.firstName, { exact: true })).toBeFocused();
  expect(await ledger.kinds()).toEqual([]);
  await form.getByLabel(/^Adresin adı/).fill('Şirket');
  await shopper.fillAddress();
  await expect(main.getByText('Fatura adresi: Şirket')).toBeVisible();
  await shopper.agree();
  // The list above the button disappears and the button moves up: wait for it.
  await expect(main.getByRole('heading', { name: 'Ödemeden önce bir şey kaldı' })).toHaveCount(0);
  await main.getByRole('button', { name: shopper.words.pay }).click();
  await shopper.approve();
  const charged = await shopper.charged();
  expect([await ledger.kinds(), await ledger.net()]).toEqual([['capture'], charged]);
  expect(troubles).toEqual([]);
});
