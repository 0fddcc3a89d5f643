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
  /** What is asked, or what will happen. */
  text: ReactNode;
  /** What the button does. */
  action: ReactNode;
  busy?: boolean;
  /** False without a password: the button is then the whole answer. */
  hasPassword?: boolean;
  /** What is wrong with the password that was given. */
  error: string | undefined;
  /** What else is in the way. */
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
