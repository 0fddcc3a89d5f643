import { styled } from '../../theme/stitches.ts';

export const Poster = styled('section', {
  display: 'grid',
  gap: '$5',
  alignItems: 'center',
  padding: 'clamp(1.25rem,3vw,2.25rem)',
  borderRadius: '$xl',
  background: '#ff5a4e',
  color: '#2b1a2f',
  '@sm': { gridTemplateColumns: 'minmax(0,1fr) auto' },
});

export const Code = styled('p', {
  font: '520 clamp(2.25rem,7vw,4rem)/1.05 $fonts$serif',
  letterSpacing: '-.02em',
  overflowWrap: 'anywhere',
});

export const PosterButton = styled('button', {
  display: 'inline-flex',
  gap: '.5em',
  alignItems: 'center',
  minHeight: '$target',
  padding: '0 1.15rem',
  borderRadius: '$full',
  border: '1.5px solid #2b1a2f',
  background: 'transparent',
  color: '#2b1a2f',
  font: '600 .9375rem/1.2 $fonts$sans',
  variants: { look: { ink: { background: '#2b1a2f', color: '#fff9f3' } } },
});
