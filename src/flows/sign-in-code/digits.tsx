import { styled } from '../../theme/stitches.ts';

/** A code that is shown here and typed on another device or page. */
export const Digits = styled('output', {
  display: 'block',
  width: 'fit-content',
  padding: '$3 $5',
  borderRadius: '$m',
  background: '$sand',
  font: '600 2rem/1.2 $fonts$sans',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.2em',
});
