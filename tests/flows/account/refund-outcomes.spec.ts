import { randomUUID } from 'node:crypto';
import { cardNumber } from '../../../server/modules/checkout/testing.ts';
import { refundFlow } from '../../../machines/refund/refund.spec.ts';
import { moveParcel, operate } from '../../harness/operate.ts';
import { newCard } from '../../harness/order-request.ts';
import { buyBoxes } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { openLedger } from '../support/ledger.ts';
import { endSession, openAccount, signInApart } from '../support/signed-in.ts';

// The ledger counts every payment of a shop: this file has its own.
test.use({ harnessName: 'orders' });

/** Outcomes as the model names them: `preview.failed.linesRefused`. */
const outcomes = Object.entries(refundFlow.outcomes).flatMap(([call, ends]) =>
  Object.entries(ends).flatMap(([end, named]) => Object.keys(named).map((name) => `${call}.${end}.${name}`)),
);

const calls = {
  read: '**/refundable-lines',
  preview: '**/refund/*/preview',
  upload: '**/refund/*/pictures',
  request: /\/user\/refund\/[\w-]+$/,
  withdraw: '**/refund/*/withdraw',
};

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a return reaches every outcome of its model on the real server and bank [DIALOG-13]', async ({
  page,
  harness,
}) => {
  const { shopUrl } = harness;
  const account = await openAccount(harness);
  const { call, email, password } = account;
  const [home] = (await call('GET', 'user/addresses')).data;
  await call('POST', 'user/coupons/redeem', { code: 'KAMPUS50' });
  const ledger = await openLedger(harness);
  const card = newCard(cardNumber('succeeds'), false);
  const buy = async (wanted: { quantity: number; slug?: string; useAccountBalance?: boolean }) => {
    const id = await buyBoxes(shopUrl, call, { addressId: home._id, card, ...wanted });
    const { attemptId } = (await call('GET', 'user/attempts/open')).data;
    await call('POST', `user/attempts/purchase/${attemptId}/acknowledge`);
    return id;
  };
  const orderId = await buy({ quantity: 7, useAccountBalance: true });
  const [number = ''] = await account.orders();
  await moveParcel(shopUrl, number, 'pack', 'ship', 'deliver');

  page.setDefaultTimeout(10_000);
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const played: string[] = [];
  /** Asserts the state and notes the outcome that led to it. */
  const ends = async (outcome: string, state: string, words?: string | RegExp) => {
    await expect(main.locator('[data-state]').first()).toHaveAttribute('data-state', state);
    if (words) await expect(main.getByText(words).first()).toBeVisible();
    played.push(outcome);
  };
  const cut = (which: keyof typeof calls) =>
    page.route(calls[which], (route) => route.abort('internetdisconnected'), { times: 1 });
  const path = (id = orderId) => `/account/orders/refund/${id}`;
  /** Ends the session, so that the next request is answered 401. */
  const endsBefore = async () => {
    // Requests still under way must not get that answer first.
    await page.waitForLoadState('networkidle');
    await endSession(page, harness);
  };
  const comesBack = async () => {
    await main.getByRole('link', { name: 'Giriş yap, devam et' }).click();
    await main.getByLabel('E-posta', { exact: true }).fill(email);
    await main.getByLabel('Şifre', { exact: true }).fill(password);
    await press('Giriş yap');
    await expect(page).not.toHaveURL(/\/auth\//);
  };
  /** The same customer requests a return on another device. */
  const askElsewhere = async (quantity: number) => {
    const { lines } = (await call('GET', `user/refund/${orderId}/refundable-lines`)).data;
    const items = [{ _line: lines[0]._line, quantity, reason: 'DAMAGED', isUnopened: false }];
    const { refundAmount } = (await call('POST', `user/refund/${orderId}/preview`, { items })).data;
    const answer = await call('POST', `user/refund/${orderId}`, { items, refundAmount }, randomUUID());
    expect(answer.status).toBe(201);
  };
  // Retried while the bank still processes the return accepted before.
  const accept = () => expect(() => operate(shopUrl, `refunds/${number}/accept`, {})).toPass({ timeout: 20_000 });
  const giveBackElsewhere = async (quantity: number) => {
    await askElsewhere(quantity);
    await accept();
  };
  const choose = async (count: number) => {
    for (let chosen = 0; chosen < count; chosen += 1) await press('Artır');
    await main.getByText('Hasarlı geldi').click();
  };
  const show = (file: Buffer) =>
    main.locator('input[type=file]').setInputFiles({ name: 'kutu.png', mimeType: 'image/png', buffer: file });
  const offline = /bağlan|internet/i;

  await signInApart(page, harness, account);

  await test.step('read, and a picture', async () => {
    await cut('read');
    await page.goto(path());
    await ends('read.failed.offline', 'unreadable');
    await endsBefore();
    await press('Yeniden dene');
    await ends('read.failed.sessionOver', 'expired');
    await comesBack();
    await ends('read.done.fresh', 'choosing');
    await show(Buffer.from('no picture at all'));
    await ends('upload.failed.notAPicture', 'choosing', /Bu bir resim değil/);
    await cut('upload');
    await show(picture);
    await ends('upload.failed.offline', 'choosing', offline);
    await show(picture);
    await ends('upload.done.kept', 'choosing', 'kutu.png fotoğrafını çıkar');
    await endsBefore();
    await show(picture);
    await ends('upload.failed.sessionOver', 'expired');
    await comesBack();
  });

  await test.step('priced', async () => {
    await choose(1);
    await cut('preview');
    await press('Gözden geçir');
    await ends('preview.failed.offline', 'choosing', offline);
    await endsBefore();
    await press('Gözden geçir');
    await ends('preview.failed.sessionOver', 'expired');
    await comesBack();
    await expect(main.getByRole('radio', { name: 'Hasarlı geldi' })).toBeChecked();
    await press('Gözden geçir');
    await ends('preview.done.priced', 'summarised', '₺139,89');
  });

  await test.step('asked for, and taken back', async () => {
    await cut('request');
    await press('İadeyi gönder');
    await ends('request.failed.offline', 'summarised', offline);
    await endsBefore();
    await press('İadeyi gönder');
    await ends('request.failed.sessionOver', 'expired');
    await comesBack();
    await press('Gözden geçir');
    await press('İadeyi gönder');
    await ends('request.done.waits', 'requested', /MERCAN-IADE/);
    await cut('withdraw');
    await press('İadeden vazgeç');
    await ends('withdraw.failed.offline', 'requested', offline);
    await endsBefore();
    await press('İadeden vazgeç');
    await ends('withdraw.failed.sessionOver', 'expired');
    await comesBack();
    await page.goto(path());
    await press('İadeden vazgeç');
    await ends('withdraw.done.gone', 'choosing', 'Neler geri gidecek?');
  });

  await test.step('elsewhere meanwhile', async () => {
    await choose(1);
    await press('Gözden geçir');
    await expect(main.getByText('₺139,89').first()).toBeVisible();
    await giveBackElsewhere(1);
    await press('İadeyi gönder');
    await ends('request.failed.amountChanged', 'summarised', 'Tutar değişti. Yenisi bu; uygunsa gönder.');
    await askElsewhere(1);
    await press('İadeyi gönder');
    await ends('request.failed.alreadyOpen', 'requested');
    await ends('read.done.open', 'requested', /MERCAN-IADE/);
    await accept();
    await press('İadeden vazgeç');
    await expect(main.getByRole('button', { name: 'İadeden vazgeç' })).toHaveCount(0);
    await ends('withdraw.failed.answered', 'choosing');
    await page.goto(path());
    await ends('read.done.partly', 'choosing', '7 aldın · sende kalıyor');
    await choose(5);
    await giveBackElsewhere(1);
    await press('Gözden geçir');
    await ends('preview.failed.linesRefused', 'choosing');
    await press('Gözden geçir');
    await expect(main.locator('[data-state=summarised]')).toBeVisible();
    await giveBackElsewhere(1);
    await press('İadeyi gönder');
    await ends('request.failed.linesRefused', 'choosing');
    await giveBackElsewhere(3);
    await page.goto(path());
    await ends('read.done.fully', 'answered', 'Tamamı iade edildi');
    await expect(main.getByRole('button', { name: 'Başka bir şey iade et' })).toHaveCount(0);
  });

  await test.step('a donation that has not left is given back at once', async () => {
    const donation = await buy({ quantity: 1, slug: 'donation-standard-1' });
    await page.goto(path(donation));
    await press('Artır');
    await main.getByText('Vazgeçtim').click();
    await press('Gözden geçir');
    await press('İadeyi gönder');
    await ends('request.done.atOnce', 'answered');
  });

  expect(played.toSorted()).toEqual(outcomes.toSorted());
  await expect.poll(() => ledger.net()).toBe(0);
  const kinds = await ledger.kinds();
  expect(kinds.filter((kind) => kind === 'capture')).toHaveLength(2);
});
