import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import { serializePersisted } from '../../../domain/persisted/index.ts';
import { cart } from '../cart-actor.ts';
import type { Choice, Declaration } from '../declaration.ts';
import { startEarly } from './early.ts';
import { rehearse } from './rehearse.ts';
import { readStoredRoot } from '../stored-root.ts';

const choice = (id: string, price: number): Choice => ({
  type: 'product',
  data: {
    _id: id,
    slug: `pad-super-${id}`,
    name: { tr: `Süper ped ${id}`, en: `Super pad ${id}` },
    price: { subscription: kurus(price - 1000), oneTimePurchase: kurus(price) },
    items: [],
  },
});

const choices = [choice('12', 11_890), choice('24', 21_890)];
const declare = (declaration: Declaration) => JSON.stringify(declaration).replaceAll('"', '&quot;');
const words = JSON.stringify({ added: '{name} sepete eklendi' }).replaceAll('"', '&quot;');

const page = `
  <a href="/cart">Sepet <span data-live="count"></span></a>
  <form action="/cart/add" method="post" data-on-submit="${declare({ type: 'line.add', choices })}"
        data-on-input="${declare({ type: 'draft.change', choices })}">
    <input type="radio" name="choice" value="12" checked><input type="radio" name="choice" value="24">
    <input type="radio" name="purchaseType" value="oneTimePurchase" checked>
    <input type="radio" name="purchaseType" value="subscription">
    <button type="button" data-step="-1" id="less">-</button>
    <input type="number" name="quantity" min="1" max="99" value="1">
    <button type="button" data-step="1" id="more">+</button>
    <strong data-live="draftTotal" data-of="product:12 product:24">₺118,90</strong>
    <p id="place"><i id="beside"></i><button id="add">Ekle</button><a href="#cart" id="added">Eklendi · Sepete git</a></p>
  </form>
  <button id="remove" data-on-click="${declare({ type: 'line.remove', key: 'product:12' })}">Çıkar</button>
  <output data-live="said" data-words="${words}"></output>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const form = () => document.querySelector('form')!;
const field = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
const shown = (name: string) => find(`[data-live=${name}]`).textContent;
const lines = () =>
  cart.getSnapshot().context.cart.items.map(({ data, purchaseType, quantity }) => [data._id, purchaseType, quantity]);

const storedWith = (quantity: number): string => {
  const [line] = cart.getSnapshot().context.cart.items;
  return serializePersisted({
    cart: { items: [{ ...line, quantity }], promoCode: { code: null, error: null } },
    auth: { _id: null, email: null },
  });
};

let captured: unknown;

beforeAll(() => {
  document.documentElement.lang = 'tr';
  document.body.innerHTML = page;
  window.early = Object.assign([[form(), new FormData(form())]], {
    on: () => undefined,
  }) as NonNullable<Window['early']>;
  startEarly();
  captured = { lines: lines(), count: shown('count'), added: form().dataset['added'] };
});

test('a form submitted before the script loads is added to the cart', () => {
  expect(captured).toEqual({ lines: [['12', 'oneTimePurchase', 1]], count: '1', added: 'product:12' });
});

beforeEach(() => {
  document.body.innerHTML = page;
});
afterEach(() => cart.send({ type: 'cart.empty' }));

test('an added product is shown, announced and stored synchronously', () => {
  find('#add').click();
  expect(shown('count')).toBe('1');
  expect(shown('said').replace('\u200b', '')).toBe('Süper ped 12 sepete eklendi');
  expect(readStoredRoot()?.cart.items.map(({ data }) => data._id)).toEqual(['12']);
});

const face = () => ({ added: form().dataset['added'], focus: document.activeElement?.id });

test('after an add the form shows a focused link to the cart until the choice changes', async () => {
  expect(face()).toEqual({ added: undefined, focus: '' });
  find('#add').click();
  await vi.waitFor(() => expect(face()).toEqual({ added: 'product:12', focus: 'added' }));
  find('#more').click();
  expect(face().added).toBeUndefined();
  find('#add').click();
  expect(lines()).toEqual([['12', 'oneTimePurchase', 3]]);
  expect(face().added).toBe('product:12');
});

test('a product removed from the cart is not shown as added', () => {
  find('#add').click();
  find('#remove').click();
  expect(face().added).toBeUndefined();
});

const tapOn = (element: Element | null, laterMs = 0) => {
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(tap, 'timeStamp', { value: tap.timeStamp + laterMs });
  element!.dispatchEvent(tap);
  return tap.defaultPrevented ? 'taken' : 'left';
};

test('a repeated tap at the same place adds one more, a later tap or one elsewhere does not', () => {
  find('#add').click();
  const taken = [tapOn(find('#added')), tapOn(find('#place')), tapOn(find('#beside')), tapOn(find('#added'), 600)];
  expect({ taken, lines: lines() }).toEqual({
    taken: ['taken', 'taken', 'left', 'left'],
    lines: [['12', 'oneTimePurchase', 3]],
  });
});

const isOdd = () => document.documentElement.hasAttribute('data-bump');

test('the count jumps with each add', () => {
  const before = isOdd();
  find('#add').click();
  const once = isOdd();
  find('#add').click();
  expect([once, isOdd()]).toEqual([!before, before]);
});

test('the chosen size, purchase type and quantity are added', () => {
  field('[value="24"]').checked = true;
  field('[value="subscription"]').checked = true;
  field('[name=quantity]').value = '3';
  find('#add').click();
  expect(lines()).toEqual([['24', 'subscription', 3]]);
  expect(shown('count')).toBe('3');
});

test('the total follows the choice before it is added', () => {
  find('#more').click();
  expect(shown('draftTotal')).toBe('₺237,80');
  find('#less').click();
  expect(shown('draftTotal')).toBe('₺118,90');
});

test.each([
  ['-3', '1', '₺118,90'],
  ['', '1', '₺118,90'],
  ['2.5', '2', '₺237,80'],
  ['99999', '99', '₺11.771,10'],
])('a quantity typed as "%s" is corrected in its field: %s', (typed, kept, total) => {
  const quantity = field('[name=quantity]');
  quantity.value = typed;
  quantity.dispatchEvent(new Event('change', { bubbles: true }));
  expect([quantity.value, shown('draftTotal')]).toEqual([kept, total]);
});

test('a rehearsed add does not change the cart, the page or the storage', () => {
  find('#more').click();
  const before = [cart.getSnapshot(), document.body.innerHTML, localStorage.getItem('mercan/root')];
  rehearse();
  expect([cart.getSnapshot(), document.body.innerHTML, localStorage.getItem('mercan/root')]).toEqual(before);
});

test('a declared click sends its event to the cart', () => {
  find('#add').click();
  find('#remove').click();
  expect(lines()).toEqual([]);
  expect(shown('count')).toBe('');
});

test('a cart stored by another tab is taken over', () => {
  find('#add').click();
  const text = storedWith(7);
  localStorage.setItem('mercan/root', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'mercan/root', newValue: text }));
  expect(lines()).toEqual([['12', 'oneTimePurchase', 7]]);
  expect(shown('count')).toBe('7');
});

test('an add in another tab whose storage event is still missing is not lost', () => {
  find('#add').click();
  localStorage.setItem('mercan/root', storedWith(7));
  find('#add').click();
  expect(lines()).toEqual([['12', 'oneTimePurchase', 8]]);
  expect(readStoredRoot()?.cart.items.map(({ quantity }) => quantity)).toEqual([8]);
});

test('with a full storage the cart still works in memory', () => {
  find('#add').click();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  find('#add').click();
  find('#add').click();
  full.mockRestore();
  expect(lines()).toEqual([['12', 'oneTimePurchase', 3]]);
});

test('a page restored from the back/forward cache reads the cart stored meanwhile', () => {
  find('#add').click();
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(lines()).toEqual([]);
});
