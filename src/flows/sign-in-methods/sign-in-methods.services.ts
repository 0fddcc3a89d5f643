import { connectSignInMethods } from '../../../machines/sign-in-methods/sign-in-methods.machine.ts';
import { linkIdentity, listSignInMethods, unlinkIdentity } from '../../services/auth/sign-in-methods.service.ts';
import type { Api } from '../../services/http/index.ts';

export const signInMethodsFlow = (api: Api) =>
  connectSignInMethods({
    readView: (_, signal) => listSignInMethods(api, signal),
    perform: ({ request }, signal) =>
      request.action === 'link' ? linkIdentity(api, request, signal) : unlinkIdentity(api, request, signal),
  });
