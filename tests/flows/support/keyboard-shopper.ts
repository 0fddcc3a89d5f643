import type { Locator } from '@playwright/test';
import { expect } from '../../harness/shop-test.ts';
import type { AtBank } from './card-outcomes.ts';
import { outcomeWords } from './card-outcomes.ts';
import type { Keyboard } from './keyboard.ts';
import type { Shopper } from './shopper.ts';

/** What a shopper does, with the keyboard alone. */
export class KeyboardShopper {
  readonly keys: Keyboard;
  readonly shopper: Shopper;

  constructor(keys: Keyboard, shopper: Shopper) {
    this.keys = keys;
    this.shopper = shopper;
  }

  get main(): Locator {
    return this.keys.page.getByRole('main');
  }

  /** After a change of state its heading has the focus and is in view. */
  async expectHeading(name: string | RegExp): Promise<void> {
    const heading = this.main.getByRole('heading', { level: 1, name });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  }

  async register(): Promise<void> {
    const { keys, main, shopper } = this;
    const { email, password, agree, register } = shopper.words;
    await keys.typeInto(main.getByLabel(email, { exact: true }), shopper.email);
    await keys.typeInto(main.getByLabel(password, { exact: true }), 'mercan-2026');
    await keys.tabToAndPress(main.getByRole('checkbox', { name: agree }), 'Space');
    await keys.tabToAndPress(main.getByRole('button', { name: register, exact: true }));
  }

  /** Fills in and saves the first address. */
  async writeAddress(): Promise<void> {
    const { keys, shopper } = this;
    const form = shopper.addressForm();
    const { firstName, lastName, phone, province, district, neighbourhood, street, saveAddress } = shopper.words;
    await keys.typeInto(form.getByLabel(firstName, { exact: true }), 'Elif');
    await keys.typeInto(form.getByLabel(lastName, { exact: true }), 'Deniz');
    await keys.typeInto(form.getByRole('textbox', { name: phone }), shopper.phone);
    for (const [level, typed] of [
      [province, 'ank'],
      [district, 'a'],
      [neighbourhood, 'a'],
    ] as const) {
      const list = form.getByLabel(level, { exact: true });
      await expect(list).toBeEnabled();
      await keys.typeInto(list, typed);
      await expect(list).not.toHaveValue('');
    }
    await keys.typeInto(form.getByLabel(street), 'Gül Sokak No 4 Daire 2');
    await keys.tabToAndPress(form.getByRole('button', { name: saveAddress }));
    await expect(this.shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  }

  async writeCard(card: string): Promise<void> {
    const { keys, main } = this;
    const { cardNumber, cardHolder, expiry, cvc } = this.shopper.words;
    await keys.typeInto(main.getByLabel(cardNumber), card);
    const holder = main.getByLabel(cardHolder);
    await keys.tabTo(holder);
    // After a refusal the name is still there, and the number is not.
    if ((await holder.inputValue()) === '') await keys.page.keyboard.type('Elif Deniz');
    await keys.typeInto(main.getByLabel(expiry), '1230');
    await keys.typeInto(main.getByLabel(cvc), '123');
  }

  async acceptContracts(): Promise<void> {
    for (const text of await this.main.getByRole('checkbox', { name: this.shopper.words.haveRead }).all())
      if (!(await text.isChecked())) await this.keys.tabToAndPress(text, 'Space');
  }

  async pay(card: string): Promise<void> {
    await this.writeCard(card);
    await this.acceptContracts();
    await this.keys.tabToAndPress(this.main.getByRole('button', { name: this.shopper.words.pay }));
  }

  async approve(code = '283126'): Promise<void> {
    await this.keys.typeInto(this.shopper.bank().getByLabel(this.shopper.words.code), code);
    await this.keys.press('Enter');
  }

  async doAtBank(action: AtBank): Promise<void> {
    const bank = this.shopper.bank();
    if (action === 'approves') await this.approve();
    if (action === 'cancels') await this.keys.tabToAndPress(bank.getByRole('button', { name: 'Cancel', exact: true }));
    if (action !== 'mistypesThrice') return;
    for (const left of ['2', '1', null]) {
      await this.approve('111111');
      const { triesLeft } = outcomeWords[this.shopper.locale];
      if (left) await expect(bank.getByRole('alert')).toHaveText(`${triesLeft} ${left}`);
    }
  }
}
