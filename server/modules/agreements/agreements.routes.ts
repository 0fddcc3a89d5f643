import type { operations as AccountOperations } from '../../../openapi/types/account.d.ts';
import type { operations } from '../../../openapi/types/shopping.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { findOrderAttempt } from '../orders/index.ts';
import { createFindCustomer } from '../pricing/index.ts';
import { listAgreementsOfAttempt } from './agreements.repository.ts';
import { generateAgreements } from './agreements.service.ts';

type Handled = Pick<Service<operations>, 'generateDistanceSalesContract'> &
  Pick<Service<AccountOperations>, 'getDistanceSalesContract'>;

/** The texts before a purchase (shopping.yaml), and those that were accepted with an order (account.yaml). */
export function agreementsHandlers(context: AppContext): Handled {
  const { db } = context;
  const findCustomer = createFindCustomer(db);
  return {
    generateDistanceSalesContract: async (request) =>
      success(await generateAgreements(context, findCustomer, signedIn(request).id, request.body)),
    getDistanceSalesContract: async (request) => {
      const { id } = request.params;
      const attemptId = await findOrderAttempt(db, signedIn(request).id, id);
      const accepted = attemptId === null ? [] : await listAgreementsOfAttempt(db, attemptId);
      const contract = accepted.find(({ kind }) => kind === 'distanceSalesContract');
      const information = accepted.find(({ kind }) => kind === 'preliminaryInformation');
      if (!contract || !information) throw errors.notFound();
      return success({
        _order: id,
        distanceSalesContract: contract.agreement,
        preliminaryInformation: information.agreement,
        acceptedAt: contract.acceptedAt.toISOString(),
      });
    },
  };
}
