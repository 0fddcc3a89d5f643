import { styled } from '../../theme/stitches.ts';

export const Cards = styled('ul', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@sm': { gridTemplateColumns: 'repeat(auto-fill,minmax(18rem,1fr))' },
});

export const AddressCard = styled('section', {
  display: 'grid',
  gap: '$2',
  alignContent: 'start',
  height: '100%',
  padding: '1.1rem 1.25rem',
  borderRadius: '$l',
  background: '$surface',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  overflowWrap: 'anywhere',
  '& h2': { fontSize: '1.375rem' },
  variants: {
    primary: { true: { boxShadow: 'inset 0 0 0 2px $colors$ink' } },
    going: { true: { background: '$lilacSoft', color: '$onLilacSoft', boxShadow: 'none' } },
  },
});

export const Use = styled('p', {
  display: 'flex',
  gap: '$2',
  alignItems: 'center',
  fontSize: '$small',
});

export const AddTile = styled('button', {
  display: 'grid',
  gap: '$2',
  placeContent: 'center',
  justifyItems: 'center',
  width: '100%',
  height: '100%',
  minHeight: '9rem',
  borderRadius: '$l',
  border: '1.5px dashed $field',
  background: 'none',
  font: '600 1rem/1.2 $fonts$sans',
  color: 'inherit',
});
