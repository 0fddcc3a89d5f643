import { styled } from '../../theme/stitches.ts';

/** The next delivery: what and when on the left, the box from above on the right. */
export const Delivery = styled('section', {
  borderRadius: '$xl',
  overflow: 'hidden',
  background: '$surface',
  boxShadow: '$lift1',
});

export const DeliveryHead = styled('div', {
  display: 'grid',
  gap: '$5',
  padding: 'clamp(1.25rem,3vw,2.5rem)',
  background: '$sageSoft',
  alignItems: 'center',
  '@sm': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' },
});

/** The day, as large as it matters. */
export const Day = styled('p', { font: '520 clamp(2.25rem,6vw,3.5rem)/1.05 $fonts$serif', letterSpacing: '-.02em' });

export const DeliveryRest = styled('div', {
  display: 'grid',
  gap: '$4',
  padding: 'clamp(1.25rem,3vw,2.5rem)',
  '& h3': { fontSize: '1.375rem' },
});

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
