import { dayOf, days } from '../../domain/calendar/index.ts';
import { openAccount, signIn } from '../../tests/flows/support/signed-in.ts';
import { addressIn, type Customer, openCharity } from '../../tests/harness/customer.ts';
import { saveCard } from '../../tests/harness/saved-card.ts';
import type { Camera } from './camera.ts';

const pages = [
  'orders',
  'addresses',
  'cards',
  'family-code',
  'coupons',
  'profile',
  'profile/security',
  'profile/delete-account',
  'change-password',
  'communication',
];

const charityPages = ['', 'orders', 'profile', 'corporation-profile', 'change-password', 'addresses', 'communication'];

/** Two subscriptions: the next box, the actions on it, and its edit. */
async function boxes({ page, open, take, wants }: Camera, { call, shopUrl }: Bought): Promise<void> {
  const [home] = (await call('GET', 'user/addresses')).data;
  for (const _ of [1, 2]) await saveCard(shopUrl, call, home._id, 'subscription');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await open('/account');
  await main.locator('[data-state=shown]').waitFor();
  const report = main.locator('section[aria-labelledby=tide] button').first();
  await report.click();
  const today = await page.evaluate(() => Date.now());
  await dialog.locator('input[type=date]').fill(dayOf(today - days(18)));
  await dialog.locator('button[type=submit]').click();
  await take('account-subscription');
  const tiles = main.locator('ul[aria-label] > li > button');
  for (const [name, nth] of [
    ['skip', 0],
    ['date', 1],
    ['extras', 2],
    ['send-to', 3],
    ['order-now', 4],
  ] as const) {
    if (!wants(`account-${name}`)) continue;
    await tiles.nth(nth).click();
    if (name === 'date') {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await page
      .locator(
        name === 'skip' || name === 'date' ? 'dialog[data-state=previewed]' : 'dialog:not([data-state=previewing])',
      )
      .waitFor();
    await take(`account-${name}`, 'view');
    await page.keyboard.press('Escape');
  }
  if (wants('account-cancel') || wants('account-rhythm')) {
    await main.getByRole('button', { name: /^(Bitir|End)/ }).click();
    await page.locator('dialog[data-state=previewed]').waitFor();
    await take('account-cancel', 'view');
    await dialog.locator('footer p button').first().click();
    await page.locator('dialog[data-state=previewed]').waitFor();
    await take('account-rhythm', 'view');
    await page.keyboard.press('Escape');
  }
  const [first] = (await call('GET', 'user/subscriptions?query={}')).data;
  await open(`/account/subscription/edit/${first._id}`);
  await main.getByRole('button', { name: /^(Kutuya ekle|Add to the box)$/ }).click();
  await main
    .getByRole('button', { name: /^(Seç|Choose): / })
    .nth(1)
    .click();
  await main.locator('[data-state="editing.priced"]').waitFor();
  await take('account-edit');
  if (!wants('account-ended')) return;
  await call('POST', `user/subscriptions/${first._id}/cancel`, {});
  await open(`/account/subscription/${first._id}`);
  await main.locator('[data-state=shown]').waitFor();
  await take('account-ended');
}

interface Bought extends Pick<Customer, 'call'> {
  shopUrl: string;
}

/** The account of a customer who has bought, and the pages of it that differ for a charity. */
export async function account(camera: Camera): Promise<void> {
  const { page, look, open, take, wants } = camera;
  await open('/');
  const shopUrl = new URL(page.url()).origin;
  const enter = (customer: Customer) => signIn(page, { shopUrl }, customer);
  const customer = await openAccount({ shopUrl });
  const { call } = customer;
  const [home] = (await call('GET', 'user/addresses')).data;
  await call('POST', 'user/addresses', addressIn({ title: 'Yazlık', line: 'Sahil Yolu No 3' }));
  await saveCard(shopUrl, call, home._id);
  const paid = (await call('GET', 'user/attempts/open')).data;
  await call('POST', `user/attempts/purchase/${paid.attemptId}/acknowledge`);
  await call('POST', 'user/coupons/redeem', { code: 'KAMPUS50' });
  await enter(customer);
  for (const path of pages) {
    const name = `account-${path.replace('/', '-')}`;
    if (!wants(name)) continue;
    await open(`/account/${path}`);
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    await take(name);
  }
  await open('/account/addresses');
  const edit = page.getByRole('main').getByRole('button', { name: /^(Ev adresini düzenle|Edit the address Ev)$/ });
  await edit.click();
  const save = page.getByRole('dialog').locator('button[type=submit]:not([aria-busy=true])');
  await save.click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).waitFor();
  await take('account-address-follows', 'view');
  await page.keyboard.press('Escape');
  if (look.width < 852) {
    await page.getByRole('main').locator('[aria-haspopup=dialog]').first().click();
    await page.getByRole('dialog').waitFor();
    await take('account-menu', 'view');
  }
  await boxes(camera, { call, shopUrl });
  await enter(await openCharity(shopUrl));
  for (const path of charityPages) {
    const name = path === 'corporation-profile' ? 'account-corporation-profile' : `charity-${path || 'account'}`;
    if (!wants(name)) continue;
    await open(`/account/${path}`);
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    await take(name);
  }
}
