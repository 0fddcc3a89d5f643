import type { Page } from '@playwright/test';
import type { Locale } from '../../../domain/locale/index.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { atCheckout } from '../support/signed-in.ts';

test.use({ viewport: { width: 360, height: 740 } });

const packet = 'pad.standard.8_pad.super.20_pantyliner.standard.12_gizem-package';

/** In the current view: how many controls called `action` can be clicked, and whether a price is visible. */
async function inSight(page: Page, action: RegExp) {
  return page.evaluate((pattern) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is inside runs in the page
    const isReached = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && element.contains(hit);
    };
    const actions = [...document.querySelectorAll('main :is(button, a)')].filter(isReached);
    const texts = [...document.querySelectorAll('main *')].filter(
      (element) => element.children.length === 0 && /^[^₺]{0,20}₺[\d.]+,\d\d$/.test(element.textContent.trim()),
    );
    return {
      actions: actions
        .map((element) => element.getAttribute('aria-label') ?? element.textContent)
        .filter((name) => new RegExp(pattern).test(name)).length,
      hasPrice: texts.some(isReached),
    };
  }, action.source);
}

/** For each cart line: the number of controls below its text, and their number of rows. */
const actionsOfLines = (page: Page) =>
  page.getByRole('combobox').evaluateAll((choices) =>
    choices.map((choice) => {
      const actions = [...choice.parentElement!.parentElement!.children];
      const middles = actions.map((action) => {
        const { top, height } = action.getBoundingClientRect();
        return Math.round(top + height / 2);
      });
      return { actions: actions.length, rows: new Set(middles).size };
    }),
  );

const words = {
  tr: {
    reject: 'Reddet',
    add: /Sepete ekle/,
    checkout: /Ödemeye geç/,
    pay: /öde$/,
    uncharged: 'Henüz ödeme alınmadı.',
  },
  en: {
    reject: 'Decline',
    add: /Add to cart/,
    checkout: /Go to checkout/,
    pay: /^Pay/,
    uncharged: 'You have not been charged yet.',
  },
} as const;

for (const locale of ['tr', 'en'] as const satisfies readonly Locale[]) {
  test(`price and main action are in sight on a phone where something is bought: ${locale}`, async ({
    page,
    harness,
  }) => {
    const { reject, add, checkout, pay, uncharged } = words[locale];
    const at = (path: string) => (locale === 'en' ? `/en${path}` : path);
    await page.goto(at('/'));
    await page.getByRole('button', { name: reject, exact: true }).click();
    const both = { actions: 1, hasPrice: true };
    // Polled: during a view transition the browser's hit test finds neither page.
    const expectHere = (action: RegExp) => expect.poll(() => inSight(page, action)).toEqual(both);
    const expectInSight = async (action: RegExp) => {
      await page.evaluate(() => scrollTo(0, 0));
      await expectHere(action);
    };
    for (const [path, action] of [
      ['/product/pad-super', add],
      [`/packet/${packet}`, add],
      [`/custom-packet?packet=${packet}`, add],
    ] as const) {
      await page.goto(at(path));
      await expectInSight(action);
    }
    await atCheckout(page, harness, locale);
    // The pay button comes after address, card and contracts: the first view shows the first step.
    await expectInSight(/adres|address/);
    // The sentence about the money is in the same view as the pay button.
    await page.evaluate(() =>
      scrollTo(0, document.querySelector('[data-pay]')!.getBoundingClientRect().bottom - innerHeight / 2),
    );
    await expectHere(pay);
    await expect(page.getByText(uncharged)).toBeInViewport({ ratio: 1 });
    await page.goto(at('/cart'));
    await expectInSight(checkout);
    expect(await actionsOfLines(page)).toEqual([{ actions: 3, rows: 1 }]);
  });
}

test('a first visitor can add to the cart while the cookie question is open, and from the bar below the form', async ({
  page,
}) => {
  for (const path of ['/product/pad-super', `/packet/${packet}`]) {
    await page.goto(path);
    const main = page.getByRole('main');
    const bar = main.locator('[data-late-bar]');
    const question = page.getByRole('region', { name: 'Çerezler' });
    await expect(question).toBeVisible();
    await expect.poll(async () => (await inSight(page, words.tr.add)).actions, path).toBeGreaterThan(0);
    await expect(bar.getByRole('button', { name: words.tr.add })).toBeInViewport({ ratio: 1 });
    const { y, height } = (await question.boundingBox())!;
    expect((await bar.boundingBox())!.y, path).toBeGreaterThanOrEqual(y + height);
    await question.getByRole('button', { name: 'Reddet', exact: true }).click();
    await expect(bar).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: words.tr.add }).click();
    await expect(page.getByRole('banner').locator('[data-live=count]')).toHaveText('1');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeHidden();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});
