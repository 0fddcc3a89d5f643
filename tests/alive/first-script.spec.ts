import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { whenAttached } from '../../scripts/bench/browser/visitor.ts';
import { expect, test } from '../harness/shop-test.ts';
import { add, expectCount, product, whenAlive } from './cart-count.ts';

declare global {
  interface Window {
    groupsAtFirst?: number;
  }
}

const gate = 20_000;

for (const path of ['/', '/store', product, '/packets']) {
  test(`${path} adds to the cart with at most 20 kB of script, and matches its content security policy`, async ({
    page,
    troubles,
  }) => {
    // React never comes: what works now works without it.
    await page.route(/\/_page\//, (route) => route.abort());
    let transferred = 0;
    const measuring: Promise<unknown>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      measuring.push(request.sizes().then(({ responseBodySize }) => (transferred += responseBodySize)));
    });
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));

    const response = await page.goto(path);
    await whenAlive(page);
    const html = (await response?.text()) ?? '';
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(inline).toHaveLength(1);
    expect(response?.headers()['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(inline.join('')).digest('base64')}'`,
    );
    if (path === product) {
      await add(page);
      await expectCount(page, 1);
      expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
    }
    await Promise.all(measuring);
    expect(transferred + brotliCompressSync(inline.join('')).length).toBeLessThanOrEqual(gate);
    expect(troubles).toEqual([]);
  });
}

const isSeen = { visible: true } as const;

test('before React, an empty cart is shown as empty, and a stored cart is not', async ({ page }) => {
  await page.route(/\/_page\//, (route) => route.abort());
  const empty = page.getByRole('heading', { name: 'Sepetin boş, şimdilik Sarman’ın' }).filter(isSeen);
  const waiting = page.getByRole('heading', { name: 'Sepetin', exact: true }).filter(isSeen);
  await page.goto('/cart');
  await expect(empty).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await page.goto(product);
  await whenAlive(page);
  await add(page);
  await expectCount(page, 1);
  await page.goto('/cart');
  await expect(waiting).toBeVisible();
  await expect(empty).toHaveCount(0);
});

test('the checkout says what is being prepared before React, in both languages', async ({ page }) => {
  await page.route(/\/_page\//, (route) => route.abort());
  for (const [path, said] of [
    ['/checkout', 'Ödeme sayfan hazırlanıyor…'],
    ['/en/checkout', 'Preparing your checkout…'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(said);
  }
});

test('the growing style sheet has no font faces: a new rule would lay out all text again', async ({ page }) => {
  await page.goto(product);
  const faces = await page.evaluate(() =>
    [...document.styleSheets].map(({ ownerNode, cssRules }) => [
      (ownerNode as Element).id,
      [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).length,
    ]),
  );
  expect(faces).toEqual([
    ['', 10],
    ['stitches', 0],
  ]);
});

const countGroups = () => document.querySelector<HTMLStyleElement>('#stitches')!.sheet!.cssRules.length;

test('the app adds no rule group to its style sheet: that would restyle every element', async ({ page }) => {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => { window.groupsAtFirst = (${countGroups.toString()})(); })`,
  );
  await page.goto(product);
  await whenAttached(page);
  expect(await page.evaluate(countGroups)).toBe(await page.evaluate(() => window.groupsAtFirst));
});

test('the add button of a card shows what it has added, also with the header out of sight', async ({ page }) => {
  await page.goto('/store');
  const card = page.getByRole('main').getByRole('article').nth(4);
  await card.getByRole('button').click();
  await expect(card.getByRole('link', { name: 'Eklendi · Sepet' })).toBeFocused();
  await page.reload();
  await expect(card.getByRole('button')).toHaveText('Abone ol1');
});
