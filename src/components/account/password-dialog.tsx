import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../basics/button.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { Dialog } from '../dialogs/modal.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { Row, Stack } from '../basics/stack.tsx';
import { Text } from '../basics/text.tsx';

interface PasswordDialogProps {
  title: ReactNode;
  /** The question, or the consequence. */
  text: ReactNode;
  /** Label of the button. */
  action: ReactNode;
  busy?: boolean;
  /** False without a password: pressing the button is enough. */
  hasPassword?: boolean;
  /** Error of the password that was given. */
  error: string | undefined;
  /** Any other failure. */
  summary?: string | undefined;
  onGive: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the current password before something is done. What is typed stays here. */
export function PasswordDialog({ hasPassword = true, busy = false, ...props }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  function give(event: FormEvent) {
    event.preventDefault();
    props.onGive(password);
  }
  return (
    <Dialog open onClose={props.onCancel} title={props.title}>
      <form noValidate onSubmit={give}>
        <Stack>
          {props.summary && <FormErrors summary={props.summary} />}
          <Text>{props.text}</Text>
          {hasPassword && (
            <PasswordField
              label={<Trans>Şu anki şifren</Trans>}
              autoComplete="current-password"
              data-autofocus=""
              value={password}
              error={props.error}
              onValueChange={setPassword}
            />
          )}
          <Row>
            <Button type="submit" look="main" busy={busy} disabled={hasPassword && password === ''}>
              {props.action}
            </Button>
            <Button onClick={props.onCancel}>
              <Trans>Vazgeç</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
