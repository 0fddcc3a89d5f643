import { addDays } from '../../../domain/calendar/index.ts';
import { formatLira, toKurus } from '../../../domain/money/index.ts';
import { Examiner } from '../../accessibility/examiner.ts';
import { saveCard } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { focused, Keyboard } from '../support/keyboard.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

test('a box is skipped by the keyboard and comes back; then it is moved, paused, resumed and ended, and a calendar follows it [SUBSCRIPTION-7]', async ({
  page,
  harness,
}) => {
  const account = await openAccount(harness);
  const [home] = (await account.call('GET', 'user/addresses')).data;
  await saveCard(harness.shopUrl, account.call, home._id, 'subscription');
  const readCurrent = async () => (await account.call('GET', 'user/subscriptions?query={}')).data[0];
  const [first, second] = (await readCurrent()).deliveries;
  await signIn(page, harness, account);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const examiner = new Examiner(page, 'tr');
  await page.goto('/account');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Merhaba Elif, kutun');

  await test.step('skipped and taken back, by the keyboard alone', async () => {
    const keys = new Keyboard(page);
    await keys.tabToAndPress(main.getByRole('button', { name: /Bunu atla/ }));
    await expect(dialog.getByRole('heading', { name: 'Sonra', exact: true })).toBeVisible();
    await examiner.look('the dialog of a skip');
    await keys.tabToAndPress(dialog.getByRole('button', { name: /kutusunu atla$/ }));
    await expect(main.getByText('Kutuyu atladın. Para çekilmeyecek.')).toBeVisible();
    expect((await readCurrent()).nextOrderDate).toBe(second.orderDate);
    await keys.tabToAndPress(main.getByRole('button', { name: 'Geri al' }));
    await expect(main.getByText('Geri aldın; her şey önceki gibi.')).toBeVisible();
    expect((await readCurrent()).nextOrderDate).toBe(first.orderDate);
  });

  await test.step('a week later, by the keyboard alone', async () => {
    const keys = new Keyboard(page);
    await keys.tabToAndPress(main.getByRole('button', { name: /Tarihi değiştir/ }));
    await expect(dialog.locator(':focus')).toHaveAttribute('aria-label', /, şimdiki gün/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Sonra', { exact: true })).toBeVisible();
    await examiner.look('the days of a month');
    await keys.tabToAndPress(dialog.getByRole('button', { name: /olsun$/ }));
    await expect(main.getByText('Kutunun günü değişti.')).toBeVisible();
    expect((await readCurrent()).nextOrderDate).toBe(addDays(first.orderDate, 7));
  });

  await test.step('card, door and cycle open by keys, close by keys, and hand the focus back', async () => {
    const keys = new Keyboard(page);
    for (const name of [/^Adresi değiştir/, /^Kartı değiştir/, 'Döngünü ekle']) {
      const opener = main.getByRole('button', { name });
      await keys.tabToAndPress(opener);
      await expect(dialog).toBeVisible();
      await examiner.look(`what opens by ${name}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  await test.step('less often, which is offered beside the end, and taken back', async () => {
    await main.getByRole('button', { name: /^Bitir/ }).click();
    await dialog.getByRole('button', { name: 'daha seyrek al' }).click();
    await dialog.getByRole('button', { name: '12 haftada bir gelsin' }).click();
    await expect(main.getByText('Kutuların bundan sonra yeni sıklıkla gelir.')).toBeVisible();
    expect((await readCurrent()).intervalDays).toBe(84);
    await main.getByRole('button', { name: 'Geri al' }).click();
    await expect(main.getByText('Geri aldın; her şey önceki gibi.')).toBeVisible();
    expect((await readCurrent()).intervalDays).toBe(56);
  });

  await test.step('paused until it is resumed', async () => {
    await main.getByRole('button', { name: /^Duraklat/ }).click();
    await dialog.getByRole('button', { name: 'Aboneliği duraklat' }).click();
    await expect(main.getByText('Sen sürdürene kadar kutu gelmez, para çekilmez.')).toBeVisible();
    expect(await readCurrent()).toMatchObject({ status: 'PAUSED', pause: { until: null, reason: 'customer' } });
    await examiner.look('a subscription that is paused');
    await main.getByRole('button', { name: 'Aboneliği sürdür' }).click();
    await expect(dialog.getByRole('heading', { name: 'Sonra', exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Aboneliği sürdür' }).click();
    await expect(main.getByText('Aboneliğin sürüyor.')).toBeVisible();
  });

  await test.step('something more is put into the next box alone, and what sending it today charges is shown', async () => {
    await main.getByRole('button', { name: /^İçine ekle/ }).click();
    await dialog.getByRole('searchbox', { name: 'Ara' }).fill('mini TAMPON');
    await dialog.getByRole('group', { name: 'Mini tampon · 8’li' }).getByRole('button', { name: 'Artır' }).click();
    await expect(dialog.getByRole('heading', { name: 'Sonra', exact: true })).toBeVisible();
    await examiner.look('the dialog of extras');
    await dialog.getByRole('button', { name: 'Kutuya koy' }).click();
    await expect(main.getByText('Bir sonraki kutunun içi değişti.')).toBeVisible();
    const [next] = (await readCurrent()).deliveries;
    expect(next.why).toContain('extraOnce');
    await main.getByRole('button', { name: /^Hemen gönder/ }).click();
    const charged = formatLira(toKurus(next.price.chargedAmount));
    await expect(dialog.getByRole('button', { name: `Hemen gönder · ${charged}` })).toBeVisible();
    await examiner.look('the box that leaves today');
    await page.keyboard.press('Escape');
  });

  await test.step('its contents are edited, and the price is known before it is saved', async () => {
    await main.getByRole('link', { name: /^Düzenle/ }).click();
    await main.getByRole('button', { name: 'Artır' }).click();
    await main.getByRole('button', { name: 'Kutuya ekle', exact: true }).click();
    await main
      .getByRole('button', { name: /^Seç: / })
      .nth(1)
      .click();
    await expect(main.getByText('Yeni', { exact: true })).toBeVisible();
    await expect(main.getByText('Sıradaki kutu', { exact: true })).toBeVisible();
    await examiner.look('the edit of a subscription');
    await page.goto('/account');
  });

  await test.step('its days are put into a calendar, and taken out of it again, by the keyboard alone', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const keys = new Keyboard(page);
    await keys.tabToAndPress(main.getByRole('button', { name: 'Takvimine ekle' }));
    const link = main.getByLabel('Takvim bağlantısı');
    await expect(link).toHaveAttribute('readonly');
    await expect(focused(page)).toContainText('Bağlantın hazır.');
    await examiner.look('the link of a calendar');
    const url = await link.inputValue();
    await keys.tabToAndPress(main.getByRole('button', { name: 'Bağlantıyı kopyala' }));
    await expect(focused(page)).toHaveText('Kopyalandı');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    const open = await fetch(url);
    expect([open.status, open.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    await keys.tabToAndPress(main.getByRole('button', { name: 'Bağlantıyı kapat' }));
    await expect(focused(page)).toHaveText('Bağlantı kapandı; takvimler artık bir şey okuyamaz.');
    await examiner.look('the link of a calendar, closed');
    expect((await fetch(url)).status).toBe(404);
  });

  await test.step('ended, in three presses, and taken back', async () => {
    await main.getByRole('button', { name: /^Bitir/ }).click();
    await dialog.getByRole('radio').first().check();
    await examiner.look('the end of a subscription');
    await dialog.getByRole('button', { name: 'Aboneliği bitir' }).click();
    await expect(main.getByText('Aboneliğin bitti. Bundan sonra para çekilmez.')).toBeVisible();
    expect((await account.call('GET', 'user/subscriptions?query={}')).data).toEqual([]);
    await main.getByRole('button', { name: 'Geri al' }).click();
    await expect(main.getByText('Geri aldın; her şey önceki gibi.')).toBeVisible();
    expect((await readCurrent()).status).toBe('ACTIVE');
  });
  await test.step('signing out leaves nothing of what was typed into a box', async () => {
    const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('edit-draft')));
    expect(await drafts()).toHaveLength(1);
    await page.goto('/auth/logout');
    await expect.poll(drafts).toEqual([]);
  });
  expect(examiner.found).toEqual([]);
});
