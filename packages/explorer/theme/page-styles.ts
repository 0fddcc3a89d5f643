import type { Brand } from '../config.ts';
import { paletteSheet } from './palette.ts';
import { globalCss } from './stitches.ts';

const ground = globalCss({
  '*,*::before,*::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%' },
  body: {
    margin: 0,
    background: '$page',
    color: '$ink',
    font: '400 1rem/1.55 $fonts$sans',
    WebkitFontSmoothing: 'antialiased',
    minHeight: '100dvh',
  },
  'h1,h2,h3,p,ul,ol,dl,dd,figure,fieldset': { margin: 0, padding: 0, border: 0, minWidth: 0 },
  'ul,ol': { listStyle: 'none' },
  'svg,img': { display: 'block', maxWidth: '100%' },
  'button,input,select': { font: 'inherit', color: 'inherit' },
  button: { cursor: 'pointer' },
  a: { color: 'inherit' },
  'h1,h2,h3': {
    fontFamily: '$serif',
    fontWeight: 520,
    lineHeight: 1.1,
    letterSpacing: '-.02em',
    textWrap: 'balance',
    overflowWrap: 'break-word',
  },
  p: { textWrap: 'pretty' },
  ':focus-visible': { outline: '3px solid $focus', outlineOffset: '3px', borderRadius: '6px' },
  '[hidden]': { display: 'none !important' },
});

/** The brand's fonts and colours, and the base styles of the page. */
export function addPageStyles({ fontSheet = '', sans, serif, ...brand }: Brand): void {
  const stacks = `:root{--explorer-sans:${sans ?? 'system-ui,sans-serif'};--explorer-serif:${serif ?? 'Georgia,serif'}}`;
  const textContent = [fontSheet, stacks, paletteSheet(brand)].join('\n');
  document.head.append(Object.assign(document.createElement('style'), { textContent }));
  ground();
}
