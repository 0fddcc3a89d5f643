import { fontSheet } from '../../theme/fonts.ts';
import { globalStyles } from '../../theme/global.ts';
import { stitches } from '../../theme/stitches.ts';
import { theme } from '../../theme/tokens.ts';

/** Styles that the shop's server writes into its pages: the explorer's pages are rendered in the browser only. */
export function addPageStyles(): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: fontSheet }));
  document.documentElement.classList.add(stitches.createTheme('page', theme));
  globalStyles();
}
