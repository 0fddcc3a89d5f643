import { connectCommunication } from '../../../machines/communication/communication.machine.ts';
import { readConsents, setConsent } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';

export const communicationFlow = (api: Api) =>
  connectCommunication({
    readView: (_, signal) => readConsents(api, signal),
    perform: ({ request }, signal) => setConsent(api, request, signal),
  });
