import { useEffect } from 'react';
import { createActor } from 'xstate';
import { updateAccount } from '../session/refresh-account.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { SecurityLink } from '../../components/account/security-link.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { PersonalDataHost } from '../personal-data/personal-data-host.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import { profileFlow } from './profile.services.ts';

export function ProfilePage() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(profileFlow(api)), 'profile');
  const saved = snapshot.matches('saved') ? snapshot.context.loaded : null;
  // Also when a later read found it saved: the session still has the older account.
  useEffect(() => {
    if (saved) void updateAccount(saved);
  }, [saved]);
  return (
    <Stack gap={5}>
      <ProfileScreen snapshot={snapshot} send={send} />
      <SecurityLink />
      <PersonalDataHost />
    </Stack>
  );
}
