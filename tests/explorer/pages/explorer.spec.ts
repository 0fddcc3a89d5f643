import { readFile } from 'node:fs/promises';
import { findFlows, loadFlow } from 'machine-explorer/node';
import { flowVersion } from 'machine-explorer';
import explorer from '../../../explorer.config.ts';
import { expect, test } from '../explorer-test.ts';
import { serveExplorer } from '../serve-explorer.ts';

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
  await page.getByRole('button', { name: "The bank's page opened" }).click();
  // Also in the diagram: a red label is pressed.
  await page.locator('[data-chart] [data-transition]', { hasText: 'The bank sent the' }).first().click();
  await page.getByRole('button', { name: 'The bank declines the card' }).click();
  await walk.shows('declined, notCharged');
  await expect(page.locator('[data-beside] [data-money=notCharged]')).toHaveText('No money has been charged.');
  const phone = page.frameLocator('iframe').first();
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.locator('output[data-money=notCharged]')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a link opens the same step for anybody, and says when the machine has changed', async ({
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
  await walk.shows('approving.waiting, unknown');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await walk.shows('abandoning, unknown');
  await page.goto('about:blank');
  await page.goto(`${baseURL}#/three-d-secure/challenged/00000000/frame.opened;no.such?lang=en`);
  await expect(page.getByText('This link was made for another version')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('No event "no.such"');
});

test('a walk is exported as a picture, a scenario and tests', async ({ page, walk }) => {
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

test('actions of a shopper on the real screen move the diagram', async ({ page, walk }) => {
  await walk.open('address', 'filledEntry');
  await walk.shows('writing.listing');
  const phone = page.frameLocator('iframe').first();
  await phone.getByRole('button', { name: 'Kapat' }).first().click();
  await expect(page.locator('[data-chart]')).toHaveAttribute('data-state-path', 'closed');
});

test('the diagram is walked with the keyboard', async ({ page, walk }) => {
  await walk.open('session', 'start', { lang: 'en' });
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowDown');
  const lookedAt = page.locator('output[data-looked-at]');
  await expect(lookedAt).toHaveAttribute('data-looked-at', /^session\./);
  const id = (await lookedAt.getAttribute('data-looked-at'))!;
  const spec = await loadFlow(findFlows(explorer).find(({ name }) => name === 'session')!);
  const { en } = spec.words![id.replace('session.', 'state.')]!;
  await expect(lookedAt).toHaveText(new RegExp(`^${en}\\. \\S.*\\.$`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Walk here the shortest way' })).toBeVisible();
  await page.getByRole('button', { name: 'Walk here the shortest way' }).click();
  await expect(page.locator('[data-step]')).not.toHaveAttribute('data-step', '0');

  const restart = page.getByRole('button', { name: 'Back to the start' });
  await restart.press('Enter');
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', '0');
  await expect(restart).toBeFocused();
});

test('a deliberately broken copy shows red, and the film ends where it breaks', async ({ page }) => {
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
    await expect(page.locator('[data-chart]')).toHaveAttribute('data-state-path', 'paid');
    await expect(page.locator('[data-beside] [data-money]')).toHaveAttribute('data-money', 'charged');
    const phone = page.frameLocator('iframe').first();
    await expect(phone.locator('output[data-money]')).toHaveAttribute('data-money', 'unknown');
    await expect(page.locator('[data-beside] [data-disagrees]')).toHaveText(
      'The screen says otherwise: We do not know yet whether money was charged; nobody should pay again. The diagram reads the state, the screen what the flow hands over: {"outcome":"unknown","attemptId":"attempt-1"}. When the two disagree, the machine is broken.',
    );
    await page.goto(`${broken.url}/machines/#/three-d-secure?overlay=coverage&lang=en`);
    const panel = page.locator('[data-findings=coverage]');
    const unreached = panel.locator('[data-unreached]');
    await expect(unreached).toContainText('States that no path reaches: 7');
    await expect(panel).not.toContainText('Every promised level is whole');
    await expect(page.locator('[data-state-id="threeDSecure.declined"]')).toContainText('✗');
    await unreached.getByRole('button', { name: 'The bank declined' }).click();
    await expect(page.locator('[data-chart] [data-state-id="threeDSecure.declined"]')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'The bank declined' })).toBeVisible();
  } finally {
    await broken.close();
  }
});

test('while a nested flow runs in a state, its own state decides whether money moved, as on the screen', async ({
  page,
  walk,
}) => {
  const ordered = [
    'recovery.done.none',
    'quote.done.priced',
    'contracts.done.drawnUp',
    'agreement.set~1',
    'agreement.set~2',
    'order.place~1',
    'order.done.bankAsks',
  ];
  await walk.open('checkout', 'known', { lang: 'en' }, []);
  const beside = page.locator('[data-beside]');
  await expect(beside.locator('output[data-money=unknown]')).toHaveText(
    'An earlier payment may still be open, so we check first. Until we know, no new payment starts.',
  );
  await walk.open('checkout', 'known', { lang: 'en' }, ordered);
  await walk.shows('paying.challenging, unknown');
  await expect(page.frameLocator('iframe').first().locator('output[data-money]')).toHaveAttribute(
    'data-money',
    'unknown',
  );
  await expect(beside.locator('output[data-money]')).toHaveText(
    'Money moves only if the shopper approves at the bank; until its answer comes we do not know whether that was done.',
  );
  await expect(beside.locator('[data-within]')).toHaveText(
    'Another flow runs in here: Waits for the bank: Typing the code. Its state says whether money moved; walk its steps there.',
  );
  await expect(page.locator('[data-disagrees]')).toHaveCount(0);
  await beside.getByRole('link', { name: 'Waits for the bank: Typing the code' }).click();
  await walk.shows('approving.waiting, unknown');
});

test('the address is a complete permalink from the first moment; an unknown overlay is reported', async ({
  page,
  baseURL,
}) => {
  const spec = await loadFlow(findFlows(explorer).find(({ name }) => name === 'three-d-secure')!);
  const version = flowVersion(spec);
  await page.goto(`${baseURL}#/?lang=en`);
  await page.getByRole('link', { name: 'The bank declined the card' }).click();
  const walked = 'frame.opened;challenge.returned;read.done.declined';
  await expect(page).toHaveURL(`${baseURL}#/three-d-secure/challenged/${version}/${walked}?lang=en`);
  await page.goto(`${baseURL}#/three-d-secure?lang=en&overlay=moni`);
  await expect(page).toHaveURL(`${baseURL}#/three-d-secure/challenged/${version}?lang=en&overlay=moni`);
  await expect(page.getByText('There is no such overlay')).toHaveText(
    'There is no such overlay, so Money is shown: moni',
  );
  await expect(page.getByRole('button', { name: 'Money', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('a site without a shop sends no request for a funnel', async ({ page, walk }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/data/cart.json', (route) =>
    route.fulfill({ json: { model: null, screens: null, server: null, keptAt: '2026-11-21T10:00:00.000Z' } }),
  );
  await walk.open('cart', 'kept', { lang: 'en', overlay: 'funnel' });
  await expect(page.locator('[data-findings=funnel]')).toContainText('The analytics cannot be reached.');
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('where a canvas cannot be exported, as in Safari, the screen is saved as SVG with a message', async ({
  page,
  walk,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await walk.open('three-d-secure', 'resumed', { lang: 'en' });
  await walk.choose('read.done.declined');
  await walk.shows('declined, notCharged');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Screen (PNG)' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toEqual('three-d-secure-declined-screen-en.svg');
  await expect(page.getByText('This browser gives no pixels of a page')).toHaveText(
    'Saved: three-d-secure-declined-screen-en.svg. This browser gives no pixels of a page; the same picture is an SVG, which every browser opens.',
  );
  const svg = await readFile(await file.path(), 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="360" height="\d+"/);
  expect(svg).toContain('data-money="notCharged"');
});
