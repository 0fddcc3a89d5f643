import { styled } from '../../../theme/stitches.ts';

/** The order's contents on the left, its actions on the right. */
export const Columns = styled('div', {
  display: 'grid',
  gap: '$5',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@lg': { gridTemplateColumns: 'minmax(0,1.35fr) minmax(0,1fr)' },
});

/** A sheet of ruled paper: the note as it lies in the box. */
export const Paper = styled('blockquote', {
  margin: 0,
  padding: '1.4rem 1.25rem',
  background: '#fffdf8',
  color: '#2b1a2f',
  backgroundImage: 'linear-gradient(transparent calc(2rem - 1px),#ecdfd2 0)',
  backgroundSize: '100% 2rem',
  font: '400 1.125rem/2rem $fonts$serif',
  boxShadow: '$lift1',
  rotate: '-1deg',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
