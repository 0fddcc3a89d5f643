import type { operations } from '../../../openapi/types/account.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { findOrderAgreements } from './agreements.repository.ts';

/** The account's page asks for the texts of an order; orders keep them. */
export const agreementHandlers = ({ db }: AppContext): Pick<Service<operations>, 'getDistanceSalesContract'> => ({
  getDistanceSalesContract: async (request) => {
    const { id } = request.params;
    const accepted = await findOrderAgreements(db, signedIn(request).id, id);
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
});
