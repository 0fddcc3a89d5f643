import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { PasswordScreen, type PasswordScreenProps } from './index.tsx';

export const namespaces = ['account', 'account/password'];

export default function PasswordStage({ snapshot, send }: StageProps) {
  const shown = snapshot as PasswordScreenProps['snapshot'];
  return (
    <PasswordScreen
      snapshot={shown}
      send={(event) => send({ ...event })}
      isChange={shown.context.view?.hasPassword === true}
    />
  );
}
