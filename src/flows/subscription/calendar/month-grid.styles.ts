import { styled } from '../../../theme/stitches.ts';

const hatch = 'repeating-linear-gradient(135deg,transparent 0 6px,$colors$line 6px 7px)';

export const Month = styled('div', { display: 'grid', gap: '$2' });

export const Dates = styled('table', {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  '& th': { font: '600 $fontSizes$micro/1 $fonts$sans', color: '$ink2', padding: '.35rem 0', textAlign: 'center' },
  '& td': { padding: 0 },
});

/** Empty cell in place of another month's day. */
export const Blank = styled('td');

export const MonthHead = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& h3': { fontSize: '1.25rem' },
  '& [aria-disabled=true]': { color: '$ink2', opacity: 0.5 },
});

/** One day: waves fill it where a period is expected, a ring marks the days of delivery. */
export const Day = styled('button', {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '2.75rem',
  '@md': { height: '3rem' },
  padding: 0,
  // Around the waves, not under them.
  border: '2px solid transparent',
  borderRadius: '12px',
  font: '560 1rem/1 $fonts$serif',
  color: '$ink',
  cursor: 'pointer',
  '&:focus-visible': { borderRadius: '12px', outlineOffset: '1px', zIndex: 1 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0 0',
    zIndex: -1,
    height: 0,
    background: '$tide2',
    borderRadius: '60% 40% 0 0 / 22% 14% 0 0',
  },
  '&[data-flow="1"]::after': { height: '22%' },
  '&[data-flow="2"]::after': { height: '42%' },
  '&[data-flow="3"]::after': { height: '46%' },
  '&[data-flow="4"]::after': { height: '66%' },
  '&[data-flow="5"]::after': { height: '80%' },
  variants: {
    look: {
      free: { background: '$sand' },
      closed: { background: hatch, color: '$ink2', fontWeight: 400, cursor: 'not-allowed' },
      out: { color: '$ink2', fontWeight: 400, opacity: 0.65, cursor: 'default' },
      chosen: {
        background: '$ink',
        color: '$page',
        '&::after': { background: '$coral', opacity: 0.75 },
        // The button's own background would cover the outline of its cell.
        '@media (forced-colors: active)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
          '&::after': { display: 'none' },
        },
      },
    },
    ring: {
      none: {},
      current: { borderColor: '$field' },
      door: { borderColor: '$coral' },
    },
  },
});

/** Explains the marks of the days. */
export const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  fontSize: '$micro',
  color: '$ink2',
  '& li': { display: 'flex', alignItems: 'center', gap: '.4rem' },
  '& i': { width: '1.15rem', height: '1.15rem', borderRadius: '6px', flex: 'none' },
});

export const LegendMark = styled('i', {
  variants: {
    of: {
      current: { boxShadow: 'inset 0 0 0 2px $colors$field' },
      chosen: { background: '$ink' },
      door: { boxShadow: 'inset 0 0 0 2px $colors$coral' },
      flow: { background: 'linear-gradient(to top,$colors$tide2 55%,$colors$sand 55%)' },
      closed: { background: hatch, boxShadow: 'inset 0 0 0 1px $colors$line' },
    },
  },
});

/** The days of delivery, in large type. */
export const ChosenDays = styled('p', { font: '520 1.75rem/1.15 $fonts$serif', letterSpacing: '-.01em' });
