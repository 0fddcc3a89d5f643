import { connectPassword } from '../../../machines/password/password.machine.ts';
import type { SessionToken } from '../../../machines/session/index.ts';
import { changePassword, createPassword, readProfile } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';

/** `onRenewed`: the session continues with a new token. */
export const passwordFlow = (api: Api, onRenewed: (session: SessionToken) => void) =>
  connectPassword({
    readView: async (_, signal) => ({ hasPassword: (await readProfile(api, signal)).hasPassword }),
    perform: async ({ view, request: { currentPassword, newPassword } }, signal) => {
      if (view.hasPassword) onRenewed(await changePassword(api, { currentPassword, newPassword }, signal));
      else await createPassword(api, newPassword, signal);
      return { hasPassword: true };
    },
  });
