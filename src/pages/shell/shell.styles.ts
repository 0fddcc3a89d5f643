import { globalCss } from '../../theme/stitches.ts';

/** Page transitions: short, and none with reduced motion. */
export const shellStyles = globalCss({
  main: { display: 'block', minHeight: '60dvh' },
  // The sticky header of a phone must not cover the focused element.
  '@media (max-width: 851px)': { html: { scrollPaddingTop: '4rem' } },
  // The cookie banner covers the page's end: it must never cover the focused element.
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
