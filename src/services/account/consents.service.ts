import { CHANNEL_CONSENT_VERSION, type Channel, type Consents } from '../../../domain/communication/index.ts';
import type { paths } from '../../../openapi/types/communication.d.ts';
import { type Api, read } from '../http/index.ts';

const path = '/private/user/communication-preferences';

export function readConsents(api: Api, signal?: AbortSignal): Promise<Consents> {
  return read(api.client<paths>().GET(path, { signal }));
}

/** The server keeps the proof with the version of the words beside the switch. */
export function setConsent(
  api: Api,
  { channel, isAllowed }: { channel: Channel; isAllowed: boolean },
  signal?: AbortSignal,
): Promise<Consents> {
  const body = { [channel]: isAllowed, textVersion: CHANNEL_CONSENT_VERSION };
  return read(api.client<paths>().PATCH(path, { body, signal }));
}
