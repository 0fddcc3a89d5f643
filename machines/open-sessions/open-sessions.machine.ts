import type { OpenSession } from '../../domain/account/index.ts';
import { type ActionEvent, actionFlow } from '../families/action/index.ts';

/** `one`: this session of the list. `others`: all but the session of this browser. */
export type SessionsRequest = { end: 'one'; id: string } | { end: 'others' };

export const { machine: openSessionsMachine, connect: connectOpenSessions } = actionFlow<
  readonly OpenSession[],
  SessionsRequest
>({
  id: 'openSessions',
  validate: (request, open) => {
    const others = open.filter(({ isCurrent }) => !isCurrent);
    const isThere = request.end === 'others' ? others.length > 0 : others.some(({ _id }) => _id === request.id);
    return isThere ? [] : [{ field: 'session', code: 'unchanged' }];
  },
  traceOf: (open) => open.map(({ _id }) => _id),
});

export type OpenSessionsServices = Parameters<typeof connectOpenSessions>[0];
export type OpenSessionsEvent = ActionEvent<SessionsRequest>;
