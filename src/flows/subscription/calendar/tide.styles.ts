import { styled } from '../../../theme/stitches.ts';

/** A card with the sea along its lower edge. */
export const Shore = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  borderRadius: '$xl',
  overflow: 'hidden',
  background: '$surface',
  boxShadow: '$lift1',
});

export const TideHead = styled('div', {
  display: 'grid',
  gap: '$3',
  padding: 'clamp(1.25rem,3vw,2.25rem) clamp(1.25rem,3vw,2.25rem) 0',
  '& h2': { fontSize: '$h3' },
});

export const TideFoot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '.25rem clamp(1.25rem,3vw,2.25rem) 1.1rem',
  background: '$tide2',
  color: '$onTide',
});

/** Time from left to right: 146 days, 79 on a phone. */
export const Sea = styled('div', {
  position: 'relative',
  height: '11.5rem',
  '--days': 146,
  '& [data-span]': { position: 'absolute', inset: '0 0 0 0', width: '100%', height: '100%' },
  '& [data-span=narrow]': { display: 'none' },
  '& [data-depth=far]': { fill: '$tide1b' },
  '& [data-depth=near]': { fill: '$tide2' },
  '@upToSm': {
    '--days': 79,
    '& [data-span=wide],& [data-far=true]': { display: 'none' },
    '& [data-span=narrow]': { display: 'block' },
  },
});

const floating = {
  position: 'absolute',
  left: 'clamp(2.25rem,calc(100% * var(--day) / var(--days)),calc(100% - 2.25rem))',
  transform: 'translateX(-50%)',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  lineHeight: 1.2,
} as const;

/** A box at its first day of delivery; a skipped one stays, dashed. */
export const Floating = styled('div', {
  ...floating,
  bottom: '3.4rem',
  // Of two close to each other, the second has its text higher.
  '&[data-raised=true] > :first-child': { marginTop: '-2.75rem' },
  '&[data-raised=true] b': { marginBottom: '3.1rem' },
  '& b': { display: 'block', font: '560 .9375rem/1.2 $fonts$serif', marginBottom: '.35rem' },
  '& small': { display: 'block', fontSize: '$micro', color: '$ink2' },
  '& svg': { width: '2.25rem', height: '2rem', margin: '0 auto' },
  '& path': { fill: '$coral' },
  '& [data-lid]': { fill: '$tide1' },
  '&[data-state=skipped]': {
    '& b': { textDecoration: 'line-through' },
    '& path': { fill: '$surface', stroke: '$ink2', strokeDasharray: '3 3' },
  },
});

/** The day a period is expected to begin. */
export const Drop = styled('div', {
  ...floating,
  bottom: '.35rem',
  fontSize: '$micro',
  fontWeight: 600,
  color: '$onTide',
  '& svg': { width: '1rem', height: '1.25rem', margin: '0 auto .1rem' },
  '& path': { fill: '$tide4' },
});
