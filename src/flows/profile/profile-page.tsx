import { createActor } from 'xstate';
import { session } from '../../app/session.ts';
import { useFlow } from '../../app/use-flow.ts';
import type { Api } from '../../services/http/index.ts';
import { ProfileScreen } from './index.tsx';
import { profileFlow } from './profile.services.ts';

export function ProfilePage({ api }: { api: Api }) {
  const [snapshot, send] = useFlow(
    () => createActor(profileFlow(api, (account) => session.send({ type: 'profile.changed', account }))),
    'profile',
  );
  return <ProfileScreen snapshot={snapshot} send={send} />;
}
