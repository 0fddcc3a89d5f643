import { styled } from '../theme/stitches.ts';

/** A field with its button beside it; what is wrong stays below the field. */
export const FieldRow = styled('div', {
  display: 'grid',
  gap: '$3',
  alignItems: 'start',
  '@sm': { gridTemplateColumns: 'minmax(0,1fr) auto', '& > button': { marginTop: '1.85rem' } },
});
