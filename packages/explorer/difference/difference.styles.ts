import { styled } from '../theme/stitches.ts';

export const Columns = styled('div', {
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@lg': { gridTemplateColumns: 'repeat(2, minmax(0,1fr))' },
});

export const Card = styled('li', {
  background: '$surface',
  border: '1px solid $line',
  borderRadius: '$l',
  padding: '1rem 1.1rem',
  display: 'grid',
  gap: '.75rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@lg': { gridTemplateColumns: 'minmax(0,1fr) 32rem', columnGap: '2rem' },
  '& del': { color: '$ink2' },
  '& ins': { fontWeight: 600, textDecoration: 'none' },
  '& code': { fontSize: '.75rem', overflowWrap: 'anywhere' },
});

/** Before and after, side by side also at 360 px. */
export const Screens = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 15rem))',
  gap: '.75rem 1.25rem',
  '& figure': { margin: 0, minWidth: 0, display: 'grid', gap: '.35rem', alignContent: 'start' },
  '& figcaption': { fontSize: '$small', overflowWrap: 'anywhere' },
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    border: '5px solid $ink',
    borderRadius: '22px',
    background: '$sand',
  },
});

export const Stack = styled('div', { display: 'grid', gap: '.6rem', alignContent: 'start', justifyItems: 'start' });
