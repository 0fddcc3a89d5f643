import { customer, weigh } from '../../scripts/bench/bytes.ts';
import { phone } from '../../scripts/bench/visitor.ts';
import { findWares } from '../../scripts/bench/wares.ts';
import { expect, test } from '../stand/shop-test.ts';

/** All JavaScript of a first visit until the page rests, brotli. What was reached; docs/bench.md has the aims. */
const gates: Record<string, number> = {
  '/': 130_000,
  '/store': 130_000,
  '/product/pad-super-12': 130_000,
  '/packets': 130_000,
  '/custom-packet': 137_500,
  '/cart': 135_000,
  '/checkout': 150_000,
};

test('a page asks for no more JavaScript than its kind is given', async ({ browser, stand }) => {
  test.setTimeout(120_000);
  const wares = await findWares(stand.shopUrl);
  const over: string[] = [];
  for (const [path, gate] of Object.entries(gates)) {
    const context =
      path === '/checkout' ? await customer(browser, { url: stand.shopUrl }, wares) : await browser.newContext(phone);
    const { script } = await weigh(context, stand.shopUrl + path);
    await context.close();
    console.log(path, script);
    if (script > gate) over.push(`${path}: ${script} bytes, ${gate} are given`);
  }
  expect(over).toEqual([]);
});
