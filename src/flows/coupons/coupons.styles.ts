import { styled } from '../../theme/stitches.ts';

export const Halves = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@lg': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});
