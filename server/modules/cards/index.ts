import type { ServerModule } from '../../platform/module.ts';
import { cardsHandlers } from './cards.routes.ts';

export const cardsModule: ServerModule = {
  name: 'cards',
  handlers: (context) => ({ ...cardsHandlers(context) }),
  rateLimits: { createCard: { max: 10, windowSeconds: 60 } },
};

export type { CardUsePort } from './card-use.port.ts';
export { cardErrors, checkNewCard, mostCards } from './cards.service.ts';
export {
  type CardToRemember,
  countCards,
  customerKeyOf,
  findCard,
  rememberCard,
  type SavedCard,
} from './cards.repository.ts';
