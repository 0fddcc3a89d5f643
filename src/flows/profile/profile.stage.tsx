import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { ProfileScreen, type ProfileScreenProps } from './index.tsx';

export const namespaces = ['account', 'account/profile'];

export default function ProfileStage({ snapshot, send }: StageProps) {
  return <ProfileScreen snapshot={snapshot as ProfileScreenProps['snapshot']} send={(event) => send({ ...event })} />;
}
