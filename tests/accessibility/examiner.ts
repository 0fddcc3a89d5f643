import type { Page } from '@playwright/test';
import type { Locale } from '../../domain/locale/index.ts';
import { violationsOn } from './axe.ts';
import { findCutWhenNarrow, findWideWhenLarge } from './reflow.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export type Look = { colorScheme: 'light' | 'dark'; width: number };

/** Each language is looked at in two looks: together every page is seen light and dark, wide and narrow. */
const looks: Record<Locale, readonly Look[]> = {
  tr: [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 360 },
  ],
  en: [
    { colorScheme: 'dark', width: 1280 },
    { colorScheme: 'light', width: 360 },
  ],
};

/** What is wrong with pages and states, by axe and where it is narrow; gathered so that one run reports everything. */
export class Examiner {
  readonly found: string[] = [];
  readonly page: Page;
  readonly locale: Locale;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.locale = locale;
  }

  /** Looks at what is shown now, without loading it again. */
  async look(what: string, only: readonly Look[] = looks[this.locale]): Promise<void> {
    this.found.push(...(await findCutWhenNarrow(this.page)).map((cut) => `${what}, cut: ${cut}`));
    this.found.push(...(await findWideWhenLarge(this.page)).map((wide) => `${what}, texts at 200 %: ${wide}`));
    for (const { colorScheme, width } of only) {
      await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await this.page.setViewportSize({ width, height: 800 });
      // A target that is scrolled half under the sticky header is not small.
      await this.page.evaluate(() => window.scrollTo(0, 0));
      for (const { id, nodes } of await violationsOn(this.page, { runOnly: rules })) {
        for (const { target, failureSummary } of nodes) {
          const why = failureSummary?.split('\n')[1]?.trim() ?? '';
          this.found.push(`${what}, ${colorScheme} ${width}: ${id} ${target.join(' ')} (${why})`);
        }
      }
    }
  }
}
