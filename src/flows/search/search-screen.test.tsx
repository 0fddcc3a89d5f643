import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import { offline } from '../../../domain/failure/index.ts';
import { connectSearch, type SearchAnswer, type SearchHit } from '../../../machines/search/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { SearchScreen } from './search-screen.tsx';

function Part({ find, onLeave }: { find: () => Promise<SearchAnswer>; onLeave: () => void }) {
  const [flow] = useState(() => connectSearch({ find }));
  const [snapshot, send] = useMachine(flow);
  return (
    <InTurkish>
      <SearchScreen snapshot={snapshot} send={send} onLeave={onLeave} />
    </InTurkish>
  );
}

function show(find: () => Promise<SearchAnswer>) {
  const onLeave = vi.fn<() => void>();
  render(<Part find={find} onLeave={onLeave} />);
  return {
    type: (text: string) => userEvent.type(screen.getByRole('combobox', { name: 'Ne arıyorsun?' }), text),
    onLeave,
  };
}

const hit = (nth: number): SearchHit => ({
  kind: nth < 2 ? 'product' : 'question',
  title: { tr: `Gece ${nth}`, en: `Night ${nth}` },
  summary: { tr: '', en: '' },
  path: `/hit/${nth}`,
  slug: null,
  offer: null,
});

const sold = (nth: number, offer: SearchHit['offer'], kind: SearchHit['kind'] = 'product') => ({
  ...hit(nth),
  kind,
  offer,
});

const section = (name: string) => screen.getByRole('heading', { name }).closest('section')!;
const linksOf = (name: string) =>
  within(section(name))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('an empty search shows shelves and frequent questions; following a link closes it', async () => {
  const { onLeave } = show(() => Promise.resolve({ items: [], total: 0 }));
  expect(linksOf('Raflar')).toEqual([
    ['Ped', '/store/pad'],
    ['Günlük ped', '/store/pantyliner'],
    ['Tampon', '/store/tampon'],
    ['Isı bandı', '/product/heating-patch'],
  ]);
  expect(linksOf('Sık sorulanlar')).toEqual([
    ['Hangi boy bana göre?', '/know-us/faqs/products'],
    ['Bir kutuyu atlarsam ne olur?', '/know-us/faqs/subscription'],
    ['Siparişim şu an nerede?', '/know-us/faqs/orders'],
    ['Bütün sorular', '/know-us/faqs'],
  ]);
  for (const name of ['Tampon', 'Bütün sorular']) await userEvent.click(screen.getByRole('link', { name }));
  expect(onLeave).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('link', { name: 'merhaba@mercan.example' })).toBeNull();
});

test('results show their count per group and replace the shelves', async () => {
  const { type } = show(() => Promise.resolve({ items: [hit(0), hit(1), hit(2)], total: 3 }));
  await type('gece');
  const groups = await screen.findAllByRole('group');
  expect(groups.map((group) => [group.getAttribute('aria-label'), group.querySelector('h3')?.textContent])).toEqual([
    ['Ürünler', 'Ürünler2'],
    ['Sorular', 'Sorular1'],
  ]);
  expect(screen.queryByRole('heading', { name: 'Raflar' })).toBeNull();
});

test('products and packets have the price of the store, and say when they are sold out', async () => {
  const { type } = show(() =>
    Promise.resolve({
      items: [
        sold(0, { price: { subscription: kurus(11890), oneTimePurchase: kurus(13990) }, pieces: 12, isInStock: true }),
        sold(1, { price: { oneTimePurchase: kurus(4990) }, pieces: 1, isInStock: false }),
        sold(2, null),
        sold(
          3,
          { price: { subscription: kurus(25190), oneTimePurchase: kurus(29690) }, pieces: 28, isInStock: false },
          'packet',
        ),
        hit(4),
      ],
      total: 5,
    }),
  );
  await type('gece');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Gece 0₺118,90 / 8 haftada bir ₺139,90 tek sefer 12 adet ',
    'Gece 1₺49,90 1 adet Tükendi',
    'Gece 2',
    'Gece 3₺251,90 / 8 haftada bir ₺296,90 tek sefer 28 adet Tükendi',
    'Gece 4',
  ]);
});

test('more results than shown are linked as a page, and groups then have no count', async () => {
  const { type } = show(() => Promise.resolve({ items: [hit(0), hit(2)], total: 12 }));
  await type('gece');
  const all = await screen.findByRole('link', { name: '“gece” için 12 sonucun hepsi' });
  expect(all).toHaveAttribute('href', '/search?q=gece');
  expect(screen.getAllByRole('group').map((group) => group.querySelector('h3')?.textContent)).toEqual([
    'Ürünler',
    'Sorular',
  ]);
});

test('a search without results shows the shelves and the contact address', async () => {
  const { type } = show(() => Promise.resolve({ items: [], total: 0 }));
  await type('külot');
  expect(await screen.findByText('“külot” için bir şey bulamadık.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Raflar' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'merhaba@mercan.example' })).toHaveAttribute(
    'href',
    'mailto:merhaba@mercan.example',
  );
});

test('a failed search keeps its text, and can be retried', async () => {
  const answers = [() => Promise.reject(offline()), () => Promise.resolve({ items: [hit(0)], total: 1 })];
  const { type } = show(() => answers.shift()!());
  await type('gece');
  await userEvent.click(await screen.findByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByRole('option', { name: /Gece 0/ })).toHaveAttribute('href', '/hit/0');
  expect(screen.getByRole('combobox')).toHaveValue('gece');
});
