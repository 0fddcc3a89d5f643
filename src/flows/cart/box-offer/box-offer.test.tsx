import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InTurkish } from '../../../components/in-turkish.tsx';
import { BoxOfferScreen } from './box-offer.tsx';

const moda = { _id: 's1', name: 'Moda kutusu', status: 'ACTIVE' };
const work = { _id: 's2', name: 'İş yeri', status: 'PAUSED' };

test.each([
  [[moda], [['Bunları var olan kutuma ekle', '/account/subscription/edit/s1?from=cart']]],
  [
    [moda, work],
    [
      ['“Moda kutusu” kutuma ekle', '/account/subscription/edit/s1?from=cart'],
      ['“İş yeri” kutuma ekle (duraklatılmış)', '/account/subscription/edit/s2?from=cart'],
    ],
  ],
])('a single box is offered without its name, several by their names', (boxes, links) => {
  render(
    <InTurkish>
      <BoxOfferScreen boxes={boxes} />
    </InTurkish>,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
});
