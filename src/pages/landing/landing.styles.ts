import { styled } from '../../theme/stitches.ts';

export const Opening = styled('div', {
  display: 'grid',
  gap: '1.5rem',
  justifyItems: 'start',
  paddingBlock: '2rem 2.5rem',
  maxWidth: '46rem',
});

export const Pictures = styled('ul', {
  display: 'grid',
  gap: '2rem 1.5rem',
  paddingBottom: 'calc($space$section / 2)',
  '& li': { display: 'grid', gap: '$1', alignContent: 'start' },
  '& h2': { font: '600 1.0625rem/1.4 $fonts$sans', letterSpacing: 0, marginTop: '$3' },
  '@sm': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
});

export const PictureFrame = styled('div', {
  borderRadius: '$xl',
  overflow: 'hidden',
  '& img': { display: 'block', objectFit: 'cover' },
  '@sm': { borderRadius: '50vw 50vw $radii$l $radii$l', '& img': { aspectRatio: '4 / 5' } },
});

export const ProofList = styled('ul', {
  display: 'grid',
  gap: '$5',
  '& li': { display: 'flex', gap: '$3', alignItems: 'start' },
  '& svg': { flex: 'none', color: '$coralText' },
  '@sm': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))', gap: '$6' },
});

/** Not on a phone: the code is to be read by a phone's camera. */
export const Camera = styled('div', {
  display: 'none',
  gap: '$5',
  alignItems: 'center',
  width: '100%',
  '& > p': { maxWidth: '14rem' },
  '@md': { display: 'flex' },
});

export const OfferColumns = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'minmax(0,1fr)',
  paddingBlock: '$5 calc($space$section / 2)',
  '@md': {
    gridTemplateColumns: 'minmax(0,1.05fr) minmax(0,1fr)',
    gap: 'clamp(2.5rem,6vw,5rem)',
    alignItems: 'center',
  },
});

export const OfferFrame = styled('div', {
  borderRadius: '$xl',
  background: '$sand',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  '& img': { objectFit: 'contain', width: '100%', height: '100%' },
  '@md': { aspectRatio: '1' },
});

export const Assurances = styled('ul', {
  display: 'grid',
  gap: '$3',
  '& li': { display: 'flex', gap: '$3', alignItems: 'start' },
  '& svg': { flex: 'none' },
});
