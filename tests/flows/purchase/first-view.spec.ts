import type { Page } from '@playwright/test';
import type { Locale } from '../../../domain/locale/index.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { atCheckout } from '../support/signed-in.ts';

test.use({ viewport: { width: 360, height: 740 } });

const packet = 'pad.standard.8_pad.super.20_pantyliner.standard.12_gizem-package';

/** The state of the page: how many controls called `act` a finger reaches, and whether a price can be read. */
async function inSight(page: Page, act: RegExp) {
  return page.evaluate((pattern) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is inside runs in the page
    const isReached = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && element.contains(hit);
    };
    const acts = [...document.querySelectorAll('main :is(button, a)')].filter(isReached);
    const texts = [...document.querySelectorAll('main *')].filter(
      (element) => element.children.length === 0 && /^[^₺]{0,20}₺[\d.]+,\d\d$/.test(element.textContent.trim()),
    );
    return {
      acts: acts
        .map((element) => element.getAttribute('aria-label') ?? element.textContent)
        .filter((name) => new RegExp(pattern).test(name)).length,
      hasPrice: texts.some(isReached),
    };
  }, act.source);
}

/** Of each line in the cart: how many controls it has below its words, and in how many rows. */
const actsOfLines = (page: Page) =>
  page.getByRole('combobox').evaluateAll((choices) =>
    choices.map((choice) => {
      const acts = [...choice.parentElement!.parentElement!.children];
      const middles = acts.map((act) => {
        const { top, height } = act.getBoundingClientRect();
        return Math.round(top + height / 2);
      });
      return { acts: acts.length, rows: new Set(middles).size };
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
  test(`price and main act are in sight on a phone where something is bought: ${locale}`, async ({ page, harness }) => {
    const { reject, add, checkout, pay, uncharged } = words[locale];
    const at = (path: string) => (locale === 'en' ? `/en${path}` : path);
    await page.goto(at('/'));
    await page.getByRole('button', { name: reject, exact: true }).click();
    const both = { acts: 1, hasPrice: true };
    // Polled: while a view fades into the next, the browser hits neither.
    const expectHere = (act: RegExp) => expect.poll(() => inSight(page, act)).toEqual(both);
    const expectInSight = async (act: RegExp) => {
      await page.evaluate(() => scrollTo(0, 0));
      await expectHere(act);
    };
    for (const [path, act] of [
      ['/product/pad-super', add],
      [`/packet/${packet}`, add],
      [`/custom-packet?packet=${packet}`, add],
    ] as const) {
      await page.goto(at(path));
      await expectInSight(act);
    }
    await atCheckout(page, harness, locale);
    // Its button follows the address, the card and the contracts: what is in sight is where to begin.
    await expectInSight(/adres|address/);
    // Where it is pressed, what it does to the money is in the same view.
    await page.evaluate(() =>
      scrollTo(0, document.querySelector('[data-pay]')!.getBoundingClientRect().bottom - innerHeight / 2),
    );
    await expectHere(pay);
    await expect(page.getByText(uncharged)).toBeInViewport({ ratio: 1 });
    await page.goto(at('/cart'));
    await expectInSight(checkout);
    expect(await actsOfLines(page)).toEqual([{ acts: 3, rows: 1 }]);
  });
}
