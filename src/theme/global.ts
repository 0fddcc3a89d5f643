import { globalCss } from './stitches.ts';
import { darkProperties } from './tokens.ts';

/** Base styles of every page, and the keyframes. Call it while rendering the root, on the server and in the browser. */
export const globalStyles = globalCss({
  ':root': { colorScheme: 'light' },
  '@media (prefers-color-scheme: dark)': { ':root:not([data-theme=light])': darkProperties() },
  '[data-theme=dark]': darkProperties(),
  '@still': {
    ':root': { '--transitions-fast': '0s', '--transitions-calm': '0s', '--transitions-sheet': '0s' },
    '*,*::before,*::after,::backdrop': { animation: 'none !important' },
  },
  // One selector each: Stitches writes every selector as a rule of its own, and the last rule of a name is the only one.
  '@keyframes fade': { from: { opacity: 0 } },
  '@keyframes grow': { from: { opacity: 0, translate: '0 12px' } },
  '@keyframes rise': { from: { translate: '0 100%' } },
  '@keyframes slide': { from: { translate: '100% 0' } },
  '@keyframes land': { from: { opacity: 0, translate: '0 -14px' } },
  '@keyframes settle': { '0%,99%': { pointerEvents: 'none' } },
  '@keyframes pulse': { '50%': { opacity: 0.25 } },
  '@keyframes breathe': { '50%': { opacity: 0.55 } },
  '@keyframes advance': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } },
  '*,*::before,*::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%' },
  body: {
    margin: 0,
    background: '$page',
    color: '$ink',
    font: '400 1rem/1.55 var(--fonts-sans)',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
    minHeight: '100dvh',
    // A word wider than a phone, where texts are twice as large.
    overflowWrap: 'break-word',
  },
  'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,blockquote': { margin: 0, padding: 0, border: 0, minWidth: 0 },
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
  // Forced colours remove backgrounds and shadows: a chosen option keeps a border, the current link or tab an outline.
  '@media (forced-colors: active)': {
    'label:has([type=radio]:checked)': { border: '3px solid Highlight' },
    'a[aria-current]:not(:focus-visible),[aria-pressed=true]:not(:focus-visible),[aria-selected=true]': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
    '[role=switch]:not(:focus-visible)': { outline: '1px solid' },
    '[role=switch]::before': { border: '1px solid' },
    '[role=switch]:checked::before': { borderColor: 'Highlight' },
  },
  'html:has(dialog:modal)': {
    overflow: 'hidden',
    '@md': { scrollbarGutter: 'stable' },
    background: '$veiled',
  },
  '.a-shelf': { fill: '$shelf' },
  '.a-lip': { fill: '$shelfLip' },
  '.a-arch': { fill: '$arch' },
  '.a-sun': { fill: '$sun' },
});
