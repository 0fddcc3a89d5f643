import type { LeavingReason } from '../../../../domain/account/index.ts';

/** Spec §3: the `sortOrder` of reasons that set none. */
const usualOrder = 100;

const reasons: readonly (Omit<LeavingReason, 'sortOrder'> & { sortOrder?: number })[] = [
  {
    _id: 'not-needed',
    name: { tr: 'Artık ihtiyacım yok', en: 'I no longer need it' },
    needsNote: false,
    sortOrder: 10,
  },
  {
    _id: 'too-many-mails',
    name: { tr: 'Çok e-posta geliyor', en: 'Too many emails' },
    needsNote: false,
    sortOrder: 20,
  },
  {
    _id: 'privacy',
    name: { tr: 'Verilerim durmasın', en: 'I don’t want my data kept' },
    needsNote: false,
    sortOrder: 30,
  },
  {
    _id: 'not-satisfied',
    name: { tr: 'Ürünlerden memnun kalmadım', en: 'I was not happy with the products' },
    needsNote: false,
    sortOrder: 40,
  },
  { _id: 'other', name: { tr: 'Başka bir neden', en: 'Another reason' }, needsNote: true },
];

/** By `sortOrder`, then by name. */
export const leavingReasons: readonly LeavingReason[] = reasons
  .map(({ sortOrder = usualOrder, ...reason }) => ({ ...reason, sortOrder }))
  .toSorted((a, b) => a.sortOrder - b.sortOrder || a.name.tr.localeCompare(b.name.tr, 'tr'));
