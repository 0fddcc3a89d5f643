import { globalCss } from '../../theme/stitches.ts';

/** The page's own movement: short, and none for those who want none. */
export const shellStyles = globalCss({
  main: { display: 'block', minHeight: '60dvh' },
  // What has the focus must not lie under the sticky header of a phone.
  '@media (max-width: 851px)': { html: { scrollPaddingTop: '4rem' } },
  // The question about cookies covers the page's end: what has the focus must never lie under it.
  'html:has([data-cookies])': { scrollPaddingBottom: '10.5rem' },
  'body:has([data-cookies])': { paddingBottom: '10rem' },
  'main:focus,main h1:focus': { outline: 'none' },
  '::view-transition-old(root),::view-transition-new(root)': { animationDuration: '160ms' },
  // On paper there is nothing to press.
  '@media print': {
    'body > header,body > footer,[role=status],[data-cookies],[data-screen],[data-bar],[data-late-bar],[data-corner]': {
      display: 'none !important',
    },
  },
  '@still': {
    '::view-transition-group(*),::view-transition-old(*),::view-transition-new(*)': { animation: 'none !important' },
  },
});
