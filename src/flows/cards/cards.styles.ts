import { styled } from '../../theme/stitches.ts';

export const Cards = styled('ul', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(17rem,100%),21rem))',
});

const shape = { aspectRatio: '1.586', width: '100%', borderRadius: '18px' };

/** Drawn like a payment card, with a wave on it. */
export const Face = styled('div', {
  ...shape,
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: '1.1rem 1.25rem',
  boxShadow: '$lift1',
  overflowWrap: 'anywhere',
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 'auto -10% -18% -10%',
    height: '62%',
    background: '$veil',
    opacity: 0.22,
    borderRadius: '52% 48% 0 0 / 34% 22% 0 0',
  },
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '$2' },
  '& h2,& span': { font: '600 1rem/1.3 $fonts$sans', letterSpacing: 0 },
  '& p': { alignSelf: 'end', font: '520 1.3125rem/1.2 $fonts$serif', letterSpacing: '.06em', paddingBottom: '.35rem' },
  variants: {
    tint: {
      lilac: { background: '$lilac' },
      sage: { background: '$sageRoom' },
      sand: { background: '$sand' },
    },
  },
});

export const Below = styled('div', { display: 'grid', gap: '$1', marginTop: '$3' });

export const AddTile = styled('button', {
  ...shape,
  display: 'grid',
  gap: '$2',
  placeContent: 'center',
  justifyItems: 'center',
  border: '1.5px dashed $field',
  background: 'none',
  font: '600 1rem/1.2 $fonts$sans',
  color: 'inherit',
  cursor: 'pointer',
});

/** The bank's page has its own side padding. */
export const Whole = styled('div', { '@upToMd': { marginInline: 'calc(-1 * $space$gutter)' } });
