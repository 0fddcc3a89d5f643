export { listCards, type SavedCard } from './cards.service.ts';
