import { createStitches, type CSS as StitchesCSS } from '@stitches/react';
import { media, theme } from './tokens.ts';

/**
 * The shop's one stylesheet. On the server it is one per process: `reset()`, render one page, `getCssText()`, next page.
 * Tokens: `color: '$ink'`, `padding: '$4'`, `transition: 'transform $fast'`; rules from 852 px: `'@md': {…}`.
 */
export const stitches = createStitches({ theme, media });

export const { styled, css, globalCss, getCssText, reset } = stitches;

export type CSS = StitchesCSS<typeof stitches>;
