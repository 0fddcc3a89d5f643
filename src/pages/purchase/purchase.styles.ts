import { flowTint } from '../../components/catalogue/flow-tint.ts';
import { styled } from '../../theme/stitches.ts';

export const Done = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'minmax(0,1fr)',
  paddingBlock: '$4 $8',
  '@media (min-width: 740px)': {
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.2fr)',
    gap: 'clamp(2.5rem,6vw,5rem)',
    alignItems: 'start',
  },
});

/** The bought item, large; of several the first one, the others small below it. */
export const DoneScene = styled('div', {
  background: '$sand',
  borderRadius: '$xl',
  overflow: 'hidden',
  minHeight: '11rem',
  '& > img,& > svg': { height: '11rem' },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '$2', padding: '0 1rem .75rem', justifyContent: 'center' },
  '& li': { width: '3rem', borderRadius: '$m', background: '$surface', overflow: 'hidden' },
  '@media (min-width: 740px)': {
    position: 'sticky',
    top: '1.5rem',
    '& > img,& > svg': { height: 'auto', aspectRatio: '1' },
    '& li': { width: '4.5rem' },
  },
  variants: { tint: flowTint },
});

export const OrderCard = styled('section', {
  background: '$surface',
  borderRadius: '$l',
  boxShadow: '$lift1',
  padding: '1.1rem 1.25rem 1.25rem',
  '& h2': { fontSize: '1.125rem' },
  '& dl': { borderTop: '1.5px solid $line', paddingTop: '1rem' },
});
