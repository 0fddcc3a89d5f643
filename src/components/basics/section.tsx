import { styled } from '../../theme/stitches.ts';

export const Section = styled('section', { paddingBlock: 'calc($space$section / 2)' });

/** A full-width colour panel; at most one per viewport. */
export const Panel = styled('section', {
  borderRadius: '$xl',
  marginInline: 'clamp(.5rem,1.6vw,1.25rem)',
  paddingBlock: 'calc($space$section / 2)',
  overflow: 'hidden',
  background: '$sand',
});

/** Heading row of a section: title and lead left, one link right from 852 px. */
export const SectionHead = styled('div', {
  display: 'grid',
  gap: '$3',
  marginBottom: '1.75rem',
  justifyItems: 'start',
  '@md': {
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    marginBottom: '2.5rem',
    '& > :not([data-more])': { gridColumn: 1 },
    '& > [data-more]': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
