import { BoxPanel } from '../../../components/catalogue/box-panel.tsx';
import { styled } from '../../../theme/stitches.ts';

/** The summary is read before the form, and is beside it from 852 px. */
export const Pay = styled('div', {
  display: 'grid',
  gap: '1.75rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  paddingBottom: '5rem',
  '@md': {
    gridTemplateColumns: 'minmax(0,1.45fr) minmax(0,1fr)',
    gap: 'clamp(2.5rem,6vw,5rem)',
    alignItems: 'start',
    '& > :first-child': { gridArea: '1 / 2' },
    '& > :last-child': { gridArea: '1 / 1' },
  },
});

export const PayTitle = styled('h1', { paddingBlock: '1.25rem', '@md': { paddingBlock: '2rem 1.75rem' } });

export const Steps = styled('div', {
  minWidth: 0,
  // The first step is outside the form: the form's first section needs a line above it as well.
  '& form > section:first-of-type': { borderTop: '1.5px solid $line', paddingTop: '1.75rem' },
});

export const Summary = styled(BoxPanel, {
  '& h2': { fontSize: '1.375rem' },
  '@upToMd': { padding: '.35rem 1rem', borderRadius: '$l', gap: 0 },
});

/** Opens and closes the summary on a phone. */
export const Fold = styled('button', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  alignItems: 'center',
  gap: '.6rem',
  minHeight: '$target',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: '600 1rem/1.3 $fonts$sans',
  textAlign: 'left',
  cursor: 'pointer',
  '& > span:nth-of-type(1)': { display: 'inline-flex', alignItems: 'center', gap: '.35rem' },
  '&[aria-expanded=true] > span svg': { transform: 'rotate(180deg)' },
  '@md': { display: 'none' },
});

export const Folded = styled('div', {
  display: 'grid',
  gap: '1.1rem',
  '@upToMd': { paddingBlock: '.6rem' },
  variants: { open: { true: {}, false: { '@upToMd': { display: 'none' } } } },
});

export const Chosen = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '.25rem 1rem',
  '& p': { minWidth: 0, overflowWrap: 'anywhere' },
});

export const Choices = styled('fieldset', {
  display: 'grid',
  gap: '$3',
  '& > legend': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
});

export const NewCard = styled('div', {
  borderRadius: '$l',
  background: '$surface',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  variants: { open: { true: { boxShadow: 'inset 0 0 0 2px $colors$ink', paddingBottom: '1.25rem' } } },
  '& > label,& > label:has(:checked)': { boxShadow: 'none', background: 'none' },
});

export const CardFields = styled('div', {
  display: 'grid',
  gap: '$4',
  padding: '.25rem 1.1rem 0',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(7.5rem,100%),1fr))',
  '& > [data-all]': { gridColumn: '1 / -1' },
  '@sm': { paddingLeft: '3.4rem' },
});

export const ContractBox = styled('div', {
  position: 'relative',
  border: '1.5px solid $line',
  borderRadius: '$m',
  background: '$surface',
  '& h3': { font: '600 .9375rem/1.4 $fonts$sans', letterSpacing: 0, color: '$ink' },
  // Over the end of the text, which is faded out there.
  '& > button': { position: 'absolute', left: '1.1rem', bottom: 0, minHeight: '$target', background: '$surface' },
});

export const Lines = styled('ul', {
  display: 'grid',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0,1fr) auto',
    gap: '.75rem',
    alignItems: 'center',
    padding: '.45rem 0',
  },
  '& > li > :first-child': { background: '$surface', borderRadius: '$s', overflow: 'hidden' },
  '& b': { fontWeight: 600, lineHeight: 1.3, display: 'block', overflowWrap: 'anywhere' },
  '& small': { fontSize: '$small', color: '$ink2' },
});

export const Why = styled('p', { textAlign: 'center', fontSize: '$small', color: '$ink2' });

export const LegalText = styled('div', {
  display: 'grid',
  gap: '.6rem',
  '& section': { display: 'grid', gap: '.3rem' },
  '& h4': { font: '600 $fontSizes$small/1.4 $fonts$sans', color: '$ink', marginTop: '.4rem' },
  '& p': { overflowWrap: 'anywhere' },
});
