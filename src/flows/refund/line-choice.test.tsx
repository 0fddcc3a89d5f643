import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { LineChoice } from './line-choice.tsx';

test('the refund of several units of a line is their share of the paid amount, as in the summary', () => {
  const line = {
    id: 'pads',
    slug: 'pad-super-12',
    type: 'product',
    name: { tr: 'Süper ped', en: 'Super pads' },
    isDonation: false,
    quantity: 3,
    refundable: 3,
    refundedUnits: 0,
    charged: kurus(1000),
    balance: kurus(100),
    reason: null,
  };
  const pick = { line: 'pads', units: 3, reason: null, isUnopened: false };
  render(
    <InTurkish>
      <LineChoice line={line} pick={pick} errors={[]} disabled={false} send={() => {}} />
    </InTurkish>,
  );
  expect(screen.getByText('₺11,00').textContent).toBe('₺11,00');
});
