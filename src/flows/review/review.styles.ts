import { globalCss, styled } from '../../theme/stitches.ts';

export const TypeCard = styled('section', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: '4.25rem minmax(0,1fr)',
  alignItems: 'start',
  padding: '1.1rem',
  background: '$surface',
  border: '1.5px solid $line',
  borderRadius: '$l',
  '& img': { borderRadius: '$m', background: '$sand' },
  '& h3': { fontSize: '1.25rem' },
  '& > [data-wide]': { gridColumn: '1 / -1' },
});

/** Five stars. As a group of radio buttons they are one stop of the keyboard, and arrows choose. */
export const Stars = styled('fieldset', {
  position: 'relative',
  display: 'flex',
  margin: 0,
  padding: 0,
  border: 0,
  marginLeft: '-.5rem',
  '& label,& button': {
    display: 'grid',
    placeItems: 'center',
    width: '$target',
    height: '$target',
    padding: 0,
    border: 0,
    borderRadius: '$full',
    background: 'none',
    color: '$coralText',
    font: 'inherit',
    fontSize: '1.75rem',
    lineHeight: 1,
    cursor: 'pointer',
  },
  '& input': { position: 'absolute', opacity: 0, width: '1px', height: '1px' },
  '& label:has(:focus-visible)': { outline: '2.5px solid $ink' },
});

/**
 * Bottom right; on a phone along the bottom. Hidden while the cookie banner, a due payment or a page's own bar is
 * shown.
 */
export const Corner = styled('aside', {
  position: 'fixed',
  zIndex: '$bar',
  inset: 'auto 1rem calc(1rem + env(safe-area-inset-bottom)) 1rem',
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0,1fr) auto',
  gap: '0 $3',
  alignItems: 'center',
  padding: '.9rem',
  background: '$surface',
  borderRadius: '$l',
  boxShadow: '$lift2',
  '& h2': { fontSize: '1.25rem' },
  '& > img': { gridRow: '1 / 3', borderRadius: '$m', background: '$sand' },
  '& > fieldset': { gridColumn: '2 / -1' },
  'body:has([data-cookies]) &, body:has([data-due=looking], [data-due] > *) &': { display: 'none' },
  '@upToMd': { 'body:has([data-bar]) &': { display: 'none' } },
  '@md': { left: 'auto', width: '24rem' },
});

/** The page reserves space for the corner: it never covers the focused element. */
export const cornerRoom = globalCss({
  'html:has([data-corner]):not(:has([data-due] > *))': { scrollPaddingBottom: '11rem' },
  'body:has([data-corner]):not(:has([data-due] > *))': { paddingBottom: '10rem' },
});
