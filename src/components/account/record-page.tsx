import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { Failure } from '../../../domain/failure/index.ts';
import { Button } from '../basics/button.tsx';
import { Card } from '../basics/card.tsx';
import { Notice } from '../feedback/notice.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { ReadPage } from './read-page.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { Row, Stack } from '../basics/stack.tsx';
import { useFocusOnWrong } from '../hooks/use-focus-on-wrong.ts';
import { useFailureWords } from '../words/use-failure-words.ts';

export interface RecordPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The flow's state, conflicts as `conflicted.comparing`. */
  state: string;
  busy: boolean;
  failure: Failure | null;
  /** Whether errors are shown at the fields. */
  hasErrors: boolean;
  unreadable: ReactNode;
  isUnreadable: boolean;
  /** The version that was saved elsewhere, while a conflict compares both. */
  theirs: ReactNode | null;
  asksPassword: boolean;
  canSave: boolean;
  /** Path to which signing in again leads back. */
  path: string;
  /** Null until the record was read. */
  fields: ReactNode | null;
  saved: ReactNode;
  onSave: () => void;
  onRetry: () => void;
  /** Given where a change may need the password again. */
  onPassword?: (password: string) => void;
  onPasswordCancelled?: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The form of one record: what was typed stays, whatever fails; a conflict shows both and loses neither. */
export function RecordPage(props: RecordPageProps) {
  const { title, lead, state, busy, failure, hasErrors, fields, theirs } = props;
  const { form, submitted } = useFocusOnWrong(busy);
  const save = useRef<HTMLButtonElement>(null);
  /** The question is removed with its answer: the focus goes back to the save button. */
  const settle = (answer: () => void) => () => {
    save.current?.focus();
    answer();
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    submitted();
    props.onSave();
  }
  return (
    <ReadPage
      title={title}
      lead={lead}
      state={state}
      busy={busy}
      failure={hasErrors || props.asksPassword ? null : failure}
      unreadable={props.isUnreadable && { words: props.unreadable, onRetry: props.onRetry }}
    >
      {fields && (
        <Card>
          {failure?.code === 'SIGN_IN_AGAIN' && <SignInAgain path={props.path} />}
          {theirs && (
            <Notice tone="warning" role="alert" takesFocus>
              <b>
                <Trans>Bu bilgiler başka bir yerde değişmiş.</Trans>
              </b>
              {theirs}
              <Row css={{ marginTop: '$3' }}>
                <Button size="small" onClick={settle(props.onKeepMine)}>
                  <Trans>Benim yazdığım kalsın</Trans>
                </Button>
                <Button size="small" onClick={settle(props.onTakeTheirs)}>
                  <Trans>Yeni hâli kalsın</Trans>
                </Button>
              </Row>
            </Notice>
          )}
          <form ref={form} noValidate onSubmit={submit}>
            <Stack gap={5}>
              {fields}
              <Row>
                <Button ref={save} type="submit" look="main" busy={busy} aria-disabled={!props.canSave}>
                  <Trans>Kaydet</Trans>
                </Button>
              </Row>
            </Stack>
          </form>
          <output>{state === 'saved' && <Notice tone="success">{props.saved}</Notice>}</output>
          {props.asksPassword && <AskPassword {...props} />}
        </Card>
      )}
    </ReadPage>
  );
}

function AskPassword({ failure, onPassword, onPasswordCancelled }: RecordPageProps) {
  const words = useFailureWords();
  return (
    <PasswordDialog
      title={<Trans>Bu sen misin?</Trans>}
      text={<Trans>E-postanı değiştirmek için şu anki şifreni yaz.</Trans>}
      action={<Trans>Devam et</Trans>}
      error={failure ? words(failure) : undefined}
      onGive={(password) => onPassword?.(password)}
      onCancel={() => onPasswordCancelled?.()}
    />
  );
}
