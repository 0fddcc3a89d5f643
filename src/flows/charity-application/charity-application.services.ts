import { NO_PHONE, type Account } from '../../../domain/account/index.ts';
import { NO_LOCATION } from '../../../domain/address/index.ts';
import type { ApplicationDraft } from '../../../domain/charity/index.ts';
import { connectCharityApplication, type KeptApplication } from '../../../machines/charity-application/index.ts';
import { readCorporation } from '../../services/account/index.ts';
import { createApplication, findOpenApplication, uploadApplicationFile } from '../../services/charity/index.ts';
import type { Api } from '../../services/http/index.ts';
import { listPlaces } from '../../services/locations/index.ts';
import { readApplicationDraft } from './application-draft.ts';

export const draftOf = (account: Account | null): ApplicationDraft => ({
  applicationType: '',
  corporationName: '',
  firstName: account?.firstName ?? '',
  lastName: account?.lastName ?? '',
  email: account?.email ?? '',
  phone: account?.phone ?? NO_PHONE,
  recipient: '',
  quantity: '',
  requestDetail: '',
  location: NO_LOCATION,
  line: '',
});

/** The draft on this device, else one filled from the account. */
async function readDraft(api: Api, account: Account, signal: AbortSignal): Promise<KeptApplication> {
  const kept = await readApplicationDraft(account._id).catch(() => null);
  if (kept && kept['version'] === 1) return kept['application'] as KeptApplication;
  const draft = draftOf(account);
  const corporation = await readCorporation(api, signal).catch(() => null);
  if (!corporation) return { draft, files: [], step: 'type' };
  const { corporationName, corporationType } = corporation;
  return { draft: { ...draft, corporationName, applicationType: corporationType ?? '' }, files: [], step: 'type' };
}

/** `onShare`: uploaded share of a file, from 0 to 1. */
export const charityApplicationFlow = (api: Api, account: Account, onShare: (share: number) => void) =>
  connectCharityApplication({
    readDraft: (_, signal) => readDraft(api, account, signal),
    listPlaces: (request, signal) => listPlaces(api, request, signal),
    upload: ({ file }, signal) => uploadApplicationFile(api, file as File, onShare, signal),
    create: (request, signal) => createApplication(api, request, signal),
    findOpen: (_, signal) => findOpenApplication(api, signal),
  });
