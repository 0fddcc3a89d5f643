import { defineModule } from '../../platform/module.ts';
import { attemptsPort } from '../attempts/index.ts';
import { paymentsPort } from '../payments/index.ts';
import { cardCheckKind, createCardCheckKind } from './card-check.ts';
import { cardUsePort } from './card-use.port.ts';
import { cardsData } from './cards.personal-data.ts';
import { cardsHandlers } from './cards.routes.ts';
import { emptyLeftVaults } from './left-vaults.ts';

export const cardsModule = defineModule({
  name: 'cards',
  needs: [attemptsPort, paymentsPort, cardUsePort],
  build(context) {
    context.attempts.addKind(cardCheckKind, createCardCheckKind(context));
    return {
      handlers: cardsHandlers(context),
      personalData: cardsData,
      jobs: [{ name: 'empty-left-vaults', rhythm: { everySeconds: 5 }, run: () => emptyLeftVaults(context) }],
    };
  },
});

export { type CardUsePort, cardUsePort } from './card-use.port.ts';
export { checkNewCard, toBankCard } from './cards.service.ts';
export { customerKeyOf, findCard, listCardsOf, rememberCard, type SavedCard } from './cards.repository.ts';
