import { styled } from '../../theme/stitches.ts';

const gap = {
  1: { gap: '$1' },
  2: { gap: '$2' },
  3: { gap: '$3' },
  4: { gap: '$4' },
  5: { gap: '$5' },
  6: { gap: '$6' },
  7: { gap: '$7' },
};

/** One below the other. */
export const Stack = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  variants: {
    gap,
    align: { start: { justifyItems: 'start' } },
  },
  defaultVariants: { gap: 4 },
});

/** Side by side, wrapping. */
export const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  variants: { gap, between: { true: { justifyContent: 'space-between' } }, top: { true: { alignItems: 'start' } } },
  defaultVariants: { gap: 3 },
});
