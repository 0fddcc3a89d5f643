import type { Corporation, CorporationDraft, CorporationType } from '../../../domain/account/index.ts';
import { notFound } from '../../../domain/failure/index.ts';
import type { components, paths } from '../../../openapi/types/account.d.ts';
import { type Api, read } from '../http/index.ts';

const toCorporation = ({ _id, version, corporation }: components['schemas']['Account']): Corporation => {
  if (!corporation) throw notFound();
  return { _id, version, ...corporation };
};

/** The corporation of a charity account. */
export async function readCorporation(api: Api, signal?: AbortSignal): Promise<Corporation> {
  return toCorporation(await read(api.client<paths>().GET('/private/user/users/profile', { signal })));
}

/** Rejects with CONFLICT_VERSION, or the fields that are wrong. */
export async function saveCorporation(
  api: Api,
  { loaded, draft }: { loaded: Corporation; draft: CorporationDraft },
  signal?: AbortSignal,
): Promise<Corporation> {
  const website = draft.website.trim();
  const body: components['schemas']['CorporationProfile'] = {
    corporationName: draft.corporationName.trim(),
    corporationType: draft.corporationType as CorporationType,
    taxOffice: draft.taxOffice.trim(),
    taxNumber: draft.taxNumber.trim(),
    ...(website && { website }),
  };
  const params = { query: { version: loaded.version } };
  const path = '/private/user/users/update-corporation-profile';
  return toCorporation(await read(api.client<paths>().POST(path, { params, body, signal })));
}
