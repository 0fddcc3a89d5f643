import type { SnapshotFrom } from 'xstate';
import type { authMachine } from '../../../machines/auth/index.ts';
import { AuthScreen } from './index.tsx';
import { sampleNow } from '../../explorer/stage/sample-time.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';

export const namespaces = ['auth'];

const providers = { google: () => {}, apple: () => {} };

export default function AuthStage({ snapshot, send }: StageProps) {
  return (
    <AuthScreen
      snapshot={snapshot as SnapshotFrom<typeof authMachine>}
      send={send}
      now={sampleNow}
      pathTo={(form) => `/auth/${form}`}
      providers={providers}
    />
  );
}
