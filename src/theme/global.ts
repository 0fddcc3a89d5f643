import { fontFaces } from './fonts.ts';
import { globalCss } from './stitches.ts';
import { darkProperties } from './tokens.ts';

/** Ground rules of every page. Call it while rendering the root, on the server and in the browser alike. */
export const globalStyles = globalCss({
  '@font-face': fontFaces,
  ':root': { colorScheme: 'light' },
  '@dark': { ':root:not([data-theme=light])': darkProperties },
  '[data-theme=dark]': darkProperties,
  '@still': {
    ':root': { '--transitions-fast': '0s', '--transitions-calm': '0s', '--transitions-sheet': '0s' },
  },
  '*,*::before,*::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' },
  body: {
    margin: 0,
    background: '$page',
    color: '$ink',
    font: '400 1rem/1.55 var(--fonts-sans)',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
    minHeight: '100dvh',
  },
  'h1,h2,h3,p,ul,ol,dl,dd,figure,fieldset,blockquote': { margin: 0, padding: 0, border: 0, minWidth: 0 },
  'ul,ol': { listStyle: 'none' },
  'svg,img': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'button,input,textarea,select': { font: 'inherit', color: 'inherit' },
  button: { cursor: 'pointer' },
  a: { color: 'inherit' },
  'h1,h2,h3': { fontFamily: '$serif', fontWeight: 520, textWrap: 'balance', overflowWrap: 'break-word' },
  h1: { fontSize: '$h1', lineHeight: 1.04, letterSpacing: '-.026em' },
  h2: { fontSize: '$h2', lineHeight: 1.08, letterSpacing: '-.022em' },
  h3: { fontSize: '$h3', lineHeight: 1.2, letterSpacing: '-.012em' },
  'h1 em,h2 em': { fontWeight: 400, letterSpacing: '-.03em' },
  p: { textWrap: 'pretty' },
  ':focus-visible': { outline: '3px solid $focus', outlineOffset: '3px', borderRadius: '6px' },
  '[hidden]': { display: 'none !important' },
  'html:has(dialog:modal)': { overflow: 'hidden' },
  '.a-shelf': { fill: '$shelf' },
  '.a-lip': { fill: '$shelfLip' },
  '.a-arch': { fill: '$arch' },
  '.a-sun': { fill: '$sun' },
});
