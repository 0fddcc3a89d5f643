import type { Page } from '@playwright/test';
import { flowGraphs, shortestPathTo } from 'model-testing';
import { findFlows, loadFlow } from 'machine-explorer/node';
import { statePathOf, tokensOf, writePermalink } from 'machine-explorer';
import explorer from '../../../explorer.config.ts';
import { expect, test } from '../explorer-test.ts';

const chart = (page: Page) => page.locator('[data-chart] [role=application]');

test('"Fit" shows the whole chart while its smallest name is readable; otherwise it scrolls', async ({
  page,
  walk,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fitted = async (width: number, flow: string, input: string, isOpen = false) => {
    await page.setViewportSize({ width, height: 800 });
    await walk.open(flow, input, { lang: 'en' });
    if (isOpen) await page.getByRole('button', { name: 'Unfold all' }).click();
    if (isOpen) await expect(page.getByRole('button', { name: 'Fold all' })).toBeVisible();
    await page.getByRole('button', { name: 'Fit', exact: true }).click();
    await expect(page.locator('[data-chart] [data-now]').first()).toBeInViewport({ ratio: 1 });
    return chart(page)
      .locator('> svg')
      .evaluate((drawn: SVGSVGElement) => {
        const scale = drawn.clientWidth / drawn.viewBox.baseVal.width;
        const names = drawn.dataset['afar'] === undefined ? [] : [...drawn.querySelectorAll('[data-far]')];
        const sizes = names.map((name) => Number(name.getAttribute('font-size')) * scale);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = drawn.parentElement!;
        return {
          isReadable: sizes.every((size) => size > 7.9),
          isWhole: scrollWidth <= clientWidth && scrollHeight <= clientHeight,
        };
      });
  };
  expect(await fitted(1280, 'session', 'opened')).toEqual({ isReadable: true, isWhole: true });
  expect(await fitted(1280, 'checkout', 'comingBack')).toEqual({ isReadable: true, isWhole: true });
  expect(await fitted(1280, 'three-d-secure', 'challenged')).toEqual({ isReadable: true, isWhole: true });
  expect(await fitted(1280, 'three-d-secure', 'challenged', true)).toEqual({ isReadable: true, isWhole: false });
  expect(await fitted(360, 'checkout', 'comingBack')).toEqual({ isReadable: true, isWhole: false });
});

test('a search counts what it finds, brings each match into sight in turn, and says when there is none', async ({
  page,
  walk,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await walk.open('checkout', 'known', { lang: 'en' });
  const field = page.getByRole('searchbox', { name: 'Find a state or an event' });
  const said = page.locator('output[data-found]');
  const here = page.locator('[data-chart] [data-found-here]');
  const seek = async (text: string, found: string) => {
    await field.fill(text);
    await expect(said).toHaveText(found);
    await expect(here).toBeInViewport({ ratio: 1 });
  };
  await seek('lockedOut', '1 / 11 found, 1: Session ended while paying');
  await seek('suspended', '1 / 11 found, 1: Session ended');
  await seek('Bank Declined', '1 / 66 found, 1: The bank declined');
  await field.press('Enter');
  await expect(said).toHaveText('2 / 66 found, 2: We know whether a payment is open');
  await expect(here).toBeInViewport({ ratio: 1 });
  await field.press('Shift+Enter');
  await field.press('Shift+Enter');
  await expect(said).toHaveText("6 / 66 found, 6: The bank's approval ended");
  await expect(here).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Next match' }).click();
  await expect(said).toHaveText('1 / 66 found, 1: The bank declined');
  // No other state is opened, and the marks on the diagram stay.
  await field.fill('zzz');
  await field.press('Enter');
  await expect(said).toHaveText('Nothing found.');
  await expect(here).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Walk here the shortest way' })).toHaveCount(0);
  await field.press('Escape');
  await expect(field).toHaveValue('');
  // In the fitted view events have no labels.
  await walk.open('three-d-secure', 'challenged', { lang: 'en' });
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  await expect(chart(page).locator('> svg')).toHaveAttribute('data-afar');
  // Two transitions from a folded state to the same state are one line.
  await seek('gave up', '1 / 44 found, 1: The shopper gave up');
});

test('a large flow opens folded in most of the window; edges of the chosen state are bold and labelled', async ({
  page,
  walk,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await walk.open('checkout', 'comingBack', { lang: 'en' });
  // Before docs/adr/0092 the whole map was shown first, with names 6 to 8 px high.
  await expect(page.locator('[data-state-id="checkout.filling"]')).toBeVisible();
  await expect(page.locator('[data-state-id="checkout.filling.ready"]')).toHaveCount(0);
  const share = async () => {
    const { width, height } = (await page.locator('[data-chart]').boundingBox())!;
    return (width * height) / (1280 * 800);
  };
  expect(await share()).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: 'Close the side panel' }).click();
  expect(await share()).toBeGreaterThan(0.75);
  await page.getByRole('button', { name: 'Open the side panel' }).click();
  expect(await share()).toBeLessThan(0.6);

  await page.locator('[data-state-id="checkout.paid"]').click();
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  const into = page.locator('path[data-edge$="→checkout.paid"]');
  const others = page.locator('path[data-edge]:not([data-edge$="→checkout.paid"])');
  expect(await into.evaluateAll((lines) => lines.filter((line) => 'faint' in line.dataset).length)).toEqual(0);
  await expect(others.and(page.locator('[data-faint]')).first()).toBeAttached();
  await page.locator('[data-state-id="checkout.filling"]').click();
  const leaves = await page
    .locator('path[data-edge^="checkout.filling→"]')
    .evaluateAll((lines) => lines.map((line) => line.dataset['edge']!));
  for (const edge of leaves) await expect(page.locator(`g[data-spoken][data-edge="${edge}"]`)).toBeVisible();
});

test('a step into a folded region opens it, and so does an overlay that marks single states', async ({
  page,
  walk,
}) => {
  const inside = page.locator('[data-state-id="threeDSecure.approving.waiting"]');
  await walk.open('three-d-secure', 'challenged', { lang: 'en' });
  await expect(inside).toHaveCount(0);
  await walk.choose('frame.opened');
  await expect(inside.and(page.locator('[data-now]'))).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-state-id="threeDSecure.settling.reading"]')).toHaveCount(0);
  await walk.open('three-d-secure', 'challenged', { lang: 'en', overlay: 'calls' });
  await expect(page.locator('[data-state-id="threeDSecure.settling.reading"]')).toBeVisible();
});

test('a region is opened and folded in place', async ({ page, walk }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await walk.open('three-d-secure', 'challenged', { lang: 'en' });
  const region = page.locator('[data-state-id="threeDSecure.approving"]').first();
  const inside = page.locator('[data-state-id="threeDSecure.approving.waiting"]');
  await expect(inside).toHaveCount(0);
  // The corner without its line: a folded state on the walk has a thicker one.
  const corner = () =>
    region
      .locator('> rect')
      .last()
      .evaluate((box) => {
        const { x, y } = box.getBoundingClientRect();
        return { x, y };
      });
  const first = await corner();
  const stays = async () => {
    const { x, y } = await corner();
    expect(Math.hypot(x - first.x, y - first.y)).toBeLessThan(0.5);
  };
  await region.locator('[data-fold]').click();
  await expect(inside).toHaveCount(1);
  await stays();
  await region.locator('[data-fold]').click();
  await expect(inside).toHaveCount(0);
  await stays();
});

for (const { name } of findFlows(explorer)) {
  test(`at 1280 × 800 the page of ${name} never scrolls as a whole, whatever its state`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const spec = await loadFlow(findFlows(explorer).find((flow) => flow.name === name)!);
    await page.goto(`${baseURL}#/${name}?lang=en`);
    await expect(page.locator('[data-chart]')).toBeVisible();
    const tall: string[] = [];
    const seen = new Set<string>();
    for (const graph of flowGraphs(spec))
      for (const node of graph.nodes) {
        const statePath = statePathOf(node.visit.snapshot);
        if (seen.has(statePath)) continue;
        seen.add(statePath);
        const { input, events } = shortestPathTo(node);
        const tokens = tokensOf(spec, input, events);
        const link = writePermalink({ flow: name, input, version: null, tokens, at: null, options: { lang: 'en' } });
        await page.evaluate((hash) => location.replace(hash), link);
        await expect(page.locator('[data-chart]')).toHaveAttribute('data-state-path', statePath);
        const { scrollHeight } = await page.evaluate(() => ({ scrollHeight: document.documentElement.scrollHeight }));
        if (scrollHeight !== 800) tall.push(`${statePath}: ${scrollHeight}`);
      }
    expect(tall).toEqual([]);
  });
}
