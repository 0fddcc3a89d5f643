import { expect, test } from '../../harness/shop-test.ts';
import { Keyboard } from '../support/keyboard.ts';

test('cookies: nothing is tracked before an answer, the question is asked once, and the answer can be changed [SHELL-8 EVENT-1 EVENT-12]', async ({
  page,
  context,
  harness,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== harness.shopUrl || /analytics|track/.test(pathname)) asked.push(request.url());
  });
  const question = page.getByRole('region', { name: 'Çerezler' });
  const answer = async () => {
    const found = (await context.cookies()).find(({ name }) => name === 'tracking-preferences');
    return found ? (JSON.parse(decodeURIComponent(found.value)) as unknown) : null;
  };

  await page.goto('/');
  await expect(question).toBeVisible();
  await page.goto('/product/pad-super');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sepete ekle/ })
    .first()
    .click();
  await expect(question).toBeVisible();
  expect({ cookies: await context.cookies(), asked }).toEqual({ cookies: [], asked: [] });

  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  await question.getByRole('button', { name: 'Reddet' }).click();
  await expect(question).toBeHidden();
  expect(await answer()).toEqual({ version: 1, analytics: false, marketing: false, at });
  await page.goto('/store');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(question).toBeHidden();

  await page.getByRole('button', { name: 'Çerez tercihleri' }).click();
  const choices = page.getByRole('dialog', { name: 'Çerez tercihlerin' });
  await expect(choices.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await choices.getByRole('checkbox', { name: /^Ölçüm/ }).check();
  await choices.getByRole('button', { name: 'Tercihlerimi kaydet' }).click();
  await expect(choices).toBeHidden();
  expect(await answer()).toEqual({ version: 1, analytics: true, marketing: false, at });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(question).toBeHidden();

  interface SentEvent {
    event: string;
    url: string;
  }
  const url = `${harness.shopUrl}/product/pad-super`;
  const sentEvent = async (event: string) => {
    const request = await page.waitForRequest((sent) => {
      if (!sent.url().endsWith('/web/event')) return false;
      const body = sent.postDataJSON() as SentEvent;
      return body.event === event && body.url === url;
    });
    return request.postDataJSON() as object;
  };
  const receiver_id = expect.stringMatching(/^[0-9a-f]{32}$/);
  const looking = sentEvent('PageView');
  await page.goto('/product/pad-super?utm_source=mail');
  expect(await looking).toEqual({ receiver_id, event: 'PageView', url, parameters: {} });
  const adding = sentEvent('AddToCart');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sepete ekle/ })
    .first()
    .click();
  // Spec §7: the event carries the added item and its value.
  const parameters = {
    flow: 'cart',
    purchaseType: 'subscription',
    currency: 'TRY',
    value: 118.9,
    items: 'pad-super-12:1',
  };
  expect(await adding).toEqual({ receiver_id, event: 'AddToCart', url, parameters });
});

test('cookies: marketing is a second question, and each answer reaches the server, withdrawals included', async ({
  page,
  context,
}) => {
  const answers: { receiver_id?: string; consents: object; consentedAt: string }[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/web/track')) answers.push(sent.postDataJSON() as (typeof answers)[number]);
  });
  const consents = () => answers.map((one) => one.consents);
  const choices = page.getByRole('dialog', { name: 'Çerez tercihlerin' });
  const open = () => page.getByRole('button', { name: 'Çerez tercihleri' }).click();
  const all = { analytics: true, marketing: true };
  const measured = { analytics: true, marketing: false };
  const none = { analytics: false, marketing: false };

  await page.goto('/');
  const begun = page.waitForResponse(/\/web\/track$/);
  await page.getByRole('region', { name: 'Çerezler' }).getByRole('button', { name: 'Kabul et' }).click();
  await begun;
  await open();
  await expect(choices.getByRole('checkbox', { checked: true })).toHaveCount(2);
  const sizeOf = async (name: string) => {
    const box = await choices.getByRole('button', { name }).boundingBox();
    return [box?.width, box?.height];
  };
  // While the dialog opens, two measurements differ by a fraction of a pixel.
  await expect(async () => expect(await sizeOf('Hepsini kabul et')).toEqual(await sizeOf('Hepsini reddet'))).toPass();
  await choices.getByRole('checkbox', { name: /^Pazarlama/ }).uncheck();
  await choices.getByRole('button', { name: 'Tercihlerimi kaydet' }).press('Enter');
  await expect.poll(consents).toEqual([all, measured]);
  await open();
  await choices.getByRole('button', { name: 'Hepsini reddet' }).press('Enter');
  await expect.poll(consents).toEqual([all, measured, none]);
  expect(answers.map(({ receiver_id }) => receiver_id !== undefined)).toEqual([false, true, true]);
  const kept = (await context.cookies()).find(({ name }) => name === 'tracking-preferences');
  expect(JSON.parse(decodeURIComponent(kept?.value ?? '{}'))).toEqual({
    version: 1,
    ...none,
    at: answers.at(-1)?.consentedAt,
  });
});

test('cookies: the question returns the focus, or moves it to the content if there was none before', async ({
  page,
  context,
}) => {
  const keys = new Keyboard(page);
  const question = page.getByRole('region', { name: 'Çerezler' });
  const footer = page.getByRole('button', { name: 'Çerez tercihleri' });
  await page.goto('/');

  await expect(question).toBeVisible();
  await footer.focus();
  await keys.tabToAndPress(question.getByRole('button', { name: 'Tek tek seç' }));
  const choices = page.getByRole('dialog', { name: 'Çerez tercihlerin' });
  await expect(choices).toBeVisible();
  await keys.press('Escape');
  await expect(question).toBeVisible();
  await expect(footer).toBeFocused();

  await keys.tabToAndPress(question.getByRole('button', { name: 'Kabul et' }));
  await expect(question).toBeHidden();
  await expect(footer).toBeFocused();

  await context.clearCookies();
  await page.reload();
  await question.getByRole('button', { name: 'Reddet' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await keys.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a tap aimed at the page does not answer the cookie question appearing under it (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    // Pauses the animation with which the question appears.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const question = document.querySelector('[data-cookies]');
        if (!question) return;
        observer.disconnect();
        for (const coming of question.getAnimations()) coming.pause();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/product/pad-super');
    const question = page.getByRole('region', { name: 'Çerezler' });
    const accept = question.getByRole('button', { name: 'Kabul et' });
    const box = (await accept.boundingBox())!;
    const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);

    await tap();
    await expect(question).toBeVisible();
    await question.evaluate((element) => element.getAnimations().forEach((coming) => coming.finish()));
    await tap();
    await expect(question).toBeHidden();
  });
}
