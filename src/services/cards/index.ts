export { cardsQuery } from './cards.queries.ts';
export type { SavedCard } from './cards.service.ts';
