import { styled } from '../../../theme/stitches.ts';

/** The next box: contents and days on the left, its picture from above on the right, the actions below. */
export const Box = styled('section', {
  borderRadius: '$xl',
  overflow: 'hidden',
  background: '$surface',
  boxShadow: '$lift1',
  '& h2': { font: '600 $fontSizes$small/1.4 $fonts$sans', color: 'inherit' },
});

export const BoxHead = styled('div', {
  display: 'grid',
  gap: '$5',
  padding: 'clamp(1.25rem,3vw,2.25rem)',
  background: '$sageSoft',
  color: '$onSageSoft',
  alignItems: 'center',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(7.5rem,100%),1fr))',
  '@sm': { gridTemplateColumns: 'minmax(0,1.1fr) minmax(0,1fr)' },
  '@md': { '& svg[role=img]': { maxHeight: '15rem' } },
});

/** The days of delivery, in large type. */
export const Days = styled('p', {
  font: '520 clamp(1.5rem,5.5vw,3.25rem)/1.05 $fonts$serif',
  letterSpacing: '-.02em',
  '& em': { fontSize: '.55em', letterSpacing: 0, whiteSpace: 'nowrap' },
});

export const BoxBody = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '$5',
  padding: 'clamp(1.25rem,3vw,2.25rem)',
});

/** The actions, all of equal size: on a phone four in a row, each with its result in its dialog only. */
export const Tiles = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(max(4.5rem,22%),1fr))',
  borderBottom: '1.5px solid $line',
  '& > li': { boxShadow: '0 0 0 .75px $colors$line' },
  '@md': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
});

export const Tile = styled('button', {
  width: '100%',
  height: '100%',
  minHeight: '4.5rem',
  display: 'grid',
  gap: '.25rem .6rem',
  justifyItems: 'center',
  alignContent: 'center',
  padding: '.4rem .25rem',
  textAlign: 'center',
  border: 0,
  background: '$surface',
  color: '$ink',
  font: '600 .875rem/1.2 $fonts$sans',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& small': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
  '&:focus-visible': { position: 'relative', zIndex: 1 },
  '&:active': { boxShadow: 'inset 0 0 0 9rem color-mix(in srgb,currentColor 10%,transparent)' },
  textDecoration: 'none',
  '@md': {
    gridTemplateColumns: 'auto minmax(0,1fr)',
    justifyItems: 'start',
    alignContent: 'start',
    padding: '.9rem 1rem',
    textAlign: 'left',
    font: '600 1rem/1.3 $fonts$sans',
    '& small': {
      position: 'static',
      clipPath: 'none',
      width: 'auto',
      height: 'auto',
      gridColumn: '1 / -1',
      font: '400 $fontSizes$small/1.4 $fonts$sans',
      color: '$ink2',
    },
  },
});

/** A day as a leaf of a calendar. */
export const Leaf = styled('span', {
  flex: 'none',
  width: '3.25rem',
  borderRadius: '$m',
  overflow: 'hidden',
  background: '$sand',
  textAlign: 'center',
  font: '520 1.25rem/1 $fonts$serif',
  paddingBottom: '.5rem',
  '& small': {
    display: 'block',
    padding: '.25rem 0',
    marginBottom: '.4rem',
    background: '$ink',
    color: '$page',
    font: '600 .75rem/1.2 $fonts$sans',
  },
});

/** The choice and its effect: one below the other, or side by side in a wide dialog. */
export const ActionParts = styled('div', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'start',
  variants: { isWide: { true: { '@md': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: '$6' } } } },
});

/** The boxes before and after, side by side. */
export const Sides = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
});

export const Side = styled('section', {
  borderRadius: '$l',
  padding: '1rem 1.1rem',
  display: 'grid',
  gap: '$2',
  alignContent: 'start',
  '& h3': { font: '600 $fontSizes$small/1.4 $fonts$sans' },
  '& li + li': { marginTop: '$2' },
  '& b': { font: '520 1.125rem/1.25 $fonts$serif', display: 'block' },
  '& s': { textDecorationThickness: '1.5px' },
  '& small': { fontSize: '$small' },
  variants: {
    tone: {
      before: { background: '$sand', color: '$ink' },
      beforeOnSand: { background: '$surface', color: '$ink' },
      after: { background: '$lilacSoft', color: '$onLilacSoft' },
    },
  },
});

/** One fact of the box: a small picture, the text, and a link that changes it or its price. */
export const Fact = styled('li', {
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0,1fr) auto',
  gap: '$1 $3',
  alignItems: 'center',
  paddingBlock: '$3',
  overflowWrap: 'anywhere',
  '& small': { display: 'block', fontSize: '$small', color: '$ink2' },
});
