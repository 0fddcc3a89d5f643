import { connectNewEmail } from '../../../machines/new-email/index.ts';
import { checkEmailChange, confirmEmailChange } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';

/** The new-email flow, with its services on `api`. `onConfirmed`: the account's sessions have ended. */
export const newEmailFlow = (api: Api, onConfirmed: () => void) =>
  connectNewEmail({
    checkLink: (link, signal) => checkEmailChange(api, link, signal),
    confirmEmail: async (link, signal) => {
      const confirmed = await confirmEmailChange(api, link, signal);
      onConfirmed();
      return confirmed;
    },
  });
