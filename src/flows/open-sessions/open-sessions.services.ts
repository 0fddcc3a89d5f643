import { isFailure } from '../../../domain/failure/index.ts';
import { connectOpenSessions } from '../../../machines/open-sessions/open-sessions.machine.ts';
import { endOtherSessions, endSession, listSessions } from '../../services/auth/sessions.service.ts';
import type { Api } from '../../services/http/index.ts';

/** A session that has ended meanwhile counts as ended by this request. */
async function endOne(api: Api, id: string, signal: AbortSignal) {
  try {
    return await endSession(api, id, signal);
  } catch (error) {
    if (isFailure(error) && error.kind === 'notFound') return null;
    throw error;
  }
}

export const openSessionsFlow = (api: Api) =>
  connectOpenSessions({
    readView: (_, signal) => listSessions(api, signal),
    perform: ({ request }, signal) =>
      request.end === 'one' ? endOne(api, request.id, signal) : endOtherSessions(api, signal),
  });
