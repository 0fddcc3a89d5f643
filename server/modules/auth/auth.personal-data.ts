import { eq, inArray } from 'drizzle-orm';
import { type PersonalData, withKind } from '../../platform/personal-data/personal-data.ts';
import { credentials, externalIdentities, passwordResets, resetRequests, sessions, signInCodes } from './tables.ts';

/** Without its credentials no session of an account counts, whatever its epoch. */
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
  async erase(tx, { id, emails }) {
    await tx.delete(sessions).where(eq(sessions.accountId, id));
    await tx.delete(credentials).where(eq(credentials.accountId, id));
    await tx.delete(externalIdentities).where(eq(externalIdentities.accountId, id));
    await tx.delete(passwordResets).where(eq(passwordResets.accountId, id));
    await tx.delete(resetRequests).where(inArray(resetRequests.email, [...emails]));
    await tx.delete(signInCodes).where(inArray(signInCodes.email, [...emails]));
  },
  async copy(db, { id, emails }) {
    const signIn = await db.select().from(credentials).where(eq(credentials.accountId, id));
    const identities = await db.select().from(externalIdentities).where(eq(externalIdentities.accountId, id));
    const asked = await db
      .select()
      .from(resetRequests)
      .where(inArray(resetRequests.email, [...emails]));
    const codes = await db
      .select()
      .from(signInCodes)
      .where(inArray(signInCodes.email, [...emails]));
    const open = await db.select().from(sessions).where(eq(sessions.accountId, id));
    return {
      signIn: [
        ...signIn.map((row) => {
          const { passwordHash, sessionEpoch: _, ...rest } = row;
          return { ...rest, hasPassword: passwordHash !== null };
        }),
        ...identities,
        ...asked,
        ...withKind(
          'signInCode',
          codes.map(({ email, language, tries, expiresAt, usedAt }) => ({ email, language, tries, expiresAt, usedAt })),
        ),
        // Its id is in the token that opens the door.
        ...withKind(
          'session',
          open.map(({ browser, system, startedAt, lastSeenAt }) => ({ browser, system, startedAt, lastSeenAt })),
        ),
      ],
    };
  },
};
