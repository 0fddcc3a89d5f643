import { styled } from '../theme/stitches.ts';

/** Where the fields of a new card stand in a form of their own. */
export const NewCardGrid = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@sm': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', '& > [data-all]': { gridColumn: '1 / -1' } },
});
