import type { ReactNode } from 'react';
import type { Kurus } from '../../../domain/money/index.ts';
import { styled } from '../../theme/stitches.ts';
import { Price } from './price.tsx';

const List = styled('dl', {
  display: 'grid',
  gap: '$2',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 $4' },
  '& dt small': { display: 'block', fontWeight: 400, fontSize: '$small', color: '$ink2' },
  '& dt': { flex: '1 1 7rem', minWidth: 0 },
  '& dd': { flex: 'none', whiteSpace: 'nowrap', textAlign: 'right' },
});

const Total = styled('div', {
  borderTop: '1.5px solid $line',
  paddingTop: '.9rem',
  marginTop: '.4rem',
  alignItems: 'end',
  '&:first-child': { borderTop: 0, paddingTop: 0, marginTop: 0 },
  '& dt': { fontWeight: 600 },
});

const Saved = styled('span', { color: '$onSageSoft' });

export interface MoneyRow {
  key: string;
  label: ReactNode;
  amount: ReactNode;
}

/** A row for what is taken off, in kuruş. */
export const savedRow = (key: string, label: ReactNode, amount: Kurus): MoneyRow => ({
  key,
  label: <Saved>{label}</Saved>,
  amount: (
    <Saved>
      −<Price amount={amount} />
    </Saved>
  ),
});

export interface MoneySummaryProps {
  rows: readonly MoneyRow[];
  total?: { label: ReactNode; detail?: ReactNode; amount: ReactNode };
}

/** Rows of words and amounts, and a total under a line. Amounts are `<Price>`s; the total `size="large"`. */
export function MoneySummary({ rows, total }: MoneySummaryProps) {
  return (
    <List>
      {rows.map(({ key, label, amount }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {total && (
        <Total>
          <dt>
            {total.label}
            {total.detail && <small>{total.detail}</small>}
          </dt>
          <dd>{total.amount}</dd>
        </Total>
      )}
    </List>
  );
}
