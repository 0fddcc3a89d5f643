import { styled } from '../../theme/stitches.ts';

/** Fields two by two where there is room. */
export const Pairs = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@sm': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});
