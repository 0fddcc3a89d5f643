import { styled } from '../../theme/stitches.ts';

/** A self-contained part of a page. */
export const Card = styled('section', {
  display: 'grid',
  gap: '$4',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  padding: 'clamp(1.25rem,3vw,2.25rem)',
  borderRadius: '$xl',
  background: '$surface',
  boxShadow: '$lift1',
  '& h2': { fontSize: '$h3' },
  // Always mounted, so that a later message is announced; when empty it takes no space.
  '& > output:empty': { position: 'absolute' },
  variants: {
    tone: {
      sand: { background: '$sand', boxShadow: 'none' },
      butter: { background: '$butterSoft', boxShadow: 'none' },
    },
  },
});

/** Lines of a card, one below the other, with a rule between. */
export const Lines = styled('ul', { display: 'grid', '& > li + li': { borderTop: '1.5px solid $line' } });

/** One of the lines: what it is on the left, its amount on the right. */
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
