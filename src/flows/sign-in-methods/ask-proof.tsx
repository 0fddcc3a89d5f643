import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Provider, SignInMethod } from '../../../domain/account/index.ts';
import type { Failure } from '../../../domain/failure/index.ts';
import type { signInMethodsMachine } from '../../../machines/sign-in-methods/sign-in-methods.machine.ts';
import { PasswordDialog } from '../../components/account/password-dialog.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';

/** The requested change, before it is confirmed. `since`: view and failure at that time; null before the first view. */
export type Wanted = {
  provider: Provider;
  since: { view: readonly SignInMethod[]; failure: Failure | null } | null;
} & ({ action: 'link'; idToken: string } | { action: 'unlink' });

interface AskProofProps {
  action: Wanted['action'];
  name: string;
  snapshot: SnapshotFrom<typeof signInMethodsMachine>;
  onGive: (currentPassword: string) => void;
  onCancel: () => void;
}

/** Says what will happen, and asks for the password where there is one. */
export function AskProof({ action, name, snapshot, onGive, onCancel }: AskProofProps) {
  const words = useFailureWords();
  const [hasGiven, setGiven] = useState(false);
  const { view, failure } = snapshot.context;
  const said = hasGiven && failure ? words(failure) : undefined;
  const isWrong = failure?.code === 'WRONG_PASSWORD';
  const isLink = action === 'link';
  return (
    <PasswordDialog
      title={isLink ? <Trans>{name} hesabını bağlayalım mı?</Trans> : <Trans>{name} ile girişi kaldıralım mı?</Trans>}
      text={
        isLink ? (
          <Trans>Bundan sonra {name} ile de girebilirsin.</Trans>
        ) : (
          <Trans>Bundan sonra {name} ile giremezsin. Diğer cihazlardaki oturumların kapanır; burada kalırsın.</Trans>
        )
      }
      action={isLink ? <Trans>{name} hesabını bağla</Trans> : <Trans>{name} ile girişi kaldır</Trans>}
      busy={snapshot.hasTag('busy')}
      hasPassword={view!.some(({ method, isLinked }) => method === 'password' && isLinked)}
      error={isWrong ? said : undefined}
      summary={isWrong ? undefined : said}
      onGive={(password) => {
        setGiven(true);
        onGive(password);
      }}
      onCancel={onCancel}
    />
  );
}
