import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InTurkish } from '../../components/in-turkish.tsx';
import { createApi } from '../../services/http/index.ts';
import { readSelectedReviews } from './read-selected-reviews.ts';
import { SelectedReviews } from './selected-reviews.tsx';

const written = (nth: number, content?: string) => ({
  _id: `r${nth}`,
  reviewItems: [
    { _productType: 'patch', point: 2 },
    { _productType: 'pad', point: 5, ...(content !== undefined && { content }) },
  ],
  displayName: nth === 1 ? 'Elif Y.' : null,
  createdAt: '2026-03-14T09:30:00.000Z',
  reply: null,
});
const types = [{ _id: 'pad', slug: 'pad', name: { tr: 'Ped', en: 'Pad' } }];

/** A server that has these reviews, or none to be reached. */
function apiWith(reviews: object[] | null) {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'http://shop/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => null,
    fetch: async ({ url }) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      if (reviews === null) throw new TypeError('Failed to fetch');
      return Response.json({ status: 'success', data: pathname.endsWith('/reviews') ? reviews : types });
    },
  });
  return { api, asked };
}

test('the last three with words are shown on the home page, with what they are about', async () => {
  const { api } = apiWith([
    written(1, 'İnce.'),
    written(2),
    written(3, 'Tuttu.'),
    written(4, 'Geldi.'),
    written(5, 'Eski.'),
  ]);
  const name = { tr: 'Ped', en: 'Ped' };
  const reviews = await readSelectedReviews(api, 'tr');
  expect(reviews).toEqual([
    { _id: 'r1', point: 5, content: 'İnce.', displayName: 'Elif Y.', name },
    { _id: 'r3', point: 5, content: 'Tuttu.', displayName: null, name },
    { _id: 'r4', point: 5, content: 'Geldi.', displayName: null, name },
  ]);
  render(
    <InTurkish>
      <SelectedReviews reviews={reviews} />
    </InTurkish>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Kullananlar ne diyor?' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5 üzerinden 5★★★★★İnce.Elif Y. · Ped',
    '5 üzerinden 5★★★★★Tuttu.Adını yazmayan biri · Ped',
    '5 üzerinden 5★★★★★Geldi.Adını yazmayan biri · Ped',
  ]);
});

test('without reviews nothing more is asked, and without an answer the page has none', async () => {
  const none = apiWith([written(1)]);
  expect(await readSelectedReviews(none.api, 'tr')).toEqual([]);
  expect(none.asked).toEqual(['/api/public/user/reviews']);
  expect(await readSelectedReviews(apiWith(null).api, 'tr')).toEqual([]);
});
