import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { returnedIdentity } from '../../flows/auth/returned-identity.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { Stack } from '../../components/basics/stack.tsx';
import { linkingWays } from '../../flows/auth/identity.ts';
import { OpenSessionsScreen } from '../../flows/open-sessions/open-sessions-screen.tsx';
import { openSessionsFlow } from '../../flows/open-sessions/open-sessions.services.ts';
import { SignInMethodsScreen } from '../../flows/sign-in-methods/sign-in-methods-screen.tsx';
import { signInMethodsFlow } from '../../flows/sign-in-methods/sign-in-methods.services.ts';

function readReturned() {
  const identity = returnedIdentity.get();
  return identity?.purpose === 'link' ? identity : null;
}

/** Sign-in methods and open sessions of the account. */
export function SecurityPage() {
  const api = useApi();
  const [sessions, sendSessions] = useFlow(() => createActor(openSessionsFlow(api)));
  const [methods, sendMethods] = useFlow(() => createActor(signInMethodsFlow(api)));
  const isChanged = methods.matches('done');
  // Removing a sign-in method ends every other session, also when the answer was lost.
  useEffect(() => {
    if (isChanged) sendSessions({ type: 'view.refresh' });
  }, [isChanged, sendSessions]);
  const [returned] = useState(readReturned);
  const [ways] = useState(linkingWays);
  useEffect(() => {
    if (returned) returnedIdentity.set(null);
  }, [returned]);
  return (
    <Stack gap={7}>
      <h1>
        <Trans>
          Hesabın <em>yalnızca senin</em>
        </Trans>
      </h1>
      <SignInMethodsScreen snapshot={methods} send={sendMethods} ways={ways} returned={returned} />
      <OpenSessionsScreen snapshot={sessions} send={sendSessions} />
    </Stack>
  );
}
