import { normalizePhone } from '../../../domain/account/index.ts';
import { type CallRequestView, connectCallRequest } from '../../../machines/call-request/call-request.machine.ts';
import { askForCall, findOpenCall, readProfile } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';

async function readView(api: Api, signal: AbortSignal): Promise<CallRequestView> {
  const [{ phone }, open] = await Promise.all([readProfile(api, signal), findOpenCall(api, signal)]);
  return { phone, open };
}

export const callRequestFlow = (api: Api) =>
  connectCallRequest({
    readView: (_, signal) => readView(api, signal),
    perform: async ({ request }, signal) => {
      await askForCall(api, { ...request, phone: normalizePhone(request.phone) }, signal);
      return null;
    },
  });
