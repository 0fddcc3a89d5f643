import { expect, test } from '../../harness/shop-test.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

const isPlans = (url: string) => /\/phone-plans-[^/]*\.js$/.test(url);

test('the profile loads without the numbering plans, which load on focus and validate the typed number', async ({
  page,
  harness,
}) => {
  await signIn(page, harness, await openAccount(harness));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isPlans(request.url())) asked.push(request.url());
  });
  await page.goto('/account/profile');
  const main = page.getByRole('main');
  const phone = main.getByRole('textbox', { name: 'Telefon' });
  await expect(phone).toBeEditable();
  await expect(main.getByRole('combobox', { name: 'Ülke kodu' }).getByRole('option')).toHaveCount(245);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const plans = page.waitForResponse((response) => isPlans(response.url()));
  await phone.focus();
  await (await plans).finished();
  await phone.fill('+43 664 1234567');
  await expect(phone).toHaveValue('6641234567');
  await expect(main.getByRole('combobox', { name: 'Ülke kodu' })).toHaveValue('AT');
  expect(asked.length).toBe(1);
});

test('without the numbering plans the server validates a phone number, which stays as it was typed', async ({
  page,
  harness,
}) => {
  await signIn(page, harness, await openAccount(harness));
  await page.route(
    ({ href }) => isPlans(href),
    (route) => route.abort(),
  );
  await page.goto('/account/profile');
  const main = page.getByRole('main');
  const phone = main.getByRole('textbox', { name: 'Telefon' });
  await phone.fill('2121112233');
  await main.getByRole('button', { name: 'Kaydet' }).click();
  await expect(phone).toHaveAccessibleDescription(
    /Bu bir sabit hat; buraya mesaj da alan bir cep telefonu gerekiyor\.$/,
  );
  await expect(phone).toHaveValue('212 111 22 33');
});
