export { CardForm } from './card-form.tsx';
export { CheckNews } from './check-news.tsx';
export type { CardCheckProps } from './card-check.types.ts';
