export { deleteCard, makeCardPrimary, requestCardCheck } from './card-keeping.service.ts';
export { cardsQuery } from './cards.queries.ts';
export { listCards, type SavedCard } from './cards.service.ts';
