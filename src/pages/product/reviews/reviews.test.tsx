import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { offline } from '../../../../domain/failure/index.ts';
import { InTurkish } from '../../../components/in-turkish.tsx';
import type { Points, Review, ReviewPage, Reviews } from '../../../services/reviews/index.ts';
import { ReviewsBlock } from './reviews.tsx';

const review = (nth: number, point: number): Review => ({
  _id: `r${nth}`,
  point,
  content: `Yorum ${nth}`,
  displayName: null,
  createdAt: '2026-03-14T09:30:00.000Z',
  reply: null,
});
/** 21 reviews, the newest first: each third gave three stars, the others five. */
const all = Array.from({ length: 21 }, (_, index) => review(21 - index, (21 - index) % 3 === 0 ? 3 : 5));

function pageOf(points: Points | null, page: number): ReviewPage {
  const asked = all.filter(({ point }) => points === null || point === points);
  return { items: asked.slice(page * 10, page * 10 + 10), pageInfo: { page, limit: 10, total: asked.length } };
}

const loaded = (points: Points | null): Reviews => ({
  productTypeId: 'pad',
  count: 21,
  average: 4.3,
  distribution: { '1': 0, '2': 0, '3': 7, '4': 0, '5': 14 },
  first: pageOf(points, 0),
  points,
});

function show(points: Points | null) {
  const asked: [Points | null, number][] = [];
  const answers = { fail: false, moved: false };
  const onRead = async (wanted: Points | null, page: number): Promise<ReviewPage> => {
    asked.push([wanted, page]);
    if (answers.fail) throw offline;
    const next = pageOf(wanted, page);
    return answers.moved ? { ...next, items: [all[9] ?? review(0, 1), ...next.items.slice(0, 9)] } : next;
  };
  const reviews = loaded(points);
  const block = (wanted: Points | null) => (
    <InTurkish>
      <ReviewsBlock reviews={reviews} points={wanted} path="/product/pad.super" onRead={onRead} />
    </InTurkish>
  );
  const { rerender, container } = render(block(points));
  return { asked, answers, container, choose: (wanted: Points | null) => rerender(block(wanted)) };
}

const written = () => screen.queryAllByText(/^Yorum \d+$/).map((text) => text.textContent);
const names = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, nth) => `Yorum ${from - nth}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('ten reviews, then ten more, then the last: the focus goes to the first new one [REVIEW-4]', async () => {
  const { asked } = show(null);
  expect(written()).toEqual(names(21, 12));
  await press('10 yorum daha');
  expect(await screen.findByText('Yorum 2')).toBeVisible();
  expect(written()).toEqual(names(21, 2));
  expect(within(document.activeElement as HTMLElement).getByText('Yorum 11')).toBeVisible();
  await press('1 yorum daha');
  expect(await screen.findByText('Yorum 1')).toBeVisible();
  expect(within(document.activeElement as HTMLElement).getByText('Yorum 1')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([
    [null, 1],
    [null, 2],
  ]);
});

test('a page of reviews that fails to load is reported below them, and can be read again', async () => {
  const { answers, asked } = show(null);
  answers.fail = true;
  await press('10 yorum daha');
  expect(await screen.findByText('Yorumları getiremedik. Bağlantına bakıp yeniden dene.')).toBeVisible();
  expect(written()).toEqual(names(21, 12));
  answers.fail = false;
  await press('Yeniden dene');
  expect(await screen.findByText('Yorum 2')).toBeVisible();
  expect(screen.queryByText(/getiremedik/)).toBeNull();
  expect(asked).toEqual([
    [null, 1],
    [null, 1],
  ]);
});

test('a review that the next page repeats is shown once', async () => {
  const { answers } = show(null);
  answers.moved = true;
  await press('10 yorum daha');
  expect(await screen.findByText('Yorum 3')).toBeVisible();
  expect(written()).toEqual(names(21, 3));
});

test('each row of the statistics is the address of its reviews, and of all when it is chosen', () => {
  show(3);
  const rows = within(screen.getByRole('list', { name: 'Yıldıza göre seç' })).getAllByRole('link');
  expect(rows.map((row) => [row.textContent, row.getAttribute('href'), row.getAttribute('aria-current')])).toEqual([
    ['5145 üzerinden 5: 14 değerlendirme', '/product/pad.super?points=5#reviews', null],
    ['405 üzerinden 4: 0 değerlendirme', '/product/pad.super?points=4#reviews', null],
    ['375 üzerinden 3: 7 değerlendirme', '/product/pad.super#reviews', 'true'],
    ['205 üzerinden 2: 0 değerlendirme', '/product/pad.super?points=2#reviews', null],
    ['105 üzerinden 1: 0 değerlendirme', '/product/pad.super?points=1#reviews', null],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('7 yorum, 3 yıldızlı');
  expect(written()).toEqual([21, 18, 15, 12, 9, 6, 3].map((nth) => `Yorum ${nth}`));
  expect(screen.getByRole('link', { name: 'Bütün yorumlar' })).toHaveAttribute('href', '/product/pad.super#reviews');
});

test('another rating is read from its first page, and its next page has the same rating', async () => {
  const { asked, choose } = show(null);
  choose(5);
  expect(await screen.findByText('14 yorum, 5 yıldızlı')).toBeVisible();
  await press('4 yorum daha');
  expect(await screen.findByText('Yorum 1')).toBeVisible();
  expect(written()).toEqual(all.filter(({ point }) => point === 5).map(({ content }) => content));
  expect(asked).toEqual([
    [5, 0],
    [5, 1],
  ]);
});

test('a rating without reviews says so, with a link to all', () => {
  show(1);
  expect(screen.getByText('Bu kadar yıldız veren olmamış.')).toBeVisible();
  expect(written()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Bütün yorumlar' })).toHaveAttribute('href', '/product/pad.super#reviews');
});

test('reviews of another rating are never shown when loading fails', async () => {
  const { answers, choose } = show(null);
  answers.fail = true;
  choose(3);
  expect(await screen.findByText('Yorumları getiremedik. Bağlantına bakıp yeniden dene.')).toBeVisible();
  expect(written()).toEqual([]);
  choose(null);
  expect(written()).toEqual(names(21, 12));
  expect(screen.queryByText(/getiremedik/)).toBeNull();
  choose(3);
  expect(await screen.findByText(/getiremedik/)).toBeVisible();
  answers.fail = false;
  await press('Yeniden dene');
  expect(await screen.findByText('7 yorum, 3 yıldızlı')).toBeVisible();
});
