import type { ServerModule } from '../../platform/module.ts';

export const cardsModule: ServerModule = { name: 'cards' };

export type { CardUsePort } from './card-use.port.ts';
export { type CardToRemember, customerKeyOf, findCard, rememberCard, type SavedCard } from './cards.repository.ts';
