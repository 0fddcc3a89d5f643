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

export const LineActions = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $4',
  variants: {
    /** On a phone the count and the way out share the first row, whatever the words between them are. */
    counted: {
      true: {
        '@upToSm': { display: 'contents', '& > button': { order: 1, flexBasis: '100%', justifyContent: 'flex-start' } },
      },
    },
  },
});

/** A live region that takes no place while it has nothing to say. */
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

/** The server knows no cart: it writes the empty one and the waiting one, and the page's inline script says which fits. */
export const WhenEmpty = styled('div', {
  variants: { isKnown: { false: { display: 'none', 'html[data-cart=empty] &': { display: 'block' } } } },
});
export const WhileUnknown = styled('div', {
  'html[data-cart=empty] &': { display: 'none' },
  // Nothing would ever come: the page says what it needs.
  '@media (scripting: none)': { '& [data-waiting]': { display: 'none' } },
});
