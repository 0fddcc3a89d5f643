import { readFile } from 'node:fs/promises';
import { expect, test } from './explorer-test.ts';
import { serveExplorer } from './serve-explorer.ts';

test('a product owner walks from the list to "the bank declines the card", in English', async ({
  page,
  baseURL,
  walk,
}) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.goto(baseURL!);
  await page.getByRole('button', { name: 'English' }).click();
  await page
    .getByRole('navigation', { name: 'Flows' })
    .getByRole('link', { name: /three-d-secure/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waits for the bank');
  // Also in the diagram: a red label is pressed.
  await page.locator('[data-chart] [data-transition]', { hasText: "The bank's page opened" }).first().click();
  await page.getByRole('button', { name: 'The bank sent the shopper back' }).click();
  await page.getByRole('button', { name: 'The bank declines the card' }).click();
  await walk.shows('declined, notCharged');
  await expect(page.locator('[data-beside] [data-money=notCharged]')).toHaveText('No money has been charged.');
  const phone = page.frameLocator('iframe').first();
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.locator('output[data-money=notCharged]')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a link brings anybody to the same step, and says so when the machine has changed', async ({
  page,
  walk,
  baseURL,
}) => {
  await walk.open('three-d-secure', 'challenged', { lang: 'en' });
  await walk.choose('frame.opened');
  await walk.choose('payment.cancel');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await walk.shows('abandoning, unknown');
  await page.getByRole('button', { name: 'One step back' }).click();
  await walk.shows('approving.waiting, notCharged');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await walk.shows('abandoning, unknown');
  await page.goto('about:blank');
  await page.goto(`${baseURL}#/three-d-secure/challenged/00000000/frame.opened;no.such?lang=en`);
  await expect(page.getByText('This link was made for another version')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('No event "no.such"');
});

test('a walk becomes a picture, a scenario and tests', async ({ page, walk }) => {
  await walk.open('three-d-secure', 'resumed', { lang: 'en' });
  await walk.choose('read.done.declined');
  await walk.shows('declined, notCharged');
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  const drawing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Diagram (SVG)' }).click();
  expect((await drawing).suggestedFilename()).toEqual('three-d-secure-declined-en.svg');
  const svg = await readFile(await (await drawing).path(), 'utf8');
  expect(svg).toMatch(/^<svg[^>]*>/);
  expect(svg).toContain('>Waits for the bank: declined<');
  expect(svg).toContain('>The bank refused. Nothing has been charged. No money has been charged.<');
  expect(svg).toContain('>declined<');
  expect(svg).not.toContain('data-afar=');
  expect(svg).not.toContain('var(--');
  const pixels = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Diagram (PNG)' }).click();
  const png = await readFile(await (await pixels).path());
  expect(png.toString('latin1', 1, 4)).toEqual('PNG');
  expect(png.length).toBeGreaterThan(50_000);
  const seen = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Screen (PNG)' }).click();
  expect((await seen).suggestedFilename()).toEqual('three-d-secure-declined-screen-en.png');
  const screen = await readFile(await (await seen).path());
  const whole = await page
    .frameLocator('iframe')
    .first()
    .locator('html')
    .evaluate(({ scrollHeight }) => scrollHeight);
  expect([screen.toString('latin1', 1, 4), screen.readUInt32BE(16), screen.readUInt32BE(20)]).toEqual([
    'PNG',
    720,
    2 * whole,
  ]);
  await page.getByRole('button', { name: 'Scenario (Turkish)' }).click();
  await expect(page.locator('[data-shared]')).toContainText('Olay 1: Banka reddetti');
  await expect(page.locator('[data-shared]')).toContainText('Para: Para çekilmedi.');
  await page.getByRole('button', { name: 'Playwright test' }).click();
  await expect(page.locator('[data-shared]')).toContainText("await walk.choose('read.done.declined');");
});

test('what a shopper does on the real screen moves the diagram', async ({ page, walk }) => {
  await walk.open('address', 'filledEntry');
  await walk.shows('writing.listing');
  const phone = page.frameLocator('iframe').first();
  await phone.getByRole('button', { name: 'Kapat' }).first().click();
  await expect(page.locator('[data-chart]')).toHaveAttribute('data-standing', 'closed');
});

test('the diagram is walked with the keyboard', async ({ page, walk }) => {
  await walk.open('session', 'start', { lang: 'en' });
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowDown');
  const lookedAt = page.locator('output[data-looked-at]');
  await expect(lookedAt).toHaveAttribute('data-looked-at', /^session\./);
  const name = (await lookedAt.getAttribute('data-looked-at'))!.split('.').at(-1)!;
  await expect(lookedAt).toHaveText(new RegExp(`^${name}\\. \\S.*\\.$`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Walk here the shortest way' })).toBeVisible();
  await page.getByRole('button', { name: 'Walk here the shortest way' }).click();
  await expect(page.locator('[data-step]')).not.toHaveAttribute('data-step', '0');
});

test('a deliberately broken copy shows red, and the film ends where it breaks', async ({ page }) => {
  test.setTimeout(120_000);
  const broken = await serveExplorer({ machines: 'tests/explorer/broken', outDir: '.tmp/explorer-broken' });
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${broken.url}/machines/#/three-d-secure?overlay=invariants&lang=en`);
    const finding = page.locator('[data-broken]').filter({ hasText: 'paid is shown only when the server reported it' });
    await expect(finding).toBeVisible();
    const retargeted = page.locator('path[data-edge="threeDSecure.approving→threeDSecure.paid"]');
    await expect(retargeted).toHaveAttribute('stroke', 'var(--colors-coralText)');
    await expect(page.locator('[data-chart] [data-state-id="threeDSecure.paid"]')).toBeInViewport({ ratio: 1 });
    await finding.getByRole('button', { name: 'Watch it as a film' }).click();
    await expect(page.locator('[data-chart]')).toHaveAttribute('data-standing', 'paid');
  } finally {
    await broken.close();
  }
});

test('where no test has run, the flow is examined in the browser', async ({ page, walk }) => {
  await page.route('**/data/*.json', (route) => route.fulfill({ status: 404 }));
  await walk.open('three-d-secure', 'challenged', { lang: 'en', overlay: 'coverage' });
  await expect(page.locator('[data-findings=coverage] > ul > li')).toHaveText([
    /^Pure transition function: (\d+)\/\1 transitions \(Checked in this browser just now\)$/,
    /^Real actor: (\d+)\/\1 transitions \(Checked in this browser just now\)$/,
    'Real screens: has not run: npx playwright test tests/explorer/screens.spec.ts',
    'Real server: has not run: npx playwright test tests/models',
  ]);
  await page.getByRole('button', { name: 'Mutants' }).click();
  await expect(page.locator('[data-findings=mutants]')).toContainText('Not noticed: none');
});
