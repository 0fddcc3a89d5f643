import { randomUUID } from 'node:crypto';
import { sandboxOpsKey } from '../../server/platform/ops-keys/ops-keys.ts';
import { Examiner } from '../accessibility/examiner.ts';
import { ask } from '../stand/customer.ts';
import { expect, test } from '../stand/shop-test.ts';
import { cardNumber } from './bank.ts';
import { openLedger } from './ledger.ts';
import { addBox, atCheckout } from './signed-in.ts';

// A ledger counts what everybody did: this shop is for this file alone.
test.use({ standName: 'refund' });

test('one of three boxes goes back and then the rest: bank, order and mails agree to the kuruş', async ({
  page,
  stand,
  troubles,
}) => {
  const { shopUrl } = stand;
  await addBox(page, stand);
  await addBox(page, stand);
  const { shopper, account } = await atCheckout(page, stand, 'tr');
  const ledger = await openLedger(stand);
  await shopper.pay(cardNumber('succeeds'));
  await shopper.approve();
  await shopper.charged();
  const paid = await ledger.net();
  const [number = ''] = await account.orders();
  const ops = async (path: string, body: object) => {
    const payload = { reason: 'Deneme', ...body };
    const answer = await ask(`${shopUrl}/ops/${path}`, 'POST', {
      token: sandboxOpsKey,
      body: payload,
      key: randomUUID(),
    });
    expect(answer.status).toBe(200);
  };
  const shipment = { carrier: 'Yurtiçi Kargo', trackingNumber: '104512345678' };
  for (const event of ['pack', 'ship', 'out', 'deliver']) {
    await ops(`orders/${number}/moves`, { event, ...(event === 'ship' && shipment) });
  }
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const examiner = new Examiner(page, 'tr');

  await page.goto('/account/orders');
  await main.getByRole('link', { name: number }).click();
  await main.getByRole('link', { name: 'İade et' }).click();
  await press('Gözden geçir');
  await expect(main.getByText('Önce neyi geri göndereceğini seç.')).toBeVisible();
  await press('Artır');
  await main.getByText('Vazgeçtim').click();
  await press('Gözden geçir');
  await expect(main.getByText(/hijyen gereği geri alamıyoruz/)).toBeVisible();
  await main.getByLabel('Koruyucu ambalajı açılmadı.').check();
  await examiner.look('a choice of what goes back');
  await press('Gözden geçir');
  await expect(page).toHaveURL(/\/summary$/);
  await page.goBack();
  await press('Gözden geçir');
  await examiner.look('the summary of a return');
  await press('İadeyi gönder');
  await expect(main.getByText(/MERCAN-IADE/)).toBeVisible();
  await expect(page).toHaveURL(/\/successful$/);
  await examiner.look('a return that was asked for');
  expect(await ledger.net()).toBe(paid);

  await ops(`refunds/${number}/accept`, { resaleable: true });
  const third = Math.floor(paid / 3);
  await expect.poll(() => ledger.net(), { timeout: 20_000 }).toBe(paid - third);

  await page.goto('/en/account/orders');
  await main.getByRole('link', { name: number }).click();
  await expect(main.getByText('Partially refunded').first()).toBeVisible();
  await main.getByRole('link', { name: 'See my return' }).click();
  await press('Return something else');
  await press('More');
  await press('More');
  await main.getByText('It arrived damaged').click();
  await press('Look it over');
  await press('Send the request');
  await expect(main.getByText(/MERCAN-IADE/)).toBeVisible();
  await ops(`refunds/${number}/accept`, {});
  await expect.poll(() => ledger.net(), { timeout: 20_000 }).toBe(0);
  await page.goto('/en/account/orders');
  await expect(main.getByText('Fully refunded')).toBeVisible();

  expect(await ledger.kinds()).toEqual(['capture', 'refund', 'refund']);
  const outbox = await fetch(`${shopUrl}/sandbox/outbox.json?to=${encodeURIComponent(account.email)}`);
  const mails = (await outbox.json()) as { kind: string }[];
  expect(
    mails
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('refund'))
      .toSorted(),
  ).toEqual(['refundAnswered', 'refundAnswered', 'refundAsked', 'refundAsked', 'refundDone', 'refundDone']);
  expect(examiner.found).toEqual([]);
  expect(troubles).toEqual([]);
});
