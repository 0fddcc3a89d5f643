import { styled } from '../../theme/stitches.ts';

/** The contents on the left, their price beside them and always visible. */
export const EditGrid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '$5',
  alignItems: 'start',
  '& > :last-child > svg': { maxWidth: '26rem', justifySelf: 'center' },
  '@lg': {
    gridTemplateColumns: 'minmax(0,1.5fr) minmax(18rem,1fr)',
    '& > :last-child': { position: 'sticky', top: '$4' },
  },
});

/** A line of the box: picture, name and price, with its controls below. */
export const EditedLine = styled('li', {
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0,1fr) auto',
  gap: '$2 $3',
  alignItems: 'start',
  paddingBlock: '$4',
  overflowWrap: 'anywhere',
  '& > img': { borderRadius: '$s', background: '$sand' },
  '& > div:not([data-actions])': { gridColumn: 2 },
  '& > div > b': { display: 'block', font: '520 1.1875rem/1.3 $fonts$serif', marginTop: '.25rem' },
  '& small': { display: 'block', fontSize: '$small', color: '$ink2' },
  '& > [data-actions]': { gridColumn: '1 / -1' },
});

/** A day, and the amount charged on it. */
export const Due = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $3',
  alignItems: 'baseline',
  padding: '.9rem 1.1rem',
  borderRadius: '$m',
  background: '$surface',
  '& b': { flex: '1 1 5rem', fontWeight: 600 },
  '& small': { flexBasis: '100%', fontSize: '$small', color: '$ink2' },
});

/** A small picture before the words of a row. */
export const Pack = styled('span', { flex: 'none', width: '3rem' });
