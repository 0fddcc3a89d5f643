import { styled } from '../../../theme/stitches.ts';

export const Columns = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@md': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.05fr)', gap: 'clamp(2rem,5vw,4rem)', alignItems: 'start' },
});

/** The packet on its lilac stage; it follows the scroll from 852 px. */
export const StageFrame = styled('div', {
  display: 'grid',
  gap: '$4',
  padding: '$4',
  borderRadius: '$xl',
  background: '$lilac',
  '@md': { position: 'sticky', top: '1.5rem', padding: '$6' },
});

export const Because = styled('ul', { display: 'grid' });

export const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0,1fr)',
  gap: '$1 $4',
  padding: '1rem',
  marginInline: '-1rem',
  position: 'relative',
  borderRadius: '$m',
  transition: 'background-color $fast',
  // A border would bend with the corners.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 1rem auto',
    height: '1.5px',
    background: '$line',
  },
  '& > svg,& > span:first-child': { gridRow: '1 / span 2' },
  '& > button': {
    justifySelf: 'start',
    minHeight: '$target',
    border: 0,
    background: 'none',
    padding: 0,
    textAlign: 'left',
    font: '520 1.25rem/1.25 $fonts$serif',
    letterSpacing: '-.012em',
  },
  '& > p': { color: '$ink2' },
  '& > ul': { display: 'grid', gap: '$1', gridColumn: 2 },
  variants: {
    isActive: {
      true: {
        background: '$butterSoft',
        color: '$onButterSoft',
        '& > ul': { color: '$onButterSoft' },
      },
    },
  },
});

export const Sentence = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: '$3',
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

export const Strip = styled('ol', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0,1fr)',
  gap: '$1',
  '& li': { display: 'grid', gap: '$1', justifyItems: 'center', fontSize: '$small', fontWeight: 600 },
});

export const Day = styled('span', {
  display: 'flex',
  alignItems: 'end',
  width: '100%',
  height: '2.75rem',
  borderRadius: '10px',
  overflow: 'hidden',
  background: '$glass',
  variants: { isOn: { true: { boxShadow: '0 0 0 3px $colors$ink' } } },
  '& i': { display: 'block', width: '100%' },
});

export const DayTide = styled('i', {
  variants: {
    level: {
      0: { height: 0 },
      1: { height: '25%', background: '$tide1b' },
      2: { height: '50%', background: '$tide2b' },
      3: { height: '75%', background: '$tide3b' },
      4: { height: '100%', background: '$tide4c' },
    },
  },
});
