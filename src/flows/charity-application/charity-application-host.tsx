import { useEffect } from 'react';
import { type Actor, createActor } from 'xstate';
import type { Account } from '../../../domain/account/index.ts';
import type { charityApplicationMachine } from '../../../machines/charity-application/index.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { deleteApplicationDraft, keepApplicationDraft } from './application-draft.ts';
import { charityApplicationFlow, draftOf } from './charity-application.services.ts';
import { CharityApplicationScreen } from './charity-application-screen.tsx';

/** Applying works without storage too. */
const ignore = () => undefined;

export function CharityApplication({ account }: { account: Account }) {
  const api = useApi();
  const [snapshot, send] = useFlow(() => {
    const onShare = (share: number) => actor.send({ type: 'upload.progressed', share });
    const flow = charityApplicationFlow(api, account, onShare);
    const actor: Actor<typeof charityApplicationMachine> = createActor(flow, { input: { draft: draftOf(account) } });
    return actor;
    // Another account has another draft.
  }, `charity-application-${account._id}`);
  const { draft, files, step } = snapshot.context;
  const isRead = !snapshot.matches('reading');
  const isSent = snapshot.matches('sent');
  useEffect(() => {
    if (isSent) void deleteApplicationDraft(account._id).catch(ignore);
    else if (isRead) {
      void keepApplicationDraft(account._id, { version: 1, application: { draft, files, step } }).catch(ignore);
    }
  }, [account._id, draft, files, step, isRead, isSent]);
  return <CharityApplicationScreen snapshot={snapshot} send={send} />;
}
