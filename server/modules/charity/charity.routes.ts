import type { operations } from '../../../openapi/types/charity.d.ts';
import { type SessionAccount, signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { storeFile } from './application-files.ts';
import { apply, changeQuantity, readApplications } from './charity.service.ts';
import { toApplication } from './charity.view.ts';

function charityOf(request: { account: SessionAccount | null }): string {
  const { id, accountType } = signedIn(request);
  if (accountType !== 'charity') throw errors.forbidden();
  return id;
}

export function charityHandlers(context: AppContext): Service<operations> {
  return {
    listApplicationRequests: async (request) => {
      const found = await readApplications(context, charityOf(request));
      return success(found.map(toApplication));
    },
    createApplicationRequest: async (request) =>
      success(toApplication(await apply(context, charityOf(request), request.body, request.language))),
    updateApplicationQuantity: async (request) =>
      success(toApplication(await changeQuantity(context, charityOf(request), request.body))),
    uploadApplicationFile: async (request) => {
      const accountId = charityOf(request);
      const body: unknown = request.body;
      if (!Buffer.isBuffer(body)) throw errors.unsupportedMediaType();
      const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
      const { fileName, name, bytes } = await storeFile(context, {
        accountId,
        name: request.query.name,
        body,
        mediaType,
      });
      return success({ fileName, name, bytes });
    },
  };
}
