import { randomInt } from 'node:crypto';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { pathIn, type Locale } from '../../../domain/locale/index.ts';
import { newEmail } from '../../harness/customer.ts';
import { expect } from '../../harness/shop-test.ts';
import { outcomeWords } from './card-outcomes.ts';

const words = {
  tr: {
    addToCart: /Sepete ekle/,
    noCookies: 'Reddet',
    email: 'E-posta',
    password: 'Şifre',
    firstName: 'Ad',
    lastName: 'Soyad',
    phone: 'Telefon',
    agree: /Üyelik sözleşmesini/,
    register: 'Üye ol',
    toCheckout: 'Ödemeye geç',
    newAddress: 'Yeni adres ekle',
    province: 'İl',
    district: 'İlçe',
    neighbourhood: 'Mahalle',
    street: 'Cadde, sokak, kapı',
    saveAddress: 'Adresi kaydet',
    cardNumber: 'Kart numarası',
    cardHolder: 'Kartın üzerindeki ad',
    expiry: 'Son kullanma',
    cvc: 'Güvenlik kodu',
    haveRead: /okudum/,
    pay: /öde$/,
    code: 'Doğrulama kodu',
    approve: 'Onayla',
  },
  en: {
    addToCart: /Add to cart/,
    noCookies: 'Decline',
    email: 'Email',
    password: 'Password',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    agree: /membership agreement/i,
    register: 'Register',
    toCheckout: 'Go to checkout',
    newAddress: 'Add a new address',
    province: 'Province',
    district: 'District',
    neighbourhood: 'Neighbourhood',
    street: 'Street and building number',
    saveAddress: 'Save address',
    cardNumber: 'Card number',
    cardHolder: 'Name on the card',
    expiry: 'Expiry',
    cvc: 'Security code',
    haveRead: /I have read/,
    pay: /^Pay/,
    code: 'One-time code',
    approve: 'Confirm',
  },
};

/** What a shopper does, in the words a shopper reads. */
export class Shopper {
  readonly page: Page;
  readonly locale: Locale;
  readonly email: string;
  /** Unique in this shop: a phone number belongs to one account. */
  readonly phone = `5${String(randomInt(1e9)).padStart(9, '0')}`;

  constructor(page: Page, locale: Locale, email: string) {
    this.page = page;
    this.locale = locale;
    this.email = email;
  }

  get words() {
    return words[this.locale];
  }

  async open(path: string): Promise<void> {
    await this.page.goto(pathIn(this.locale, path));
  }

  /** The state of the flow on the screen, the outermost first. */
  state(): Locator {
    return this.page.locator('main [data-state]').first();
  }

  async addSuperPads(): Promise<void> {
    await this.open('/product/pad-super');
    await this.page.getByRole('button', { name: this.words.noCookies, exact: true }).click();
    await this.page.getByRole('main').getByRole('button', { name: this.words.addToCart }).first().click();
    await expect(this.page.locator('[data-live=count]').first()).toHaveText('1');
  }

  /** Registers on the way to the checkout and comes back to it. */
  async register(): Promise<void> {
    await this.open(`/auth/register?redirect=${encodeURIComponent(pathIn(this.locale, '/checkout'))}`);
    await this.fillRegistration();
  }

  /** Writes the form and sends it. */
  async fillRegistration(): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByLabel(this.words.email, { exact: true }).fill(this.email);
    await main.getByLabel(this.words.password, { exact: true }).fill('mercan-2026');
    await main.getByRole('checkbox', { name: this.words.agree }).check();
    await main.getByRole('button', { name: this.words.register, exact: true }).click();
    await expect(this.page).toHaveURL(/\/checkout/);
  }

  async writeAddress(): Promise<void> {
    await this.fillAddress();
    await expect(this.state()).toHaveAttribute('data-state', 'filling.ready');
  }

  /** The form for an account without an address, in the page itself. */
  addressForm(): Locator {
    return this.page.getByRole('main').locator('[data-address-entry]');
  }

  /** Fills the form in the page, or in the dialog when there are other addresses. */
  async fillAddress(form = this.addressForm()): Promise<void> {
    await form.getByLabel(this.words.firstName, { exact: true }).fill('Elif');
    await form.getByLabel(this.words.lastName, { exact: true }).fill('Yılmaz');
    await form.getByRole('textbox', { name: this.words.phone }).fill(this.phone);
    for (const [level, place] of [
      [this.words.province, 'İstanbul'],
      [this.words.district, 'Kadıköy'],
      [this.words.neighbourhood, 'Caferağa Mahallesi'],
    ] as const) {
      const list = form.getByLabel(level, { exact: true });
      await expect(list.locator('option', { hasText: place })).toHaveCount(1);
      await list.selectOption({ label: place });
    }
    await form.getByLabel(this.words.street).fill('Moda Cad. No 112 Daire 7');
    await form.getByRole('button', { name: this.words.saveAddress }).click();
  }

  /** Fills every field but does not press the button. */
  async fillCard(card: string): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByLabel(this.words.cardNumber).fill(card);
    await main.getByLabel(this.words.cardHolder).fill('Elif Yılmaz');
    await main.getByLabel(this.words.expiry).fill('12/30');
    await main.getByLabel(this.words.cvc).fill('123');
    await this.agree();
  }

  /** Both texts are read and accepted. */
  async agree(): Promise<void> {
    const texts = this.page.getByRole('main').getByRole('checkbox', { name: this.words.haveRead });
    await expect(texts).toHaveCount(2);
    for (const text of await texts.all()) await text.check();
  }

  async pay(card: string): Promise<void> {
    await this.fillCard(card);
    await this.page.getByRole('main').getByRole('button', { name: this.words.pay }).click();
  }

  bank(): FrameLocator {
    return this.page.frameLocator('iframe').first();
  }

  async approve(code = '283126'): Promise<void> {
    await this.bank().getByLabel(this.words.code).fill(code);
    await this.bank().getByRole('button', { name: this.words.approve, exact: true }).click();
  }

  /** The amount that the page says was charged, in kuruş. */
  async charged(): Promise<number> {
    await expect(this.page).toHaveURL(/\/purchase\/success/);
    const sentence = await this.page.getByText(outcomeWords[this.locale].charged).first().innerText();
    return Number(/₺[\d.,]+\d/.exec(sentence)?.[0].replaceAll(/\D/g, ''));
  }
}

/** A guest with a cart who registered, wrote an address and has reached the pay button. */
export async function readyToPay(page: Page, locale: Locale): Promise<Shopper> {
  const shopper = new Shopper(page, locale, newEmail());
  await shopper.addSuperPads();
  await shopper.register();
  await shopper.writeAddress();
  return shopper;
}
