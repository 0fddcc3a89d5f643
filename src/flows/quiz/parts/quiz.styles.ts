import { styled } from '../../../theme/stitches.ts';

/** Room for the rising tide below the question. */
export const Room = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  // Not `hidden`: that makes a scroll container, in which the foot does not stick.
  overflow: 'clip',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minHeight: 'min(46rem,calc(100dvh - 4rem))',
  '@md': { minHeight: 'min(50rem,calc(100dvh - 5rem))' },
});

/** One step of height for each answer. */
export const TideShape = styled('svg', {
  position: 'absolute',
  inset: 'auto 0 0 0',
  zIndex: -1,
  width: '100%',
  maxWidth: 'none',
  color: '$tide1',
  transition: 'height 600ms cubic-bezier(.2,.8,.2,1)',
  '@still': { transition: 'none' },
  variants: {
    rise: {
      0: { height: '7%' },
      1: { height: '9%' },
      2: { height: '12%' },
      3: { height: '15%' },
      4: { height: '18%' },
      5: { height: '21%' },
      6: { height: '24%' },
      7: { height: '27%' },
      8: { height: '30%' },
    },
  },
});

export const Middle = styled('div', {
  width: '100%',
  maxWidth: '68rem',
  marginInline: 'auto',
  paddingInline: '$gutter',
  variants: { width: { narrow: { maxWidth: '52rem' } } },
});

export const Body = styled(Middle, {
  display: 'grid',
  alignContent: 'start',
  gap: '$5',
  paddingBlock: '$4 $6',
  // The foot must not cover the focused element.
  '@upToMd': { '& input,& select,& button': { scrollMarginBottom: '7rem' } },
  '@md': { gap: '$6', paddingBlock: '$5 $6' },
});

export const Foot = styled('div', {
  paddingBlock: '$3 $4',
  '@md': { paddingBlock: '$4 $6' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '$3', justifyContent: 'space-between' },
  '& button': { minWidth: '7.5rem' },
  '@upToMd': { '& > div > :last-child': { flex: 1 } },
  variants: {
    sticks: {
      true: {
        '@upToMd': {
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          background: 'linear-gradient(transparent,$colors$tide1 34%)',
        },
      },
    },
  },
});

/** Text left, picture right. */
export const Split = styled('div', {
  display: 'grid',
  gap: '$5',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@md': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)', gap: '$8' },
});

export const Tiles = styled('fieldset', {
  display: 'grid',
  gap: '.6rem',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '@md': { gap: '.85rem' },
  variants: {
    columns: {
      2: { '@md': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' } },
      3: { '@md': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } },
      days: {
        gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
        '@md': { gridTemplateColumns: 'repeat(6,minmax(0,1fr))' },
      },
      words: {
        '@sm': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
        '@md': { gridTemplateColumns: 'repeat(5,minmax(0,1fr))' },
      },
      one: { gridTemplateColumns: 'minmax(0,1fr)', '@md': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
    },
  },
});

export const TileFrame = styled('label', {
  position: 'relative',
  display: 'grid',
  gap: '.15rem',
  alignContent: 'start',
  padding: '$3 $4',
  minHeight: '$control',
  borderRadius: '$l',
  background: '$surface',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  cursor: 'pointer',
  transition: 'box-shadow $fast',
  // As high as the mark beside it.
  '& b': { fontWeight: 600, lineHeight: 1.3, paddingRight: '2rem', minHeight: '1.6rem', alignContent: 'center' },
  '& small': { fontSize: '$small', color: '$ink2', lineHeight: 1.35 },
  '&:has(:checked)': { background: '$coralSoft', boxShadow: 'inset 0 0 0 2px $colors$ink' },
  '&:has(:checked) small': { color: '$ink' },
  '&:has(:focus-visible)': { outline: '3px solid $focus', outlineOffset: '3px' },
  '& > svg': { justifySelf: 'start' },
  variants: {
    shape: {
      number: {
        placeItems: 'center',
        textAlign: 'center',
        padding: '$3 $2',
        '& b': { font: '480 2rem/1.1 $fonts$serif', letterSpacing: '-.03em', padding: 0 },
        '& input': {
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          border: 0,
          background: 'none',
          opacity: 0,
        },
        '@md': { minHeight: '6.5rem', alignContent: 'center', '& b': { fontSize: '2.5rem' } },
      },
      word: {
        gridTemplateColumns: 'auto minmax(0,1fr)',
        alignItems: 'center',
        alignContent: 'center',
        gap: '$2',
        padding: '$2 $3',
        '& b': { padding: 0, fontSize: '.9375rem' },
        '& input': {
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          border: 0,
          background: 'none',
          opacity: 0,
        },
      },
      plain: {},
    },
  },
  defaultVariants: { shape: 'plain' },
});

/** The round mark of a choice, upper right. */
export const TileMark = styled('input', {
  appearance: 'none',
  position: 'absolute',
  top: '.75rem',
  right: '.75rem',
  width: '1.6rem',
  height: '1.6rem',
  margin: 0,
  borderRadius: '50%',
  border: '1.75px solid $field',
  background: '$surface',
  display: 'grid',
  placeItems: 'center',
  cursor: 'inherit',
  outline: 'none',
  '&:checked': { background: '$ink', borderColor: '$ink' },
  '&:checked::before': {
    content: '""',
    width: '.4rem',
    height: '.72rem',
    marginTop: '-.15rem',
    border: 'solid $page',
    borderWidth: '0 2.5px 2.5px 0',
    rotate: '42deg',
  },
});

export const Legend = styled('legend', {
  fontWeight: 600,
  fontSize: '.9375rem',
  padding: 0,
  marginBottom: '.6rem',
});
