import {
  type Account,
  type ProfileDraft,
  profileDraftOf,
  type ProfileField,
  validateProfile,
} from '../../domain/account/index.ts';
import { type RecordEvent, recordFlow } from '../families/record/index.ts';

export const { machine: profileMachine, connect: connectProfile } = recordFlow<Account, ProfileDraft, ProfileField>({
  id: 'profile',
  draftOf: profileDraftOf,
  validate: validateProfile,
  // A stranger who finds an open session must not be able to take over the account.
  needsPassword: ({ email }, loaded) => loaded.hasPassword && email !== profileDraftOf(loaded).email,
});

export type ProfileServices = Parameters<typeof connectProfile>[0];
export type ProfileEvent = RecordEvent<ProfileDraft>;
