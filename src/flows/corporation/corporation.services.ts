import { connectCorporation } from '../../../machines/corporation/corporation.machine.ts';
import { readCorporation, saveCorporation } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';

export const corporationFlow = (api: Api) =>
  connectCorporation({
    readRecord: (_, signal) => readCorporation(api, signal),
    saveRecord: (request, signal) => saveCorporation(api, request, signal),
  });
