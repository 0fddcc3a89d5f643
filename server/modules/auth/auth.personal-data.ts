import { type PersonalData, withKind } from '../../platform/personal-data/personal-data.ts';
import {
  deleteSessionsOf,
  deleteSignInCodes,
  deleteWaysIn,
  findCredentials,
  listIdentities,
  listResetRequests,
  listSessions,
  listSignInCodes,
} from './access/index.ts';

/** Without its credentials row no session of an account is valid, whatever its epoch. */
export const authData: PersonalData = {
  tables: {
    credentials: 'erased',
    external_identities: 'erased',
    password_resets: 'erased',
    reset_requests: 'erased',
    sign_in_codes: 'erased',
    ended_sessions: 'impersonal',
    sessions: 'erased',
  },
  async erase(tx, person) {
    await deleteSessionsOf(tx, person.id);
    await deleteWaysIn(tx, person);
    await deleteSignInCodes(tx, person.emails);
  },
  async copy(db, { id, emails }) {
    const credentials = await findCredentials(db, id);
    const identities = await listIdentities(db, id);
    const asked = await listResetRequests(db, emails);
    const codes = await listSignInCodes(db, emails);
    const open = await listSessions(db, id);
    return {
      signIn: [
        ...(credentials ? [credentials] : []).map((row) => {
          const { passwordHash, sessionEpoch: _, ...rest } = row;
          return { ...rest, hasPassword: passwordHash !== null };
        }),
        ...identities,
        ...asked,
        ...withKind(
          'signInCode',
          codes.map(({ email, language, tries, expiresAt, usedAt }) => ({ email, language, tries, expiresAt, usedAt })),
        ),
        // Without the id, which is part of the session token.
        ...withKind(
          'session',
          open.map(({ browser, system, startedAt, lastSeenAt }) => ({ browser, system, startedAt, lastSeenAt })),
        ),
      ],
    };
  },
};
