import type { Localized } from '../locale/index.ts';

/** Names of the account's tiles, which agreements and answers to questions refer to. */
export const subscriptionTiles = {
  skip: { tr: 'Bunu atla', en: 'Skip this one' },
  pause: { tr: 'Duraklat', en: 'Pause' },
  cancel: { tr: 'Bitir', en: 'End' },
} satisfies Record<string, Localized>;
