import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { SignInCodeScreen, type SignInCodeScreenProps } from './index.tsx';

export const namespaces = ['sign-in-code', 'auth'];

export default function SignInCodeStage({ snapshot, send }: StageProps) {
  return (
    <SignInCodeScreen
      snapshot={snapshot as SignInCodeScreenProps['snapshot']}
      send={(event) => send({ ...event })}
      pathTo={(form) => `/auth/${form}`}
    />
  );
}
