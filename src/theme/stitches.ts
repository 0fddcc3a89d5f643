import { createStitches, type CSS as StitchesCSS } from '@stitches/react';
import { media, theme } from './tokens.ts';

/** The tokens' values are written into every page by the server: the browser only names them. */
const tokens = import.meta.env.SSR ? theme : ({} as typeof theme);

/**
 * The shop's one stylesheet. On the server it is one per process: `reset()`, render one page, `getCssText()`, next page.
 * Tokens: `color: '$ink'`, `padding: '$4'`, `transition: 'transform $fast'`; rules from 852 px: `'@md': {…}`.
 */
export const stitches = createStitches({ theme: tokens, media });

export const { styled, css, globalCss, getCssText, reset } = stitches;

export type CSS = StitchesCSS<typeof stitches>;
