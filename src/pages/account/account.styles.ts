import { styled } from '../../theme/stitches.ts';

export const OrderCard = styled('section', {
  background: '$surface',
  borderRadius: '$l',
  boxShadow: '$lift1',
  padding: '1.25rem 1.5rem',
  '& h3': { fontSize: '1.125rem' },
});

export const Greeting = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '$4',
  '& p': { overflowWrap: 'anywhere' },
});
