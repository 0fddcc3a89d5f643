import { createActor } from 'xstate';
import { forgetEndedSession } from '../session/forget-ended-session.ts';
import { useFlow } from '../../base/use-flow.ts';
import type { Api } from '../../services/http/index.ts';
import { NewEmailScreen } from './new-email-screen.tsx';
import { newEmailFlow } from './new-email.services.ts';

/** `token`: the signed token of the mailed link. */
export function NewEmailPage({ api, token }: { api: Api; token: string }) {
  const [snapshot, send] = useFlow(() =>
    createActor(
      newEmailFlow(api, () => void forgetEndedSession(token)),
      { input: { token } },
    ),
  );
  return <NewEmailScreen snapshot={snapshot} send={send} />;
}
