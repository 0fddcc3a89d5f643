import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatLira, type Kurus } from '../../../domain/money/index.ts';
import { styled } from '../../theme/stitches.ts';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';

const Amount = styled('span', {
  fontFamily: '$serif',
  fontWeight: 520,
  letterSpacing: '-.01em',
  whiteSpace: 'nowrap',
  variants: {
    size: {
      inherit: {},
      small: { fontSize: '1.0625rem' },
      body: { fontSize: '1.125rem', '@md': { fontSize: '1.25rem' } },
      large: { fontSize: '1.875rem', lineHeight: 1 },
    },
  },
});

const Was = styled('s', { color: '$ink2', fontSize: '$small', marginRight: '.5em', textDecorationThickness: '1px' });
const Per = styled('small', { display: 'block', color: '$ink2', fontSize: '$micro', fontWeight: 400 });

export interface PriceProps {
  amount: Kurus;
  size?: 'inherit' | 'small' | 'body' | 'large';
  /** The price before, struck through and said as such. */
  previous?: Kurus | undefined;
  /** Price of one piece, below. */
  perPiece?: Kurus | undefined;
  /** Words right after the amount: "abonelikle". */
  children?: ReactNode;
}

/** An amount in Fraunces, which has the ₺ that the text face lacks. */
export function Price({ amount, size = 'inherit', previous, perPiece, children }: PriceProps) {
  const { t } = useLingui();
  const each = perPiece === undefined ? '' : formatLira(perPiece);
  return (
    <span>
      {previous !== undefined && (
        <Was>
          <VisuallyHidden>{t`Önceki fiyat`} </VisuallyHidden>
          {formatLira(previous)}
        </Was>
      )}
      <Amount size={size}>{formatLira(amount)}</Amount>
      {children !== undefined && <> {children}</>}
      {each && <Per>{t`tanesi ${each}`}</Per>}
    </span>
  );
}
