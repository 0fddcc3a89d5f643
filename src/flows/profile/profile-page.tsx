import { createActor } from 'xstate';
import { tellAccount } from '../../app/refresh-account.ts';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { SecurityLink } from '../../components/security-link.tsx';
import { Stack } from '../../components/stack.tsx';
import { HeldDataHost } from '../held-data/held-data-host.tsx';
import { ProfileScreen } from './index.tsx';
import { profileFlow } from './profile.services.ts';

export function ProfilePage() {
  const api = useApi();
  const [snapshot, send] = useFlow(
    () => createActor(profileFlow(api, (account) => void tellAccount(account))),
    'profile',
  );
  return (
    <Stack gap={5}>
      <ProfileScreen snapshot={snapshot} send={send} />
      <SecurityLink />
      <HeldDataHost />
    </Stack>
  );
}
