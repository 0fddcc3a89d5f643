import { AppLink } from '../../../components/basics/app-link.tsx';
import { quietButtonLook } from '../../../components/basics/button.tsx';
import { styled } from '../../../theme/stitches.ts';

export const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$1 $4',
  marginBottom: '$5',
});

export const Group = styled('section', {
  '& > h2': { fontSize: '1.375rem' },
  '& > p': { fontSize: '$small', color: '$ink2' },
});

/** One row on a phone of 360 px: what is counted or edited, how often, the bin. Larger texts wrap. */
export const LineActions = styled('div', {
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  '& > :last-child': { marginLeft: 'auto' },
});

const pill = {
  minHeight: '$target',
  border: 0,
  borderRadius: '$full',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  background: '$surface',
  color: 'inherit',
  font: '600 .875rem/1.2 $fonts$sans',
} as const;

/** A link as high as the quantity field of a product's line, with the same border. */
export const EditLink = styled(AppLink, quietButtonLook, pill, { background: '$surface', padding: '0 .9rem' });

/** The select for how often a line is delivered. */
export const Frequency = styled('span', {
  position: 'relative',
  flex: '1 1 7.5rem',
  maxWidth: '15rem',
  '& select': { ...pill, appearance: 'none', width: '100%', padding: '0 2rem 0 1rem', textOverflow: 'ellipsis' },
  '& svg': { position: 'absolute', right: '.75rem', top: '50%', translate: '0 -50%', pointerEvents: 'none' },
  '& select:focus-visible': { borderRadius: '$full' },
});

/** A live region that takes no space while it is empty. */
export const Said = styled('div', { '& > *': { marginBottom: '1.1rem' } });

export const LineError = styled('p', { color: '$coralText', fontWeight: 600 });

export const Later = styled('p', {
  display: 'flex',
  gap: '.5rem',
  alignItems: 'start',
  fontSize: '$small',
  color: '$ink2',
  '& svg': { flex: 'none', width: '1.1rem', height: '1.1rem', marginTop: '.1rem' },
});

export const Offer = styled('section', {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0,1fr)',
  gap: '$3 $4',
  alignItems: 'center',
  padding: '$4',
  borderRadius: '$l',
  background: '$night',
  color: '$onNight',
  '& h2': { fontSize: '1.125rem' },
  '& p': { fontSize: '$small', color: '$onNight2', marginTop: '.2rem' },
  '& > button': { gridColumn: '1 / -1' },
  '@sm': { gridTemplateColumns: '5.25rem minmax(0,1fr) auto', '& > button': { gridColumn: 'auto' } },
});

/** The server does not know the cart: it renders both variants, and the page's inline script selects one. */
export const WhenEmpty = styled('div', {
  variants: { isKnown: { false: { display: 'none', 'html[data-cart=empty] &': { display: 'block' } } } },
});
export const WhileUnknown = styled('div', {
  'html[data-cart=empty] &': { display: 'none' },
  // Without scripts the cart would never appear: the page shows a message instead.
  '@media (scripting: none)': { '& [data-waiting]': { display: 'none' } },
});
