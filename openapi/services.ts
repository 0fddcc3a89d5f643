/** Every service of the contract. Each has one document, `openapi/{service}.yaml`. */
export const serviceNames = [
  'auth',
  'locations',
  'catalog',
  'images',
  'packets',
  'shopping',
  'attempts',
  'promo-codes',
  'orders',
  'refunds',
  'due-payments',
  'account',
  'subscriptions',
  'addresses',
  'cards',
  'communication',
  'quiz',
  'faq',
  'search',
  'reviews',
  'charity',
  'analytics',
  'monitoring',
  'ops',
] as const;

export type ServiceName = (typeof serviceNames)[number];
