import { styled } from '../../../theme/stitches.ts';

export const Columns = styled('fieldset', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0,1fr)',
  gap: '.4rem',
  // A sweep paints; the page scrolls beside the row.
  touchAction: 'none',
  userSelect: 'none',
  '@md': { gap: '.9rem' },
  variants: {
    isMany: {
      true: {
        '@upToMd': { gap: '.25rem', '& small,& span svg': { display: 'none' } },
        '@md': { gap: '.6rem' },
      },
    },
  },
});

export const Column = styled('div', {
  display: 'grid',
  gap: '.35rem',
  justifyItems: 'center',
  alignContent: 'start',
  textAlign: 'center',
  fontSize: '$small',
  cursor: 'grab',
  minWidth: 0,
  position: 'relative',
  '&:has(:focus-visible) [data-track]': { outline: '3px solid $focus', outlineOffset: '3px' },
  '& b': { fontWeight: 600 },
  '& span': { minHeight: '.9rem', display: 'flex' },
  '& span svg': { height: '.8rem', maxWidth: '100%' },
  '& small': { fontSize: '$micro', color: '$ink2', lineHeight: 1.2, minHeight: '2.4em', overflowWrap: 'anywhere' },
  variants: {
    isSelected: {
      true: {
        '& [data-track]': { outline: '3px solid $ink', outlineOffset: '1px' },
        '& small': { color: '$ink', fontWeight: 600 },
      },
    },
  },
});

/** Invisible, as the column draws it; used by keyboard and screen readers. */
export const Slider = styled('input', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

const lines = 'repeating-linear-gradient(transparent 0 calc(25% - 1.5px),$colors$line calc(25% - 1.5px) 25%)';

export const ColumnTrack = styled('div', {
  position: 'relative',
  width: '100%',
  height: '14rem',
  borderRadius: '16px',
  overflow: 'hidden',
  background: '$surface',
  backgroundImage: lines,
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  '@md': { height: '17rem', borderRadius: '20px' },
});

export const Fill = styled('svg', {
  position: 'absolute',
  inset: 'auto 0 0 0',
  width: '100%',
  maxWidth: 'none',
  transition: 'height $calm',
  '@still': { transition: 'none' },
  variants: {
    level: {
      0: { height: 0 },
      1: { height: '25%', color: '$tide1b' },
      2: { height: '50%', color: '$tide2b' },
      3: { height: '75%', color: '$tide3b' },
      4: { height: '96%', color: '$tide4c' },
    },
  },
});

/** The handle of a column. */
export const Knob = styled('i', {
  position: 'absolute',
  left: '50%',
  translate: '-50% 50%',
  width: 'min(1.9rem,80%)',
  aspectRatio: '1',
  borderRadius: '50%',
  border: '3px solid $ink',
  background: '$surface',
  transition: 'bottom $calm',
  '@still': { transition: 'none' },
  variants: {
    level: {
      0: { bottom: '8%' },
      1: { bottom: '25%' },
      2: { bottom: '50%' },
      3: { bottom: '75%' },
      4: { bottom: '91%' },
    },
  },
});
