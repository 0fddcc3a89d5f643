import type { Locator } from '@playwright/test';
import { expect, test } from '../../harness/shop-test.ts';
import { linkTo } from '../support/mailed-link.ts';
import { addBox, atCheckout, openAccount, signIn } from '../support/signed-in.ts';

const exactly = (text: string) => new RegExp(`${text.replaceAll(/[.?()…]/g, '\\$&')}$`);

/** Each field says what is wrong with it, to eyes and to screen readers, and the first one has the focus. */
async function expectErrors(errors: readonly (readonly [field: Locator, words: string])[]): Promise<void> {
  for (const [field, words] of errors) {
    await expect(field).toHaveAccessibleDescription(exactly(words));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(errors[0]![0]).toBeFocused();
}

async function expectValues(values: readonly (readonly [field: Locator, value: string])[]): Promise<void> {
  for (const [field, value] of values) await expect(field).toHaveValue(value);
}

test('registering an institution: every mistake is shown at its field in English, and what was typed stays', async ({
  page,
  harness,
}) => {
  const known = await openAccount(harness);
  await page.goto('/en/auth/register');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'For an organisation' }).check();
  const name = main.getByLabel('Name of the organisation', { exact: true });
  const first = main.getByLabel('First name', { exact: true });
  const last = main.getByLabel('Last name', { exact: true });
  const email = main.getByLabel('Email', { exact: true });
  const phone = main.getByRole('textbox', { name: 'Phone' });
  const password = main.getByLabel('Password', { exact: true });
  const agreement = main.getByRole('checkbox', { name: /membership agreement/ });
  const send = main.getByRole('button', { name: 'Register', exact: true });
  const [mail, number] = ['elif@', '532'];
  await first.fill('E1if');
  await email.fill(mail);
  await phone.fill(number);
  await password.fill('mercan');
  await send.click();
  await expectErrors([
    [name, 'Enter the name of the organisation.'],
    [first, 'A name contains only letters.'],
    [last, 'Enter your last name.'],
    [email, 'This doesn’t look like an email address.'],
    [phone, 'The number is missing digits.'],
    [password, 'Use at least 8 characters.'],
    [agreement, 'To register, please accept the agreement.'],
  ]);
  await expectValues([
    [first, 'E1if'],
    [email, mail],
    [phone, number],
    [password, 'mercan'],
  ]);

  await name.fill('Mor Dayanışma Derneği');
  await first.fill('Elif');
  await last.fill('Deniz');
  await email.fill(known.email);
  await phone.fill('5321234599');
  await password.fill('mercan-2026');
  await agreement.check();
  await send.click();
  await expectErrors([[email, 'There’s already an account with this. You can sign in or reset your password.']]);
  await expect(password).toHaveValue('mercan-2026');
});

test('signing in: an empty form and a wrong password', async ({ page, harness }) => {
  const { email: known } = await openAccount(harness);
  await page.goto('/auth/login');
  const main = page.getByRole('main');
  const email = main.getByLabel('E-posta', { exact: true });
  const password = main.getByLabel('Şifre', { exact: true });
  const send = main.getByRole('button', { name: 'Giriş yap', exact: true });
  await send.click();
  await expectErrors([
    [email, 'E-postanı yaz.'],
    [password, 'Şifreni yaz.'],
  ]);
  await email.fill(known);
  await password.fill('yanlis-1234');
  await send.click();
  await expect(main.getByRole('alert')).toHaveText('E-posta ya da şifre tutmadı. İkisine de bir daha bak.');
  await expectValues([
    [email, known],
    [password, 'yanlis-1234'],
  ]);
});

test('a new password: a wrong address, a weak password, and a link that works once', async ({ page, harness }) => {
  const account = await openAccount(harness);
  await page.goto('/en/auth/forgot-password');
  const main = page.getByRole('main');
  const email = main.getByLabel('Email', { exact: true });
  const send = main.getByRole('button', { name: 'Send me a link' });
  await email.fill('elif.example.com');
  await send.click();
  await expectErrors([[email, 'This doesn’t look like an email address.']]);
  await expect(email).toHaveValue('elif.example.com');
  await email.fill(account.email);
  await send.click();
  await expect(main.getByText(`Have you checked ${account.email}?`)).toBeVisible();

  const link = await linkTo(harness, account.email, /https?:\/\/\S*reset-password\S*/);
  await page.goto(link);
  const password = main.getByLabel('New password', { exact: true });
  await password.fill('fenerbahce');
  await main.getByRole('button', { name: 'Change my password' }).click();
  await expectErrors([[password, 'This password is too easy to guess. Try putting a few words together.']]);
  await expect(password).toHaveValue('fenerbahce');
  await password.fill('yeni-mercan-9');
  await main.getByRole('button', { name: 'Change my password' }).click();
  await expect(main.getByText('Your password has changed. Sign in with the new one.')).toBeVisible();
  await page.goto(link);
  await expect(main.getByRole('alert').getByText('This link no longer works.')).toBeVisible();
});

test('an address and a card: what is wrong is shown at its field, the rest stays as typed', async ({
  page,
  harness,
}) => {
  const { shopper } = await atCheckout(page, harness, 'tr');
  const main = page.getByRole('main');

  await test.step('the address', async () => {
    await shopper.open('/checkout/address');
    await main.getByRole('button', { name: 'Yeni adres ekle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Yeni adres' });
    const line = dialog.getByLabel('Cadde, sokak, kapı');
    const code = dialog.getByLabel(/^Posta kodu/);
    await expect(dialog.getByLabel('İl', { exact: true })).toBeEnabled();
    const last = dialog.getByLabel('Soyad', { exact: true });
    await last.fill('😀');
    await line.fill('Gül S.');
    await code.fill('12');
    await dialog.getByRole('button', { name: 'Adresi kaydet' }).click();
    await expectErrors([
      [last, 'Bir ad yalnızca harflerden oluşur.'],
      [dialog.getByLabel('İl', { exact: true }), 'Burası boş kalmasın.'],
      [line, 'Kurye bununla bulamaz: sokak, bina ve daire numarası olsun.'],
      [code, 'Posta kodu beş rakamdır; ilk ikisi 01 ile 81 arasındadır.'],
    ]);
    await expectValues([
      [last, '😀'],
      [line, 'Gül S.'],
      [code, '12'],
    ]);
    await page.keyboard.press('Escape');
  });

  await test.step('the card', async () => {
    await shopper.open('/checkout');
    await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
    const number = main.getByLabel('Kart numarası');
    const holder = main.getByLabel('Kartın üzerindeki ad');
    const expiry = main.getByLabel('Son kullanma');
    const cvc = main.getByLabel('Güvenlik kodu');
    for (const text of await main.getByRole('checkbox', { name: /okudum/ }).all()) await text.check();
    await number.fill('5528790000000009');
    await holder.fill('Elif 😀');
    await expiry.fill('01/20');
    await cvc.fill('12');
    await main.getByRole('button', { name: /öde$/ }).click();
    const missing = main.getByRole('region', { name: 'Ödemeden önce 4 şey kaldı' });
    await expect(missing.getByRole('heading')).toBeFocused();
    await missing.getByRole('link', { name: 'Kart numarası' }).click();
    await expectErrors([
      [number, 'Bu numarada bir rakam yanlış; karta bir daha bak.'],
      [holder, 'Adı kartın üzerindeki gibi yaz.'],
      [expiry, 'Bu kartın süresi dolmuş.'],
      [cvc, 'Güvenlik kodu üç hane.'],
    ]);
    await expectValues([
      [number, '5528 7900 0000 0009'],
      [holder, 'Elif 😀'],
      [cvc, '12'],
    ]);
    await expect(main.getByText('Henüz ödeme alınmadı.')).toBeVisible();
  });
});

test('an address that was left unsaved is there when its dialog opens again, until it is saved or discarded', async ({
  page,
  harness,
}) => {
  const { shopper } = await atCheckout(page, harness, 'tr');
  await shopper.open('/checkout/address');
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel('Adresin adı');
  const province = dialog.getByLabel('İl', { exact: true });
  const line = dialog.getByLabel('Cadde, sokak, kapı');
  const left = dialog.getByText('Kaydetmeden kapatmıştın; yazdıkların duruyor.');
  const open = (name: string) => page.getByRole('button', { name }).click();

  await open('Yeni adres ekle');
  await expect(title).toBeVisible();
  await expect(left).toBeHidden();
  await title.fill('Yazlık');
  await province.selectOption({ label: 'Muğla' });
  await line.fill('Çarşı Caddesi 4');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open('Ev adresini düzenle');
  await expect(left).toBeHidden();
  await line.fill('Moda Caddesi No 114 Daire 7');
  await dialog.getByRole('button', { name: 'Kapat' }).click();

  await open('Yeni adres ekle');
  await expect(left).toBeVisible();
  await expectValues([
    [title, 'Yazlık'],
    [province, 'tr-48'],
    [line, 'Çarşı Caddesi 4'],
  ]);
  await dialog.getByRole('button', { name: 'Yazdıklarımı sil' }).click();
  await expect(left).toBeHidden();
  await expectValues([
    [title, ''],
    [province, ''],
    [line, ''],
  ]);
  await page.keyboard.press('Escape');

  await open('Ev adresini düzenle');
  await expect(left).toBeVisible();
  await expect(line).toHaveValue('Moda Caddesi No 114 Daire 7');
  await dialog.getByRole('button', { name: 'Adresi kaydet' }).click();
  await expect(dialog).toBeHidden();
  await open('Ev adresini düzenle');
  await expect(line).toHaveValue('Moda Caddesi No 114 Daire 7');
  await expect(left).toBeHidden();
});

test('a discount code and the newsletter: what is missing is asked for', async ({ page, harness }) => {
  await addBox(page, harness);
  await signIn(page, harness, await openAccount(harness));
  const main = page.getByRole('main');
  await page.goto('/cart');
  const code = main.getByRole('textbox', { name: 'İndirim kodu' });
  await expect(code).toBeVisible();
  await main.getByRole('button', { name: 'Uygula' }).click();
  await expectErrors([[code, 'Önce kodu yaz.']]);
  await code.fill('BAHAR25');
  await main.getByRole('button', { name: 'Uygula' }).click();
  await expectErrors([[code, 'Bu kodun süresi doldu. Ürünlerin sepetinde duruyor.']]);
  await expect(code).toHaveValue('BAHAR25');

  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const email = main.getByRole('textbox', { name: 'E-posta adresin' });
  const consent = main.getByRole('checkbox', { name: /bülten/ });
  await email.fill('elif@example');
  await main.getByRole('button', { name: 'Beni de yaz' }).click();
  await expectErrors([
    [email, 'Bu adreste bir eksik var: ad@ornek.com gibi olmalı.'],
    [consent, 'Yazabilmemiz için bu kutuyu işaretlemen gerekiyor.'],
  ]);
  await expect(email).toHaveValue('elif@example');
  await email.fill('elif@example.com');
  await main.getByRole('button', { name: 'Beni de yaz' }).click();
  await expectErrors([[consent, 'Yazabilmemiz için bu kutuyu işaretlemen gerekiyor.']]);
  await consent.check();
  await main.getByRole('button', { name: 'Beni de yaz' }).click();
  await expect(main.getByText(/^Neredeyse tamam\./)).toBeVisible();
});

test('signing in with fields that a password manager filled without an event', async ({ page, harness }) => {
  const { email, password } = await openAccount(harness);
  await page.goto('/auth/login');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const main = page.getByRole('main');
  for (const [label, value] of [
    ['E-posta', email],
    ['Şifre', password],
  ] as const)
    await main.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    }, value);
  await main.getByRole('button', { name: 'Giriş yap', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
});
