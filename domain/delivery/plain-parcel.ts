import { BRAND_NAME } from '../brand.ts';
import type { Localized } from '../locale/index.ts';

/** What can be seen on a parcel: the shop's only wording of it. Packing follows it: docs/operations.md. */
export const PLAIN_PARCEL = {
  title: { tr: 'Düz koli', en: 'A plain parcel' },
  outside: {
    tr: 'Kolinin üstünde resim ya da ürün adı yok: içinde ne olduğu dışından anlaşılmaz.',
    en: 'No picture or product name on the parcel: nothing on the outside says what is inside.',
  },
  label: {
    tr: `Kargo etiketinde gönderici olarak yalnızca “${BRAND_NAME}” yazar.`,
    en: `The shipping label names only “${BRAND_NAME}” as the sender.`,
  },
} as const satisfies Record<string, Localized>;
