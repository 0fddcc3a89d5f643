import { createStitches } from '@stitches/react';
import { light } from './palette.ts';

/** The palette written into the page (`paletteSheet`) overrides these colours. */
export const { styled, globalCss } = createStitches({
  theme: {
    colors: light,
    shadows: {
      lift1: '0 1px 2px rgb(43 26 47 / .05),0 6px 20px -8px rgb(43 26 47 / .12)',
      lift2: '0 2px 4px rgb(43 26 47 / .04),0 24px 56px -20px rgb(43 26 47 / .24)',
    },
    fonts: { serif: 'var(--explorer-serif)', sans: 'var(--explorer-sans)' },
    fontSizes: { small: '.875rem', micro: '.8125rem' },
    radii: { m: '14px', l: '20px', full: '999px' },
  },
  media: {
    sm: '(min-width: 552px)',
    md: '(min-width: 852px)',
    lg: '(min-width: 1152px)',
    upToSm: '(max-width: 551.98px)',
    upToMd: '(max-width: 851.98px)',
    hover: '(hover: hover)',
  },
});
