import type { Localized } from '../locale/index.ts';

/** What the account's tiles are called. Agreements and answers to questions name them by these words. */
export const subscriptionTiles = {
  skip: { tr: 'Bunu atla', en: 'Skip this one' },
  pause: { tr: 'Duraklat', en: 'Pause' },
  cancel: { tr: 'Bitir', en: 'End' },
} satisfies Record<string, Localized>;
