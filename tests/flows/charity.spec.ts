import type { Page } from '@playwright/test';
import { CONSENT_COOKIE, ALL_REJECTED, serializeConsent } from '../../domain/consent/index.ts';
import { newEmail, openCustomer } from '../stand/customer.ts';
import { operate, readOps } from '../stand/operate.ts';
import { expect, test } from '../stand/shop-test.ts';
import { Keyboard } from './keyboard.ts';
import { signIn } from './signed-in.ts';

test.use({ viewport: { width: 360, height: 740 } });

const charter = Buffer.from('%PDF-1.7\nVakıf senedi');
const stamp = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function register(page: Page, email: string) {
  const main = page.getByRole('main');
  await main.getByText('Kurumum adına').click();
  await main.getByLabel('Kurumun adı').fill('Umut Eğitim Vakfı');
  await main.getByLabel('Ad', { exact: true }).fill('Derya');
  await main.getByLabel('Soyad', { exact: true }).fill('Aksoy');
  await main.getByLabel('E-posta', { exact: true }).fill(email);
  await main.getByRole('textbox', { name: 'Telefon', exact: true }).fill(`53${String(Date.now()).slice(-8)}`);
  await main.getByLabel('Şifre', { exact: true }).fill('mavi-kalem-4-gunes');
  await main.getByRole('checkbox', { name: /Üyelik sözleşmesini/ }).check();
  await main.getByRole('button', { name: 'Üye ol', exact: true }).click();
}

test('a charity registers, applies with documents, changes the quantity, and follows its application to the parcel', async ({
  page,
  stand,
}) => {
  test.slow();
  const { shopUrl } = stand;
  const email = newEmail();
  const main = page.getByRole('main');
  const keys = new Keyboard(page);
  const heading = (name: string) => expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
  const press = (name: string) => keys.tabToAndPress(main.getByRole('button', { name, exact: true }));
  const type = async (label: string | RegExp, text: string) => {
    await keys.tabTo(main.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await page.context().addCookies([{ name: CONSENT_COOKIE, value: serializeConsent(ALL_REJECTED), url: shopUrl }]);

  await test.step('registers as a charity from the public page', async () => {
    await page.goto('/charity');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await keys.tabToAndPress(main.getByRole('link', { name: 'Kurum hesabı aç' }));
    await register(page, email);
    await expect(page).toHaveURL(`${shopUrl}/charity`);
    await expect(main.getByText('Henüz başvurun yok.')).toBeVisible();
  });

  await test.step('fills in the steps by keys alone', async () => {
    await keys.tabToAndPress(main.getByRole('link', { name: 'Başvuru yap' }));
    await heading('Kurumun ne?');
    await press('Devam');
    await expect(main.getByText('Kurumunun türünü seç.')).toBeVisible();
    await expect(main.getByRole('radio', { name: 'Dernek' })).toBeFocused();
    await keys.press('Space');
    await press('Devam');
    await heading('Kurum ve sen');
    await expect(main.getByLabel('Kurumun adı')).toHaveValue('Umut Eğitim Vakfı');
    await press('Devam');
    await heading('Kime, kaç paket?');
    await type('Paketler kime gidecek?', 'İki yurtta kalan 120 öğrenci');
    await type('Kaç kişi?', '120');
    await type('Kaç ay?', '2');
    await press('Bu sayıyı yaz');
    await expect(main.getByLabel('Paket adedi')).toHaveValue('240');
    await press('Devam');
    await heading('Biraz anlatır mısın?');
    await type('İhtiyacınız', 'Dönem başı için öğrenci başına iki paket standart ped.');
    await press('Devam');
    await heading('Koli nereye gelsin?');
    for (const [label, letters] of [
      ['Ülke', 'Tür'],
      ['İl', 'İstanbul'],
      ['İlçe', 'Kadıköy'],
      ['Mahalle', 'Caferağa'],
    ] as const) {
      await expect(main.getByLabel(label, { exact: true })).toBeEnabled();
      await expect(main.getByLabel(label, { exact: true }).locator('option').nth(1)).toBeAttached();
      await type(label, letters);
      await expect(main.getByLabel(label, { exact: true })).not.toHaveValue('');
    }
    await type('Cadde, sokak, kapı', 'Moda Caddesi No 12');
    await press('Devam');
    await heading('Başvuru belgelerin');
  });

  await test.step('adds three files: one is refused, and never stops the others', async () => {
    const input = main.locator('input[type=file]');
    await input.setInputFiles({ name: 'senet.pdf', mimeType: 'application/pdf', buffer: charter });
    await input.setInputFiles({ name: 'dilekce.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
    await input.setInputFiles({ name: 'kase.png', mimeType: 'image/png', buffer: stamp });
    await expect(main.locator('[data-file=stored]')).toHaveCount(2);
    await expect(main.locator('[data-file=refused]')).toContainText('dilekce.pdf');
  });

  await test.step('finds everything after a reload, and sends it', async () => {
    await page.reload();
    await expect(main.locator('[data-file=stored]')).toHaveCount(2);
    await press('Devam');
    await expect(main.getByText('dilekce.pdf gönderilmeyecek.')).toBeVisible();
    await press('Başvuruyu gönder');
    await expect(main.getByRole('heading', { name: 'Başvurun bizde' })).toBeVisible();
    await keys.tabToAndPress(main.getByRole('link', { name: 'Başvurularıma git' }));
  });

  const card = main.locator('[data-status]');
  await test.step('changes the quantity until the review starts', async () => {
    await expect(card).toHaveAttribute('data-status', 'RECEIVED');
    await keys.tabTo(main.getByLabel('Paket adedi'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('300');
    await press('Adedi değiştir');
    await expect(main.getByText('Paket adedini değiştirdik.')).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText('300 paket');
  });

  const listed = (await readOps(shopUrl, 'charity-applications')).data.items;
  expect(listed).toMatchObject([{ corporationName: 'Umut Eğitim Vakfı', quantity: 300, files: 2 }]);
  const path = `charity-applications/${listed[0]._id}`;
  await test.step('sees the decision and the parcel', async () => {
    await operate(shopUrl, `${path}/review`, {});
    // The page was read before: its quantity can no longer be changed, and it says why.
    await keys.tabTo(main.getByLabel('Paket adedi'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('500');
    await press('Adedi değiştir');
    await expect(main.getByText('adedi artık değişmez')).toBeVisible();
    await operate(shopUrl, `${path}/approve`, { quantity: 150, decisionReason: 'STOCK', note: 'Kalanı için bahara.' });
    await page.reload();
    await expect(card.getByRole('heading')).toHaveText('300 paketten 150 paket');
    await expect(card).toContainText('Kalanı için bahara.');
    await operate(shopUrl, `${path}/sent`, { trackingUrl: 'https://kargo.example.com/takip/1045' });
    await page.reload();
    await expect(card).toHaveAttribute('data-status', 'SENT');
    await expect(card.getByRole('link', { name: 'Koliyi takip et' })).toBeVisible();
  });
});

test('a personal account reads that applications need a charity account', async ({ page, stand }) => {
  await signIn(page, stand, await openCustomer(stand.shopUrl));
  await page.goto('/charity');
  const main = page.getByRole('main');
  await expect(main.getByText('Bu hesap kişisel')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Başvuru yap' })).toHaveCount(0);
});
