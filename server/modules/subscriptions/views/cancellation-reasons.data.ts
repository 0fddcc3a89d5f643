import type { components } from '../../../../openapi/types/subscriptions.d.ts';

type Reason = components['schemas']['CancellationReason'];

/** Reasons to end a subscription, in the order in which they are offered. */
export const cancellationReasons: readonly Reason[] = [
  {
    _id: 'too-many-left',
    name: { tr: 'Elimde çok birikti', en: 'I have too many left' },
    needsNote: false,
    sortOrder: 10,
  },
  {
    _id: 'rhythm',
    name: { tr: 'Sıklığı bana uymuyor', en: 'It comes at the wrong times' },
    needsNote: false,
    sortOrder: 20,
  },
  { _id: 'price', name: { tr: 'Bütçemi aşıyor', en: 'It costs too much' }, needsNote: false, sortOrder: 30 },
  {
    _id: 'not-satisfied',
    name: { tr: 'Ürünlerden memnun kalmadım', en: 'I was not happy with the products' },
    needsNote: false,
    sortOrder: 40,
  },
  {
    _id: 'not-needed',
    name: { tr: 'Artık ihtiyacım yok', en: 'I no longer need it' },
    needsNote: false,
    sortOrder: 50,
  },
  { _id: 'other', name: { tr: 'Başka bir neden', en: 'Another reason' }, needsNote: true, sortOrder: 60 },
];
