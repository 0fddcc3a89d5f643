import type { Browser } from '@playwright/test';
import { EMPTY_CART, withPromoCode, type Cart } from '../../../domain/cart/index.ts';
import { expect } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { findProduct } from '../../harness/customer.ts';
import { lineOf, type CatalogueItem } from '../../harness/catalogue-items.ts';
import { openFrozenShop, type FrozenShop } from '../frozen-shop.ts';
import type { PlayedWorld } from '../run-flow.ts';

export const packetPath = '/packet/pad.standard.8_pad.super.20_pantyliner.standard.12_gizem-package';
export const productPath = '/product/pad-super-12';

export interface CartWorld extends PlayedWorld {
  /** A cart with one box of super pads and this code; its stored text is unique. */
  codedCart(code: string): Promise<Cart>;
  /** `blocked`: the browser blocks storage. `late`: the app's script waits at the gate. */
  enter(path: string, more?: { cart?: Cart; how?: 'blocked' | 'late' }): Promise<void>;
  letAppIn(): Promise<void>;
  /** To another page of the shop without a reload, as the links and the back button do. */
  visit(path: string): Promise<void>;
}

const isCalculation = ({ pathname }: URL) => pathname.endsWith('/shopping/calculate');
/** Every script except the early one and its imports, which belong to the document. */
const isAppScript = ({ pathname }: URL) => /^\/assets\/(?!index-|rolldown-runtime-).*\.js$/.test(pathname);

/** Throws as Chrome does when site data is blocked. */
function refuseStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

export function openCartWorld(browser: Browser, harness: Harness): CartWorld {
  let shop: FrozenShop | null = null;
  let isLate = false;
  let carts = 0;
  return {
    get shop() {
      if (!shop) throw new Error('nothing was opened yet');
      return shop;
    },
    get isOpen() {
      return shop !== null;
    },
    async codedCart(code) {
      const found: CatalogueItem = await findProduct(harness.shopUrl, 'pad-super-12');
      carts += 1;
      const createdAt = new Date(1_770_000_000_000 + carts).toISOString();
      const pads = lineOf(found, { type: 'product', purchaseType: 'oneTimePurchase', createdAt });
      return withPromoCode({ ...EMPTY_CART, items: [pads] }, code);
    },
    async enter(path, { cart, how } = {}) {
      isLate = how === 'late';
      const groups = { calculation: isCalculation, app: (url: URL) => isLate && isAppScript(url) };
      shop = await openFrozenShop(browser, harness, groups, cart ? { cart } : {});
      if (how === 'blocked') await shop.page.addInitScript(refuseStorage);
      await shop.page.goto(path, { waitUntil: 'commit' });
    },
    async letAppIn() {
      isLate = false;
      await shop!.gate.open(['app'], 'through');
    },
    async visit(path) {
      const { page } = shop!;
      await page.evaluate((to) => history.pushState({}, '', to), path);
      await expect.poll(() => shop!.tick().then(() => page.evaluate(() => location.pathname))).toBe(path);
    },
    look: () =>
      shop!.page.evaluate(() => {
        const root = document.querySelector('main [data-state]');
        const all = (selector: string) => [...(root?.querySelectorAll(selector) ?? [])];
        const notices = all('[data-notice]').map((notice) => notice.getAttribute('data-notice'));
        const text = root?.textContent ?? '';
        return {
          count: document.querySelector('[data-live=count]')?.textContent,
          shown: root?.getAttribute('data-state'),
          price: root?.getAttribute('data-price'),
          lines: all('button[aria-label$=": çıkar"]').length,
          canRestore: notices.includes('removed'),
          trouble: notices.find((notice) => notice !== 'removed') ?? null,
          canRetry: all('button').some((button) => button.textContent === 'Yeniden sor'),
          isPriced: /Kargo(Bizden|₺)/.test(text),
          isCodeRefused: text.includes('Ürünlerin sepetinde duruyor'),
          isStorageWarned: text.includes('Bu tarayıcı sepetini saklamamıza izin vermedi'),
        };
      }),
  };
}
