import { styled } from '../theme/stitches.ts';

/** Equal columns from 852 px (`columns` 2 already from 552); one column below. */
export const Grid = styled('div', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'minmax(0,1fr)',
  variants: {
    columns: {
      2: { '@sm': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
      3: { '@md': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } },
      4: {
        '@sm': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
        '@md': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
      },
    },
  },
});

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

/** Put around the side column of a SplitGrid. */
export const Sticky = styled('div', { '@md': { position: 'sticky', top: '1.5rem' } });
