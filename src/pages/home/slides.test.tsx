import { within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InTurkish } from '../../components/in-turkish.tsx';
import { Slides } from './slides.tsx';

test.each([
  ['what is new [HOME-1]', 0, 'Kutunu kur', '/custom-packet'],
  ['going back to school [HOME-2]', 1, 'Hafif akış paketleri', '/packets/low-intensity'],
  ['subscriptions [HOME-3]', 2, 'Paketini seç', '/packets'],
  ['the family code [HOME-4]', 3, 'Nasıl işlediğine bak', '/know-us/family-code'],
  ['the heating patch [HOME-5]', 4, 'Isı bandına bak', '/product/heating-patch'],
])('a slide is for %s', (_, nth, name, place) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <InTurkish>
      <Slides />
    </InTurkish>,
  );
  const slide = within(within(page).getByRole('list')).getAllByRole('listitem')[nth]!;
  expect(within(slide).getByRole('link', { name })).toHaveAttribute('href', place);
});
