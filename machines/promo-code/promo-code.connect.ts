import { fromPromise } from 'xstate';
import type { CalculatedPromo } from '../../domain/promo/index.ts';
import { promoCodeMachine } from './promo-code.machine.ts';
import type { PromoCodeServices } from './promo-code.services.ts';

/** The flow with its services; an omitted one does not compile. */
export function connectPromoCode(services: PromoCodeServices) {
  return promoCodeMachine.provide({
    actors: {
      applyCode: fromPromise<CalculatedPromo | null, { code: string }>(({ input, signal }) =>
        services.applyCode(input, signal),
      ),
      findDefaultCode: fromPromise<string | null>(({ signal }) => services.findDefaultCode(signal)),
    },
    actions: {
      clearCode: () => services.clearCode(),
      refuseCode: (_, { error }) => services.refuseCode(error),
      reportRefusal: (_, { error }) => services.reportRefusal(error),
      forgetLink: () => services.forgetLink(),
    },
  });
}
