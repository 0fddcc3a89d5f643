import { styled } from '../../theme/stitches.ts';

/** Main column and a side column that follows the scroll, from 852 px. `side` is the order on a phone. */
export const SplitGrid = styled('div', {
  display: 'grid',
  gap: '2.5rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@md': { alignItems: 'start', gap: 'clamp(2.5rem,6vw,5rem)' },
  variants: {
    split: {
      even: { '@md': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.05fr)' } },
      wide: { '@md': { gridTemplateColumns: 'minmax(0,1.5fr) minmax(0,1fr)' } },
      menu: { '@md': { gridTemplateColumns: '14rem minmax(0,1fr)', gap: '$8' } },
    },
  },
  defaultVariants: { split: 'wide' },
});
