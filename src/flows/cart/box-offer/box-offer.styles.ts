import { styled } from '../../../theme/stitches.ts';

/** Beside its lines, and less prominent than the button that leads to paying. */
export const BoxOfferNote = styled('section', {
  display: 'grid',
  gap: '$2',
  justifyItems: 'start',
  padding: '$4',
  borderRadius: '$m',
  border: '1.5px dashed $line',
  '& h3': { font: '600 1rem/1.4 $fonts$sans' },
  '& p': { fontSize: '$small', color: '$ink2' },
});
