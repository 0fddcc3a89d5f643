import { createActor } from 'xstate';
import { useFlow } from '../../base/use-flow.ts';
import type { Api } from '../../services/http/index.ts';
import { MailActionScreen } from './mail-action-screen.tsx';
import { mailActionFlow } from './mail-action.services.ts';

/** `token`: the signed token of the mailed link. */
export function MailActionPage({ api, token }: { api: Api; token: string }) {
  const [snapshot, send] = useFlow(() => createActor(mailActionFlow(api), { input: { token } }));
  return <MailActionScreen snapshot={snapshot} send={send} />;
}
