import { type CorporationType, normalizeEmail, normalizeName, normalizePhone } from '../../../domain/account/index.ts';
import { destinationOf } from '../../../domain/address/index.ts';
import { type ApplicationDraft, isUndecided } from '../../../domain/charity/index.ts';
import { blockText, lineText } from '../../../domain/text/index.ts';
import type { components, paths } from '../../../openapi/types/charity.d.ts';
import { type Api, read } from '../http/index.ts';
import { fetchWithProgress } from '../http/upload.ts';

type Wire = components['schemas'];

const toView = (one: Wire['ApplicationRequest']) => ({
  _id: one._id,
  version: one.version,
  status: one.applicationStatus,
  applicationType: one.applicationType,
  corporationName: one.account.corporationName,
  recipient: one.recipient,
  quantity: one.quantity,
  approvedQuantity: one.approvedQuantity,
  decisionReason: one.decisionReason,
  decisionNote: one.decisionNote,
  trackingUrl: one.trackingUrl,
  createdAt: one.createdAt,
});

const path = '/charity_service/v1/user/application-request';

/** The account's own applications, the newest first. */
export async function listApplications(api: Api, signal?: AbortSignal) {
  return (await read(api.client<paths>().GET(path, { signal }))).map(toView);
}

/** The account's undecided application; there is at most one. */
export async function findOpenApplication(api: Api, signal?: AbortSignal) {
  const applications = await listApplications(api, signal);
  return applications.find(({ status }) => isUndecided(status)) ?? null;
}

/** Rejects with APPLICATION_OPEN, FILE_UNKNOWN, or the fields that are wrong. */
export async function createApplication(
  api: Api,
  { draft, fileNames }: { draft: ApplicationDraft; fileNames: readonly string[] },
  signal?: AbortSignal,
) {
  const body: Wire['ApplicationRequestInput'] = {
    applicationType: draft.applicationType as CorporationType,
    account: {
      firstName: normalizeName(draft.firstName),
      lastName: normalizeName(draft.lastName),
      email: normalizeEmail(draft.email),
      phone: normalizePhone(draft.phone),
      corporationName: lineText(draft.corporationName),
    },
    quantity: Number(draft.quantity),
    recipient: lineText(draft.recipient),
    requestDetail: blockText(draft.requestDetail),
    address: destinationOf(draft),
    fileNames: [...fileNames],
  };
  return toView(await read(api.client<paths>().POST(path, { body, signal })));
}

/** Rejects with APPLICATION_CLOSED and CONFLICT_VERSION. */
export async function changeApplicationQuantity(
  api: Api,
  body: { _id: string; quantity: number; version: number },
  signal?: AbortSignal,
): Promise<void> {
  await read(api.client<paths>().POST(`${path}/update-quantity`, { body, signal }));
}

/** `onShare`: uploaded share of the file, from 0 to 1. Rejects with FILE_UNREADABLE and PAYLOAD_TOO_LARGE. */
export async function uploadApplicationFile(
  api: Api,
  file: File,
  onShare: (share: number) => void,
  signal?: AbortSignal,
): Promise<{ fileName: string }> {
  const request = {
    params: { query: { name: file.name.slice(0, 200) } },
    headers: { 'content-type': file.type },
    body: file as never,
    bodySerializer: () => file,
    signal,
    fetch: fetchWithProgress(onShare),
  };
  const { fileName } = await read(api.client<paths>().POST(`${path}/upload-file`, request));
  return { fileName };
}
