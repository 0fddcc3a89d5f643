import type { operations } from '../../../openapi/types/shopping.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { calculateForAccount, calculateForGuest } from './calculate.service.ts';
import { createFindCustomer } from './customer.ts';
import { cachedSaleData } from './sale-data.ts';

type Calculations = Pick<Service<operations>, 'calculateForGuest' | 'calculateForAccount'>;

export function pricingHandlers(context: AppContext): Calculations {
  const sale = cachedSaleData(context.db, context.clock);
  const findCustomer = createFindCustomer(context.db);
  return {
    calculateForGuest: async ({ body }) => success(await calculateForGuest(context, sale, body)),
    calculateForAccount: async (request) =>
      success(await calculateForAccount(context, sale, findCustomer, signedIn(request).id, request.body)),
  };
}
