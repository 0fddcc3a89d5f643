import { styled } from '../theme/stitches.ts';

/** A part of a page that stands for itself. */
export const Card = styled('section', {
  display: 'grid',
  gap: '$4',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  padding: 'clamp(1.25rem,3vw,2.25rem)',
  borderRadius: '$xl',
  background: '$surface',
  boxShadow: '$lift1',
  '& > h2': { fontSize: '$h3' },
  variants: { tone: { sand: { background: '$sand', boxShadow: 'none' } } },
});

/** Lines of a card, one below the other, with a rule between. */
export const Lines = styled('ul', { display: 'grid', '& > li + li': { borderTop: '1.5px solid $line' } });
