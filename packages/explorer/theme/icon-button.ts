import { styled } from './stitches.ts';

/** 44 px, round; give it an `aria-label`. */
export const IconButton = styled('button', {
  width: '2.75rem',
  height: '2.75rem',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  '&:focus-visible': { borderRadius: '50%' },
});
