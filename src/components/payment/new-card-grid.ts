import { styled } from '../../theme/stitches.ts';

/** The grid of a new card's fields in a form of their own: expiry and code beside each other while there is room. */
export const NewCardGrid = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(7.5rem,100%),1fr))',
  '& > [data-all]': { gridColumn: '1 / -1' },
});
