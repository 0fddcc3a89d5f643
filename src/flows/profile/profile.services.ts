import type { Account } from '../../../domain/account/index.ts';
import { connectProfile } from '../../../machines/profile/index.ts';
import { readProfile, saveProfile } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';

/** `onSaved`: what the rest of the shop knows of the account is not the newest any more. */
export const profileFlow = (api: Api, onSaved: (account: Account) => void) =>
  connectProfile({
    readRecord: (_, signal) => readProfile(api, signal),
    saveRecord: async (request, signal) => {
      const saved = await saveProfile(api, request, signal);
      onSaved(saved);
      return saved;
    },
  });
