import { cardNumber } from '../support/bank.ts';
import { type Locale, pathIn } from '../../../domain/locale/index.ts';
import type { Locator } from '@playwright/test';
import { Examiner, type Look } from '../../accessibility/examiner.ts';
import { moveParcel, operate, readOps } from '../../harness/operate.ts';
import { newCard } from '../../harness/order-request.ts';
import { buyBoxes } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { Keyboard } from '../support/keyboard.ts';
import { openLedger } from '../support/ledger.ts';
import { orderWords } from '../support/order-words.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

// The ledger counts every payment of a shop: this file has its own.
test.use({ harnessName: 'orders' });
// Every focus stop is checked, and axe checks every page.

const looks: Record<Locale, Look> = {
  tr: { colorScheme: 'light', width: 1280 },
  en: { colorScheme: 'dark', width: 360 },
};

const mailed = [
  'orderCancelled',
  'orderConfirmation',
  'orderConfirmation',
  'orderDelivered',
  'orderShipped',
  'refundAnswered',
  'refundAnswered',
  'refundAsked',
  'refundAsked',
  'refundDone',
  'refundDone',
  'welcome',
];

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const locale of ['tr', 'en'] as const) {
  const { width } = looks[locale];
  test(`the whole story of an order by keys alone, in ${locale} at ${width}: note, parcel, review, one box back and then the rest, to the kuruş [DIALOG-10 DIALOG-12 DIALOG-13]`, async ({
    page,
    harness,
    troubles,
  }) => {
    const { shopUrl } = harness;
    const says = orderWords[locale];
    await page.setViewportSize({ width, height: 800 });
    const account = await openAccount(harness);
    const { call, email } = account;
    const [home] = (await call('GET', 'user/addresses')).data;
    await call('POST', 'user/coupons/redeem', { code: 'KAMPUS50' });
    const ledger = await openLedger(harness);
    const buy = (quantity: number, useAccountBalance: boolean) => {
      const card = newCard(cardNumber('succeeds'), false);
      return buyBoxes(shopUrl, call, { addressId: home._id, card, quantity, useAccountBalance });
    };
    const id = await buy(3, true);
    const [number = ''] = await account.orders();
    const balance = async () => (await call('POST', 'user/users/account-balance')).data.balance.amount;
    await signIn(page, harness, account);
    // Acknowledges the payment by API, so that this page does not show its end.
    const acknowledge = async () => {
      const { attemptId } = (await call('GET', 'user/attempts/open')).data;
      await call('POST', `user/attempts/purchase/${attemptId}/acknowledge`);
    };
    await acknowledge();

    const keys = new Keyboard(page);
    const examiner = new Examiner(page, locale);
    const look = (what: string) => examiner.look(what, [looks[locale]]);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    const press = (name: string) => keys.tabToAndPress(button(name));
    const follow = (name: string) => keys.tabToAndPress(main.getByRole('link', { name, exact: true }));
    /** The previous control must have moved the focus to this one. */
    const pressHere = async (name: string, key = 'Enter') => {
      await expect(main.getByRole(key === 'Space' ? 'checkbox' : 'button', { name, exact: true })).toBeFocused();
      await keys.press(key);
    };
    const pressAbove = async (target: Locator) => {
      await keys.tabTo(target, 'Shift+Tab');
      await keys.press('Enter');
    };
    const toOrder = async () => {
      await page.goto(pathIn(locale, '/account/orders'));
      await follow(number);
      await expect(main.getByText(number)).toBeVisible();
    };
    const retype = async (name: string, text: string) => {
      await expect(main.getByLabel(name)).toBeFocused();
      await keys.press('Control+a');
      await keys.press('Delete');
      await page.keyboard.type(text);
    };
    const paid = await ledger.net();
    expect([paid, await balance()]).toEqual([36_970, 0]);

    await test.step('a note is written, and changed; nothing is no note', async () => {
      await toOrder();
      await press(says.write);
      await retype(says.note, 'Kendine iyi bak.');
      await press(says.put);
      await expect(main.getByRole('blockquote')).toHaveText('Kendine iyi bak.');
      await pressHere(says.change);
      await retype(says.note, '');
      await press(says.put);
      await expect(main.getByText(says.missing)).toBeVisible();
      await retype(says.note, 'Sen sıcak tut, ben gelirim.');
      await look('a note being written');
      await press(says.put);
      await expect(main.getByRole('blockquote')).toHaveText('Sen sıcak tut, ben gelirim.');
    });

    await test.step('packed meanwhile, the note stays as it was, and the page says why', async () => {
      await pressHere(says.change);
      await retype(says.note, 'Bunu unutma.');
      await moveParcel(shopUrl, number, 'pack');
      await press(says.put);
      await expect(main.getByText(says.packed)).toBeVisible();
      await expect(main.getByRole('blockquote')).toHaveText('Sen sıcak tut, ben gelirim.');
      await expect(button(says.cancel)).toHaveCount(0);
    });

    await test.step('a problem is reported once', async () => {
      await press(says.report);
      await expect(main.getByLabel(says.problem)).toBeFocused();
      await keys.press('Tab');
      await retype(says.details, 'Zil çalışmıyor.');
      await press(says.send);
      await expect(main.getByText(says.reported)).toBeVisible();
      await expect(button(says.report)).toHaveCount(0);
    });

    await test.step('delivered: its receipt, what was accepted, and a review of it', async () => {
      await moveParcel(shopUrl, number, 'ship', 'out', 'deliver');
      await toOrder();
      await look('an order that has arrived');
      await press(says.where);
      await expect(dialog.getByText('104512345678')).toBeVisible();
      await look('where a parcel is');
      await keys.press('Escape');
      await expect(button(says.where)).toBeFocused();
      if (locale === 'tr') {
        const corner = page.getByRole('complementary', { name: 'Geçen kutun nasıldı?' });
        await page.goto('/cart');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(corner).toHaveCount(0);
        await page.goto('/');
        const star = corner.getByRole('button', { name: says.stars(4) });
        await star.focus();
        await look('a corner that asks about a box');
        await keys.press('Enter');
      } else {
        await press(says.review);
        await keys.tabTo(dialog.getByRole('radio', { name: says.stars(1) }));
        for (let points = 1; points < 4; points += 1) await keys.press('ArrowRight');
      }
      await expect(dialog.getByRole('radio', { name: says.stars(4) })).toBeChecked();
      await keys.typeInto(dialog.getByLabel(says.experience), `Gece kalkmadım, ${locale}.`);
      const send = dialog.getByRole('button', { name: says.send, exact: true });
      await keys.tabToAndPress(send);
      await expect(dialog.getByText(says.accept)).toBeVisible();
      await expect(dialog.getByRole('checkbox')).toBeFocused();
      await keys.press('Space');
      await look('a review being written');
      await keys.tabToAndPress(send);
      await expect(dialog.locator('[data-state=done]')).toBeVisible();
      await keys.press('Escape');
      await expect(button(says.review)).toHaveCount(0);
      const download = page.waitForEvent('download');
      await press(says.receipt);
      expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
      await press(says.agreement);
      await expect(dialog).toBeVisible();
      await look('what was accepted');
      await keys.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('one of three boxes: its reason, a picture, what it brings, and no money yet', async () => {
      await pressAbove(main.getByRole('link', { name: says.giveBack, exact: true }));
      await press(says.lookOver);
      await expect(main.getByText(says.chooseFirst)).toBeVisible();
      await pressAbove(button(says.more));
      await keys.tabToAndPress(main.getByRole('radio', { name: says.changedMind }), 'Space');
      await press(says.lookOver);
      await expect(main.getByText(says.law)).toBeVisible();
      await pressHere(says.unopened, 'Space');
      await main
        .locator('input[type=file]')
        .setInputFiles({ name: 'kutu.png', mimeType: 'image/png', buffer: picture });
      await expect(main.getByText('kutu.png', { exact: true })).toBeVisible();
      await look('a choice of what goes back');
      await press(says.lookOver);
      await expect(page).toHaveURL(/\/summary$/);
      for (const amount of says.third) await expect(main.getByText(amount).first()).toBeVisible();
      await page.goBack();
      await press(says.lookOver);
      await look('the summary of a return');
      await press(says.sendRequest);
      await expect(main.getByText(/MERCAN-IADE/)).toBeVisible();
      await expect(page).toHaveURL(/\/successful$/);
      await look('a return that was asked for');
      expect([await ledger.net(), await balance()]).toEqual([paid, 0]);
      await operate(shopUrl, `refunds/${number}/accept`, { resaleable: true });
      await expect.poll(() => ledger.net()).toBe(paid - 12_323);
      expect(await balance()).toBe(16.66);
    });

    await test.step('then the rest, and every kuruş is back where it came from', async () => {
      await toOrder();
      await expect(main.getByText(says.partly).first()).toBeVisible();
      await follow(says.seeReturn);
      await expect(main.getByText(says.backWithYou)).toBeVisible();
      await look('a return that was answered');
      await press(says.another);
      await press(says.more);
      await keys.press('Enter');
      await keys.tabTo(main.getByRole('radio', { name: says.changedMind }));
      await keys.press('ArrowRight');
      await expect(main.getByRole('radio', { name: says.damaged })).toBeChecked();
      await press(says.lookOver);
      for (const amount of says.rest) await expect(main.getByText(amount).first()).toBeVisible();
      await press(says.sendRequest);
      await expect(main.getByText(/MERCAN-IADE/)).toBeVisible();
      await operate(shopUrl, `refunds/${number}/accept`, {});
      await expect.poll(() => ledger.net()).toBe(0);
      expect([await balance(), await ledger.kinds()]).toEqual([50, ['capture', 'refund', 'refund']]);
      await page.goto(pathIn(locale, '/account/orders'));
      await expect(main.getByText(says.fully)).toBeVisible();
    });

    await test.step('another order is cancelled, and repaid', async () => {
      const second = await buy(1, false);
      await acknowledge();
      await page.goto(pathIn(locale, `/account/orders/${second}`));
      await press(says.cancel);
      await pressAbove(dialog.getByRole('button', { name: says.cancel, exact: true }));
      await expect(main.getByText(says.goesBack)).toBeVisible();
      await look('an order that is cancelled');
      await expect.poll(() => ledger.net()).toBe(0);
    });

    await test.step('what was in it goes into the cart once more', async () => {
      await press(says.again);
      await expect(page).toHaveURL(/\/cart$/);
      await expect(main.getByRole('heading', { name: says.pads })).toBeVisible();
    });

    await test.step('what the shop holds and has written agrees', async () => {
      const [called, first] = (await call('POST', 'getAllOrders', {})).data.items;
      expect([first._id, first.status, called.status, await balance()]).toEqual([
        id,
        'REFUNDED_FULLY',
        'CANCELLED',
        50,
      ]);
      const outbox = await fetch(`${shopUrl}/sandbox/outbox.json?to=${encodeURIComponent(email)}`);
      const mails = ((await outbox.json()) as { kind: string }[]).map(({ kind }) => kind);
      expect(mails.toSorted()).toEqual(mailed);
      const [{ _id: review }] = (await readOps(shopUrl, 'reviews')).data.items;
      const said = page.getByText(`Gece kalkmadım, ${locale}.`);
      const toProduct = () => page.goto(pathIn(locale, '/product/pad-super-12'));
      await toProduct();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(said).toHaveCount(0);
      await operate(shopUrl, `reviews/${review}`, { state: 'published' });
      await expect(async () => {
        await toProduct();
        await expect(said).toBeVisible({ timeout: 1000 });
      }).toPass();
    });
    expect(examiner.found).toEqual([]);
    expect(troubles).toEqual(['Failed to load resource: the server responded with a status of 409 (Conflict)']);
  });
}
