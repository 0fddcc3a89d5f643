import { connectNewEmail } from '../../../machines/new-email/index.ts';
import { checkEmailChange, confirmEmailChange } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';

/** Confirming a new address, on this connection to the contract. */
export const newEmailFlow = (api: Api) =>
  connectNewEmail({
    checkLink: (link, signal) => checkEmailChange(api, link, signal),
    confirmEmail: (link, signal) => confirmEmailChange(api, link, signal),
  });
