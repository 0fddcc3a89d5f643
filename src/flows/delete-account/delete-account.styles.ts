import { styled } from '../../theme/stitches.ts';

export const Halves = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@lg': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});

/** List of what happens to the account's data, each entry with an icon. */
export const Facts = styled('ul', {
  display: 'grid',
  gap: '$3',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0,1fr)', gap: '$3', alignItems: 'start' },
  '& svg': { marginTop: '.15rem' },
  '& small': { display: 'block', fontSize: '$small', color: '$ink2' },
});

export const Reasons = styled('fieldset', {
  display: 'grid',
  gap: '$2',
  '& legend': { fontWeight: 600, fontSize: '.9375rem', marginBottom: '$2', padding: 0 },
});

export const ReasonLine = styled('label', {
  display: 'flex',
  gap: '$3',
  alignItems: 'center',
  minHeight: '$target',
  padding: '.5rem .9rem',
  borderRadius: '$m',
  cursor: 'pointer',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  '&:has(:checked)': { boxShadow: 'inset 0 0 0 2px $colors$ink' },
  '&:has(:focus-visible)': { outline: '3px solid $focus', outlineOffset: '3px' },
});
