import { connectProfile } from '../../../machines/profile/profile.machine.ts';
import { readProfile, saveProfile } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';

export const profileFlow = (api: Api) =>
  connectProfile({
    readRecord: (_, signal) => readProfile(api, signal),
    saveRecord: (request, signal) => saveProfile(api, request, signal),
  });
