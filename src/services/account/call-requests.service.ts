import { type CallRequest, type OpenCall } from '../../../domain/call/index.ts';
import { parseCalendarDay } from '../../../domain/calendar/index.ts';
import { conflict, isFailure } from '../../../domain/failure/index.ts';
import type { paths } from '../../../openapi/types/account.d.ts';
import { type Api, read } from '../http/index.ts';

/** The call the customer waits for; null without one. */
export async function findOpenCall(api: Api, signal?: AbortSignal): Promise<OpenCall | null> {
  const open = await read(api.client<paths>().GET('/private/user/call-requests/open', { signal }));
  if (!open) return null;
  const { phone, topic, partOfDay, callBy } = open;
  return { phone, topic, partOfDay, callBy: parseCalendarDay(callBy)! };
}

/** Rejects with CONFLICT_VERSION when a call was asked for elsewhere meanwhile, or with the fields that are wrong. */
export async function askForCall(
  api: Api,
  { phone, topic, partOfDay, note }: CallRequest,
  signal?: AbortSignal,
): Promise<void> {
  const body = { phone, topic, ...(partOfDay && { partOfDay }), ...(note.trim() && { note: note.trim() }) };
  try {
    await read(api.client<paths>().POST('/private/user/call-requests/send', { body, signal }));
  } catch (error) {
    if (!isFailure(error)) throw error;
    // The page is read again and shows the open request.
    if (error.code === 'CALL_REQUEST_OPEN') throw conflict({ code: 'CONFLICT_VERSION', message: error.message });
    const fields = error.fields?.map((each) => ({ ...each, field: each.field.split('.')[0]! }));
    throw { ...error, ...(fields && { fields }) };
  }
}
