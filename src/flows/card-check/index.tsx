export { CardForm } from './card-form.tsx';
export { CheckNews } from './check-news.tsx';
export { useTypedCard } from './use-typed-card.ts';
export type { CardCheckProps } from './card-check.types.ts';
