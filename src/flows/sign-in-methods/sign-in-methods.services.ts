import { connectSignInMethods } from '../../../machines/sign-in-methods/index.ts';
import { linkIdentity, listSignInMethods, unlinkIdentity } from '../../services/auth/sign-in-methods.service.ts';
import type { Api } from '../../services/http/index.ts';

/** `onUnlinked`: every other session has ended. */
export const signInMethodsFlow = (api: Api, onUnlinked: () => void) =>
  connectSignInMethods({
    readView: (_, signal) => listSignInMethods(api, signal),
    perform: async ({ request }, signal) => {
      if (request.deed === 'link') return linkIdentity(api, request, signal);
      const left = await unlinkIdentity(api, request, signal);
      onUnlinked();
      return left;
    },
  });
