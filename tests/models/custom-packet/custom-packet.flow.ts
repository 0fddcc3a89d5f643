import type { Browser, Page } from '@playwright/test';
import { cartItem, EMPTY_CART, type Cart } from '../../../domain/cart/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import { customPacketFlow } from '../../../machines/custom-packet/custom-packet.spec.ts';
import { expect } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import type { BrowserFlow } from '../browser-flow.ts';
import { openFrozenShop, type FrozenShop, type Visit } from '../frozen-shop.ts';
import type { PlayedWorld } from '../run-flow.ts';

export interface PacketWorld extends PlayedWorld {
  enter(path: string, visit?: Visit): Promise<void>;
}

const boxed = (slug: string): Cart => ({
  ...EMPTY_CART,
  items: [
    cartItem({
      type: 'custompacket',
      data: {
        _id: slug,
        slug,
        name: { tr: 'Senin kutun', en: 'Your own box' },
        price: { subscription: kurus(7_000), oneTimePurchase: kurus(8_000) },
        items: [],
      },
      purchaseType: 'subscription',
      createdAt: '2026-11-21T10:00:00.000Z',
    }),
  ],
});

const panel = (page: Page) => page.getByRole('main');
const stepper = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
const labels: Record<string, string> = { 'pad.super': 'Süper ped', 'tampon.mini': 'Mini tampon' };

/** Presses − or + until the stepper shows the count. */
async function countTo(page: Page, shelf: string, count: number): Promise<void> {
  const box = stepper(page, labels[shelf]!);
  for (let presses = 0; presses < 12; presses += 1) {
    const now = Number(await box.locator('output').textContent());
    if (now === count) return;
    await box.getByRole('button', { name: now < count ? 'Artır' : 'Azalt' }).click();
  }
  throw new Error(`${shelf} did not reach ${count}`);
}

const press = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name }).first().click();

/** Another tab replaces the cart by this one. */
async function fillCart({ shop }: PacketWorld, cart: Cart): Promise<void> {
  await shop.elsewhere(cart);
  const count = shop.page.locator('[data-live=count]').first();
  await expect(count).toHaveText(cart.items.length === 0 ? '' : String(cart.items.length));
}

/** The packet's slug in the address, once the address is updated. */
async function slugInBox({ shop }: PacketWorld): Promise<string> {
  await shop.pass(500);
  const slug = () => new URL(shop.page.url()).searchParams.get('packet');
  await expect.poll(slug).not.toBeNull();
  return slug()!;
}

export const packetFlow: BrowserFlow<PacketWorld> = {
  spec: customPacketFlow,
  longest: 40,
  opens: {
    emptyBox: (world) => world.enter('/custom-packet'),
    readyMade: (world) => world.enter('/custom-packet?packet=pad.super.20_gizem-package'),
    inPlaceOfALine: (world) => {
      const cart = boxed('tampon.mini.8_custom');
      return world.enter(`/custom-packet?replace=${encodeURIComponent('custompacket:tampon.mini.8_custom')}`, { cart });
    },
    junk: (world) => world.enter('/custom-packet?packet=nonsense'),
  },
  actions: {
    'count.set': {
      play: ({ shop }, { event }) => countTo(shop.page, String(event['shelf']), Number(event['count'])),
      // No boxes add up to 9; and a stepper that already shows the count is not pressed.
      when: ({ context }, { shelf, count }) => count !== 9 && (context.counts[String(shelf)] ?? 0) !== count,
    },
    'packet.load': {
      async play({ shop: { page } }) {
        await press(page, 'Hazır bir paketten başla');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: / ile başla$/ })
          .first()
          .click();
      },
    },
    'purchaseType.choose': {
      play: ({ shop: { page } }, { event }) =>
        page
          .getByRole('main')
          .getByRole('radio', { name: event['purchaseType'] === 'subscription' ? 'Abonelik' : 'Tek seferlik' })
          .first()
          .check(),
      when: ({ context }, { purchaseType }) => context.purchaseType !== purchaseType,
    },
    'packet.empty': { play: ({ shop }) => press(shop.page, 'Kutuyu boşalt') },
    'packet.restore': { play: ({ shop }) => press(shop.page, 'Geri doldur') },
    'packet.add': {
      async play(world, { next: [answer] }) {
        // The cart answers at once: it is prepared before the button is pressed.
        if (answer === 'place.done.alreadyInCart') await fillCart(world, boxed(await slugInBox(world)));
        if (answer === 'place.done.added') await fillCart(world, EMPTY_CART);
        await press(world.shop.page, /^(Sepete ekle|Kutuyu güncelle)/);
      },
    },
  },
  answers: {
    'place.done.added': { play: async () => {} },
    'place.done.replaced': {
      play: async () => {},
      // Saving an unchanged line replaces nothing.
      when: ({ context }) => context.replaces !== null && JSON.stringify(context.counts) !== '{"tampon.mini":8}',
    },
    'place.done.alreadyInCart': { play: async () => {} },
  },
  screens: {
    empty: () => ({ state: 'empty', isAlive: true, isEmptySaid: true, hasPieces: false }),
    filled: () => ({ state: 'filled', isAlive: true, isEmptySaid: false, hasPieces: true }),
    placing: 'passing',
    placed: () => ({ state: 'placed', isPlacedSaid: true, isDuplicateSaid: false, inCart: '1' }),
    duplicate: () => ({ state: 'duplicate', isPlacedSaid: false, isDuplicateSaid: true, inCart: '1' }),
  },
  leftOut: {
    'place.failed.noCart': 'the cart is in the page: putting a packet into it cannot fail',
    'after.placeLimit': 'the cart is in the page: putting a packet into it takes no time',
  },
};

export function openPacketWorld(browser: Browser, harness: Harness): PacketWorld {
  let shop: FrozenShop | null = null;
  return {
    get shop() {
      if (!shop) throw new Error('nothing was opened yet');
      return shop;
    },
    get isOpen() {
      return shop !== null;
    },
    async enter(path, visit = {}) {
      shop = await openFrozenShop(browser, harness, {}, visit);
      await shop.page.goto(path, { waitUntil: 'commit' });
    },
    look: () =>
      shop!.page.evaluate(() => {
        const root = document.querySelector('main [data-state]');
        const text = root?.textContent ?? '';
        return {
          state: root?.getAttribute('data-state'),
          isAlive: document.documentElement.dataset['hydrated'] !== undefined,
          isEmptySaid: text.includes('Kutun boş, seni bekliyor'),
          isPlacedSaid: text.includes('Kutun sepette.') || text.includes('Sepetindeki kutu güncellendi.'),
          isDuplicateSaid: root?.querySelector('[data-code=already-exist-in-cart]') !== null,
          hasPieces: /[1-9]\d* adet/.test(text),
          inCart: document.querySelector('[data-live=count]')?.textContent,
        };
      }),
  };
}
