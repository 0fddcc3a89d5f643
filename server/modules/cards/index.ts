import type { ServerModule } from '../../platform/module.ts';
import { cardCheckKind, createCardCheckKind } from './card-check.ts';
import { cardsHandlers } from './cards.routes.ts';

export const cardsModule: ServerModule = {
  name: 'cards',
  provide: (context) => {
    context.attempts.addKind(cardCheckKind, createCardCheckKind(context));
    return {};
  },
  handlers: (context) => ({ ...cardsHandlers(context) }),
  rateLimits: {
    createCard: { max: 10, windowSeconds: 60 },
    requestThreeDSecureCard: { max: 10, windowSeconds: 60 },
  },
};

export type { CardUsePort } from './card-use.port.ts';
export { checkNewCard } from './cards.service.ts';
export { customerKeyOf, findCard, rememberCard, type SavedCard } from './cards.repository.ts';
