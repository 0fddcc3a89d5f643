import { styled } from '../../../theme/stitches.ts';

export const OrderCard = styled('section', {
  background: '$surface',
  borderRadius: '$l',
  boxShadow: '$lift1',
  padding: '1.25rem 1.5rem',
  '& h3': { fontSize: '1.125rem' },
});

/** The bought items, side by side where there is space. */
export const Shelf = styled('ul', {
  display: 'grid',
  gap: '$3 $5',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(15rem,100%),1fr))',
});

export const Greeting = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '$4',
  '& p': { overflowWrap: 'anywhere' },
});
