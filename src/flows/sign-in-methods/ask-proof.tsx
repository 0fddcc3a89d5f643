import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Provider, SignInMethod } from '../../../domain/account/index.ts';
import type { Failure } from '../../../domain/failure/index.ts';
import type { signInMethodsMachine } from '../../../machines/sign-in-methods/index.ts';
import { Button } from '../../components/button.tsx';
import { FormErrors } from '../../components/form-errors.tsx';
import { Dialog } from '../../components/modal.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { Row, Stack } from '../../components/stack.tsx';
import { Text } from '../../components/text.tsx';
import { useFailureWords } from '../../components/use-failure-words.ts';

/** What the customer wants, asked before it is done. `since`: what was shown then; null before anything was. */
export type Wanted = {
  provider: Provider;
  since: { view: readonly SignInMethod[]; failure: Failure | null } | null;
} & ({ deed: 'link'; idToken: string } | { deed: 'unlink' });

interface AskProofProps {
  deed: Wanted['deed'];
  name: string;
  snapshot: SnapshotFrom<typeof signInMethodsMachine>;
  onGive: (currentPassword: string) => void;
  onCancel: () => void;
}

/** Says what will happen, and asks for the password where there is one. */
export function AskProof({ deed, name, snapshot, onGive, onCancel }: AskProofProps) {
  const words = useFailureWords();
  const [password, setPassword] = useState('');
  const [hasGiven, setGiven] = useState(false);
  const { view, failure } = snapshot.context;
  const hasPassword = view!.some(({ method, isLinked }) => method === 'password' && isLinked);
  const said = hasGiven && failure;
  const isWrong = said && failure.code === 'WRONG_PASSWORD';
  function give(event: FormEvent) {
    event.preventDefault();
    setGiven(true);
    onGive(password);
  }
  return (
    <Dialog
      open
      onClose={onCancel}
      title={
        deed === 'link' ? (
          <Trans>{name} hesabını bağlayalım mı?</Trans>
        ) : (
          <Trans>{name} ile girişi kaldıralım mı?</Trans>
        )
      }
    >
      <form noValidate onSubmit={give}>
        <Stack>
          {said && !isWrong && <FormErrors summary={words(failure)} />}
          <Text>
            {deed === 'link' ? (
              <Trans>Bundan sonra {name} ile de girebilirsin.</Trans>
            ) : (
              <Trans>
                Bundan sonra {name} ile giremezsin. Diğer cihazlardaki oturumların kapanır; burada kalırsın.
              </Trans>
            )}
          </Text>
          {hasPassword && (
            <PasswordField
              label={<Trans>Şu anki şifren</Trans>}
              autoComplete="current-password"
              data-autofocus=""
              value={password}
              error={isWrong ? words(failure) : undefined}
              onValueChange={setPassword}
            />
          )}
          <Row>
            <Button
              type="submit"
              look="main"
              busy={snapshot.matches('acting')}
              disabled={hasPassword && password === ''}
            >
              {deed === 'link' ? <Trans>{name} hesabını bağla</Trans> : <Trans>{name} ile girişi kaldır</Trans>}
            </Button>
            <Button onClick={onCancel}>
              <Trans>Vazgeç</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
