import { Line } from '../../components/basics/card.tsx';
import { styled } from '../../theme/stitches.ts';

/** The choice on the left, the resulting refund on the right. */
export const Columns = styled('div', {
  display: 'grid',
  gap: '$5',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@lg': { gridTemplateColumns: 'minmax(0,1.5fr) minmax(0,1fr)' },
});

/** Texts and fields of one line. */
export const Detail = styled('div', {
  display: 'grid',
  gap: '$3',
  flexBasis: '100%',
  padding: '$4',
  borderRadius: '$m',
  background: '$sand',
});

/** The reason of a return, chosen from a few chips. */
export const Reasons = styled('fieldset', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& legend': { marginBottom: '$2', fontWeight: 600 },
});

export const Reason = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  padding: '0 1rem',
  borderRadius: '$full',
  background: '$surface',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  fontSize: '.9375rem',
  fontWeight: 500,
  cursor: 'pointer',
  '&:has(:checked)': { background: '$ink', color: '$page', boxShadow: 'none' },
  '&:has(:focus-visible)': { outline: '3px solid $focus', outlineOffset: '3px' },
  '& input': { appearance: 'none', position: 'absolute', inset: 0, margin: 0, cursor: 'pointer', outline: 'none' },
});

/** The amount stays beside its text, however long the text is. */
export const Way = styled(Line, { flexWrap: 'nowrap', '& > :last-child': { flex: 'none' } });
