import { styled } from '../../theme/stitches.ts';

export const Bank = styled('div', {
  display: 'grid',
  gap: '$5',
  paddingBlock: '$4 $7',
  gridTemplateAreas: '"head" "frame" "rest"',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@md': {
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.05fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"head frame" "rest frame"',
    columnGap: 'clamp(2.5rem,6vw,5rem)',
    paddingBlock: '$6 $8',
  },
});

export const BankHead = styled('div', {
  gridArea: 'head',
  display: 'grid',
  gap: '$3',
  alignSelf: 'end',
  '& > [data-scene]': {
    display: 'none',
    '@md': { display: 'block', maxWidth: '22rem', borderRadius: '$xl', overflow: 'hidden', background: '$sand' },
  },
});

export const BankRest = styled('div', { gridArea: 'rest', display: 'grid', gap: '$4', alignContent: 'start' });

export const BankFrame = styled('section', {
  gridArea: 'frame',
  alignSelf: 'start',
  border: '1.5px solid $line',
  borderRadius: '$l',
  overflow: 'hidden',
  background: '$surface',
  boxShadow: '$lift2',
  '& > header': {
    display: 'flex',
    gap: '.6rem',
    alignItems: 'center',
    padding: '.8rem 1.1rem',
    background: '$sand',
    color: '$ink2',
    fontSize: '$small',
    '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  '@upToMd': { marginInline: 'calc(-1 * $space$gutter)', borderRadius: 0, borderInline: 0 },
});

export const BankPage = styled('div', {
  position: 'relative',
  '& iframe': {
    display: 'block',
    width: '100%',
    // High enough that the bank's button is visible without scrolling the frame.
    height: '44rem',
    border: 0,
    '@md': { height: 'clamp(38rem,calc(100dvh - 9rem),44rem)' },
  },
});

export const BankCover = styled('div', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '1rem',
  padding: '1.5rem',
  textAlign: 'center',
  background: '$surface',
  color: '$ink2',
  '& b': { color: '$ink', fontSize: '1.125rem' },
});

export const Quiet = styled('p', {
  display: 'flex',
  gap: '.6rem',
  alignItems: 'start',
  fontSize: '$small',
  color: '$ink2',
  '& svg': { flex: 'none', marginTop: '.1rem' },
  // As tall as a touch target, without a taller line.
  '& button': { marginBlock: '-1rem' },
});
