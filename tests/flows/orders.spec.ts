import { randomUUID } from 'node:crypto';
import { sandboxOpsKey } from '../../server/platform/ops-keys/ops-keys.ts';
import { Examiner } from '../accessibility/examiner.ts';
import { ask } from '../stand/customer.ts';
import { expect, test } from '../stand/shop-test.ts';
import { cardNumber } from './bank.ts';
import { openLedger } from './ledger.ts';
import { addBox, atCheckout } from './signed-in.ts';

// A ledger counts what everybody did: this shop is for this file alone.
test.use({ standName: 'orders' });

test('a letter goes into the box until it is packed, and an order is called off and repaid to the kuruş', async ({
  page,
  stand,
  troubles,
}) => {
  const ledger = await openLedger(stand);
  const { shopper, account } = await atCheckout(page, stand, 'tr');
  await shopper.pay(cardNumber('succeeds'));
  await shopper.approve();
  await shopper.charged();
  const main = page.getByRole('main');
  const [packed = ''] = await account.orders();
  const examiner = new Examiner(page, 'tr');

  await page.goto('/account');
  await page.getByRole('link', { name: 'Siparişlerim' }).first().click();
  await main.getByRole('link', { name: packed }).click();

  await test.step('a letter is written, and changed', async () => {
    await main.getByRole('button', { name: 'Mektup yaz' }).click();
    await main.getByLabel('Mektubun').fill('Kendine iyi bak.');
    await main.getByRole('button', { name: 'Kutuya koy' }).click();
    await expect(main.getByRole('blockquote')).toHaveText('Kendine iyi bak.');
    await main.getByRole('button', { name: 'Mektubu değiştir' }).click();
    await main.getByLabel('Mektubun').fill('');
    await main.getByRole('button', { name: 'Kutuya koy' }).click();
    await expect(main.getByText('Burası boş kalmasın.')).toBeVisible();
    await main.getByLabel('Mektubun').fill('Sen sıcak tut, ben gelirim.');
    await examiner.look('a letter being written');
  });

  await test.step('packed meanwhile, the letter stays as it was, and the page says why', async () => {
    const body = { event: 'pack', reason: 'Sabah paketi' };
    const answer = await ask(`${stand.shopUrl}/ops/orders/${packed}/moves`, 'POST', {
      token: sandboxOpsKey,
      body,
      key: randomUUID(),
    });
    expect(answer.status).toBe(200);
    await main.getByRole('button', { name: 'Kutuya koy' }).click();
    await expect(main.getByText('Paketin hazırlandı, mektup artık değişmez.')).toBeVisible();
    await expect(main.getByRole('blockquote')).toHaveText('Kendine iyi bak.');
    await expect(main.getByRole('button', { name: 'Siparişi iptal et' })).toHaveCount(0);
  });

  await test.step('delivered, it has a receipt, and what came is reviewed and shown once it was read', async () => {
    const operate = (path: string, body: object) =>
      ask(`${stand.shopUrl}/ops/${path}`, 'POST', { token: sandboxOpsKey, body, key: randomUUID() });
    const shipment = { carrier: 'Yurtiçi Kargo', trackingNumber: '104512345678' };
    await operate(`orders/${packed}/moves`, { event: 'ship', reason: 'Akşam kargosu', ...shipment });
    await operate(`orders/${packed}/moves`, { event: 'deliver', reason: 'Kapıda' });
    await page.reload();
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Ödeme belgesini indir' }).click();
    expect((await download).suggestedFilename()).toBe(`${packed}.pdf`);
    await page.goto('/cart');
    const corner = page.getByRole('complementary', { name: 'Geçen kutun nasıldı?' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(corner).toHaveCount(0);
    await page.goto('/');
    await examiner.look('a corner that asks about a box');
    await corner.getByRole('button', { name: '5 üzerinden 4' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: '5 üzerinden 4' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Gönder' }).click();
    await expect(dialog.getByText('Devam etmek için bunu onaylaman gerekiyor.')).toBeVisible();
    await dialog.getByLabel('Ne yaşadın?').fill('Gece kalkmadım. Bu kadar.');
    await dialog.getByRole('checkbox').check();
    await examiner.look('a review being written');
    await dialog.getByRole('button', { name: 'Gönder' }).click();
    await expect(dialog.locator('[data-state=done]')).toBeVisible();
    await dialog.getByRole('button', { name: 'Kapat' }).last().click();
    await expect(main.getByRole('button', { name: 'Değerlendir' })).toHaveCount(0);
    const waiting = await ask(`${stand.shopUrl}/ops/reviews`, 'GET', { token: sandboxOpsKey });
    const [{ _id }] = waiting.data.items;
    const said = page.getByText('Gece kalkmadım. Bu kadar.');
    await page.goto('/product/pad-super-12');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(said).toHaveCount(0);
    await operate(`reviews/${_id}`, { state: 'published', reason: 'Okundu' });
    await expect(async () => {
      await page.reload();
      await expect(said).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  const charged = await ledger.net();
  await addBox(page, stand);
  await page.goto('/checkout');
  await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  await shopper.pay(cardNumber('succeeds'));
  await shopper.approve();
  await shopper.charged();
  const [second = ''] = await account.orders();
  await page.goto('/account/orders');
  await main.getByRole('link', { name: second }).click();
  await main.getByRole('button', { name: 'Siparişi iptal et' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Siparişi iptal et' }).click();
  await expect(main.getByText(/kartına iade ediliyor\.$/)).toBeVisible();
  await examiner.look('an order that is called off');
  await expect.poll(() => ledger.net(), { timeout: 20_000 }).toBe(charged);
  expect(examiner.found).toEqual([]);
  expect(troubles).toEqual(['Failed to load resource: the server responded with a status of 409 (Conflict)']);
});
