export const sceneNames = [
  'new-packet',
  'back-to-school',
  'subs',
  'family-code',
  'heating-patch',
  'donation',
  'empty-cart',
  'empty-orders',
  'not-found',
  'error',
  'offline',
  'bank-waiting',
  'bank-declined',
  'bank-unknown',
  'charged',
  'sign-in',
  'quiz',
  'gulf-night',
  'gulf-heat',
  'gulf-home',
] as const;

export type SceneName = (typeof sceneNames)[number];
