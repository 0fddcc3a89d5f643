import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { SignInMethodsScreen, type SignInMethodsScreenProps } from './index.tsx';

export const namespaces = ['account'];

const elsewhere = () => {};

export default function SignInMethodsStage({ snapshot, send }: StageProps) {
  return (
    <SignInMethodsScreen
      snapshot={snapshot as SignInMethodsScreenProps['snapshot']}
      send={(event) => send({ ...event })}
      ways={{ google: elsewhere, apple: elsewhere }}
      returned={null}
    />
  );
}
