import { styled } from '../../theme/stitches.ts';

export const Halves = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@lg': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});

export const Line = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '$3',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '$small', color: '$ink2' },
});
