export { deleteCard, listCards, makeCardPrimary, requestCardCheck, type SavedCard } from './cards.service.ts';
