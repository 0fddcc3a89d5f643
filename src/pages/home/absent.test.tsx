import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { absenceSentence, absences } from '../../../domain/product/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { Absent } from './absent.tsx';

test('the home page lists the absent substances as the product data does', () => {
  render(
    <InTurkish>
      <Absent />
    </InTurkish>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'yok: Parfüm',
    'yok: Boya',
    'yok: Klorla beyazlatma',
  ]);
  expect(absences.pantyliner).toEqual(absences.pad);
  expect(absenceSentence('tampon').tr).toBe('Plastik, parfüm ve boya yok.');
  expect(screen.getByText('Ped ve günlük pedlerde üçü de yok. Tamponda parfüm, boya ve plastik yok.')).toBeVisible();
});
