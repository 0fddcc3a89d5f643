import { styled } from '../../theme/stitches.ts';

/** How much of something is done. */
export const Meter = styled('progress', {
  appearance: 'none',
  width: '100%',
  height: '.75rem',
  border: 0,
  borderRadius: '$full',
  overflow: 'hidden',
  background: '$sand',
  '&::-webkit-progress-bar': { background: '$sand' },
  '&::-webkit-progress-value': { background: '$action' },
  '&::-moz-progress-bar': { background: '$action' },
});
