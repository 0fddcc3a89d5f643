import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { SignInMethodsScreen, type SignInMethodsScreenProps } from './index.tsx';

export const namespaces = ['account', 'account/security'];

const elsewhere = () => {};

/** A card of a page that has its own heading. */
export default function SignInMethodsStage({ snapshot, send }: StageProps) {
  return (
    <>
      <VisuallyHidden as="h1">Mercan</VisuallyHidden>
      <SignInMethodsScreen
        snapshot={snapshot as SignInMethodsScreenProps['snapshot']}
        send={(event) => send({ ...event })}
        ways={{ google: elsewhere, apple: elsewhere }}
        returned={null}
      />
    </>
  );
}
