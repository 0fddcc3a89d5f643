import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { productTypeName, type ProductType as TypeSlug } from '../../../domain/product/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import type { ProductType } from '../../services/catalog/index.ts';
import { StoreScreen } from './index.tsx';
import type { StoreFilter } from './store-search.ts';
import { boxesOf } from './store.samples.ts';

const slugs = ['pad', 'tampon', 'heating-patch'] as const;

const types: ProductType[] = slugs.map((slug, nth) => ({
  _id: slug,
  slug,
  name: productTypeName(slug),
  description: { tr: `${slug} rafı`, en: `shelf of ${slug}` },
  isPurchasable: true,
  sortOrder: nth,
  picture: { entity: 'productType', idType: 'slug', id: slug, variant: 'card', category: 'menstrual' },
}));

const products = slugs.flatMap(boxesOf);

function open(slug: TypeSlug | null, filter: StoreFilter) {
  const selected = types.find((type) => type.slug === slug) ?? null;
  const { container } = render(
    <InTurkish>
      <StoreScreen types={types} selected={selected} products={products} filter={filter} />
    </InTurkish>,
  );
  // The DOM of these tests gives the element no role yet.
  const row = container.querySelector('search')!;
  return {
    row,
    chips: () =>
      within(row)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
  };
}

test('the row lists active filters with links to remove them, then the available ones', () => {
  const { chips } = open('pad', { flow: 2, max: 200 });
  expect(chips()).toEqual([
    ['Filtrele3', '#filters'],
    ['Ped', '/store?flow=2&max=200'],
    ['Normal', '/store/pad?max=200'],
    ['₺200 ve altı', '/store/pad?flow=2'],
    ['Tampon', '/store/tampon?flow=2&max=200'],
    ['Hafif', '/store/pad?flow=1&max=200'],
    ['Yoğun', '/store/pad?flow=3&max=200'],
    ['8’lik kutu', '/store/pad?flow=2&size=small&max=200'],
    ['12’lik kutu', '/store/pad?flow=2&size=medium&max=200'],
  ]);
  expect(screen.getByRole('link', { name: 'Normal: kaldır' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('1 ürün');
  expect(screen.getByRole('link', { name: 'Filtreleri kaldır' })).toHaveAttribute('href', '/store');
});

test('the sheet shows the count of each choice, and disables choices without results', async () => {
  const { row } = open('pad', { flow: 2 });
  await userEvent.click(within(row).getByRole('link', { name: /^Filtrele/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtrele, sırala' });
  const choices = within(sheet)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-disabled')]);
  expect(choices.slice(0, 6)).toEqual([
    ['Ped1 tane', '/store?flow=2', null],
    ['Tampon1 tane', '/store/tampon?flow=2', null],
    ['Isı bandıbu seçimle yok', null, 'true'],
    ['Hafif1 tane', '/store/pad?flow=1', null],
    ['Normal1 tane', '/store/pad', null],
    ['Yoğun1 tane', '/store/pad?flow=3', null],
  ]);
  await userEvent.click(within(sheet).getByRole('button', { name: '1 ürünü göster' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without results the conflicting filters are named and can be removed', () => {
  open('heating-patch', { flow: 1, max: 100 });
  expect(screen.getByRole('heading', { name: 'Böyle bir ürünümüz yok' })).toBeVisible();
  expect(screen.getByText('Bunlar bir arada çıkmadı: Isı bandı, Hafif, ₺100 ve altı.')).toBeVisible();
  const ways = screen
    .getAllByRole('link', { name: /seçimini kaldır$/ })
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['“Isı bandı” seçimini kaldır', '/store?flow=1&max=100'],
    ['“Hafif” seçimini kaldır', '/store/heating-patch?max=100'],
  ]);
});

test('with one-time purchase chosen, a product shows its one-time price and button', () => {
  open('heating-patch', { buy: 'oneTimePurchase' });
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('₺33,00');
  expect(card).not.toHaveTextContent('8 haftada bir');
  expect(card.querySelector('[name=purchaseType]')).toHaveValue('oneTimePurchase');
});

test.each([
  ['all shelves', null],
  ['one shelf', 'pad'],
] as const)('the pictures of the first row load at once, further ones when they come near: %s', (_, slug) => {
  open(slug, {});
  const loading = screen.getAllByRole('article').map((card) => card.querySelector('img')?.getAttribute('loading'));
  expect(loading.slice(0, 2)).toEqual(['eager', 'eager']);
  expect(new Set(loading.slice(2))).toEqual(new Set(['lazy']));
});
