import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from '../../harness/shop-test.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

/** As heavy as a phone's: noise is what compresses worst. */
const heavyPhoto = () =>
  sharp(randomBytes(1800 * 1200 * 3), { raw: { width: 1800, height: 1200, channels: 3 } })
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Make: 'Telefon' } })
    .toBuffer();

test('a customer adds a door picture for the courier, and requests a call', async ({ page, harness, troubles }) => {
  const account = await openAccount(harness);
  await signIn(page, harness, account);
  await page.goto('/account/addresses');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Kapının resmini ekle: Ev' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ev: kapının resmi' });
  const file = dialog.getByLabel(/esim seç/);

  await file.setInputFiles({ name: 'mektup.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(file).toHaveAccessibleDescription('Bu bir resim değil ya da bozulmuş. JPEG, PNG ya da WebP seç.');
  await page.context().setOffline(true);
  const photo = await heavyPhoto();
  expect(photo.length).toBeGreaterThan(1_490_000);
  await file.setInputFiles({ name: 'kapi.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(dialog.getByRole('alert')).toContainText('İnternet yok');
  await page.context().setOffline(false);
  const shares = await page.evaluateHandle(() => {
    const seen: (string | null | undefined)[] = [];
    const look = () => seen.push(document.querySelector('dialog progress')?.getAttribute('value'));
    new MutationObserver(look).observe(document.querySelector('dialog')!, { subtree: true, attributes: true });
    return seen;
  });
  await dialog.getByRole('button', { name: 'kapi.jpg dosyasını yeniden gönder' }).click();
  await expect(dialog.getByText('Kaydettik. Bundan sonraki kutuların bununla gelecek.')).toBeVisible();
  expect(await shares.jsonValue()).toContain('100');
  const door = dialog.getByRole('img', { name: 'Kuryeye gösterilen resim' });
  await expect
    .poll(() => door.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.src.slice(0, 15)]))
    .toEqual([1280, 'data:image/webp']);
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Kapının resmi: Ev' })).toBeFocused();

  await page.goto('/account/communication');
  await main.getByLabel('Not').fill('Akşam arayın.');
  await main.getByRole('button', { name: 'Beni arayın' }).click();
  await expect(main.getByText(/^Seni en geç .+ günü arıyoruz\.$/)).toBeVisible();
  await page.reload();
  await expect(main.getByText(/^Seni en geç .+ günü arıyoruz\.$/)).toBeVisible();
  expect(troubles.filter((trouble) => !trouble.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
