import { fontSheet } from '../../theme/fonts.ts';
import { globalStyles } from '../../theme/global.ts';
import { stitches } from '../../theme/stitches.ts';
import { theme } from '../../theme/tokens.ts';

/** What the shop's server writes into its pages: these are made by a script alone. */
export function addPageStyles(): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: fontSheet }));
  document.documentElement.classList.add(stitches.createTheme('page', theme));
  globalStyles();
}
