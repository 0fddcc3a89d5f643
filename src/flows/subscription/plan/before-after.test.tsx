import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays } from '../../../../domain/calendar/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import { running } from '../../../../machines/subscription/subscription.spec.ts';
import { InTurkish } from '../../../components/in-turkish.tsx';
import { BeforeAfter } from './before-after.tsx';

const side = (name: string) =>
  within(screen.getByRole('heading', { name }).parentElement!)
    .getAllByRole('listitem')
    .map(({ innerHTML }) => innerHTML.replaceAll(/<(?!\/?s>)[^>]*>/g, '').replaceAll(/\s*–\s*/g, '–'));

test('a changed delivery window is struck out; if only the price rises, the amount is', () => {
  const [next, last] = running.deliveries;
  const { orderDay, window } = next!;
  const earlier = { earliest: addDays(window.earliest, -7), latest: addDays(window.latest, -7) };
  const after = [
    { ...next!, orderDay: addDays(orderDay, -7), window: earlier },
    { ...last!, charged: kurus(60_000) },
  ];
  render(
    <InTurkish>
      <BeforeAfter preview={{ before: running.deliveries, after }} />
    </InTurkish>,
  );
  expect(side('Şimdi')).toEqual(['<s>9–11 Aralık</s>₺478,50', '3–5 Şubat<s>₺478,50</s>']);
  expect(side('Sonra')).toEqual(['2–4 Aralık₺478,50', '3–5 Şubat₺600,00']);
});
