import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { unauthorized } from '../../../domain/failure/index.ts';
import type {
  PasswordEvent,
  PasswordField,
  passwordMachine,
  PasswordRequest,
} from '../../../machines/password/password.machine.ts';
import { Button } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PasswordField as PasswordInput } from '../../components/fields/password-field.tsx';
import { ReadPage } from '../../components/account/read-page.tsx';
import { SignInAgain } from '../../components/account/sign-in-again.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import { useFocusOnWrong } from '../../components/hooks/use-focus-on-wrong.ts';

export interface PasswordScreenProps {
  snapshot: SnapshotFrom<typeof passwordMachine>;
  send: (event: PasswordEvent) => void;
  isChange: boolean;
}

/** Snapshot in, events out. Input stays in this component. */
export function PasswordScreen({ snapshot, send, isChange }: PasswordScreenProps) {
  const { view } = snapshot.context;
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  const isSaid = failure?.code === 'WRONG_PASSWORD' || snapshot.context.errors.length > 0;
  return (
    <ReadPage
      title={
        isChange ? (
          <Trans>
            Şifreni <em>değiştir</em>
          </Trans>
        ) : (
          <Trans>
            Bir şifre <em>oluştur</em>
          </Trans>
        )
      }
      lead={
        isChange ? (
          <Trans>Değişince diğer cihazlardaki oturumların kapanır; burada kalırsın.</Trans>
        ) : (
          <Trans>Bundan sonra e-posta ve şifrenle de girebilirsin.</Trans>
        )
      }
      state={snapshot.value}
      busy={snapshot.hasTag('busy')}
      failure={isSaid ? null : failure}
      unreadable={
        snapshot.matches('unreadable') && {
          words: <Trans>Hesabını şu an getiremedik. Açılınca son hâlini görürsün.</Trans>,
          onRetry: () => send({ type: 'view.refresh' }),
        }
      }
    >
      {view && (
        <Card>
          {failure?.code === 'SIGN_IN_AGAIN' && <SignInAgain path="/account/create-password" />}
          {snapshot.matches('done') ? (
            <output>
              <Notice tone="success" takesFocus>
                {isChange ? (
                  <Trans>Şifren değişti. Diğer cihazlardaki oturumların kapandı.</Trans>
                ) : (
                  <Trans>Şifren hazır. Bundan sonra onunla da girebilirsin.</Trans>
                )}
              </Notice>
            </output>
          ) : (
            <Form snapshot={snapshot} send={send} isChange={isChange} />
          )}
        </Card>
      )}
    </ReadPage>
  );
}

const nothing: PasswordRequest = { currentPassword: '', newPassword: '', again: '' };

function Form({ snapshot, send, isChange }: PasswordScreenProps) {
  const { t } = useLingui();
  const id = useId();
  const fieldWords = useFieldWords();
  const failureWords = useFailureWords();
  const [typed, setTyped] = useState(nothing);
  const { errors, failure } = snapshot.context;
  const { form, submitted } = useFocusOnWrong(snapshot.hasTag('busy'));
  const own = { tooShort: t`Şifren en az 8 karakter olsun.`, tooLong: t`Şifren en çok 72 karakter olabilir.` };
  const wrong = failure?.code === 'WRONG_PASSWORD' ? failureWords(failure) : undefined;
  function errorOf(field: PasswordField) {
    const error = errors.find((one) => one.field === field);
    return error && fieldWords(error, own);
  }
  const field = (name: PasswordField) => ({
    id: `${id}${name}`,
    value: typed[name],
    onValueChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    submitted();
    send({ type: 'action.submit', request: typed });
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        {isChange && (
          <PasswordInput
            {...field('currentPassword')}
            label={t`Şu anki şifren`}
            autoComplete="current-password"
            error={errorOf('currentPassword') ?? wrong}
          />
        )}
        <PasswordInput
          {...field('newPassword')}
          label={t`Yeni şifren`}
          hint={t`En az 8 karakter; birkaç kelime yan yana iyi olur.`}
          autoComplete="new-password"
          error={errorOf('newPassword')}
        />
        <PasswordInput
          {...field('again')}
          label={t`Yeni şifren, bir daha`}
          autoComplete="new-password"
          error={errorOf('again')}
        />
        <div>
          <Button type="submit" look="main" busy={snapshot.hasTag('busy')}>
            {isChange ? <Trans>Şifremi değiştir</Trans> : <Trans>Şifremi oluştur</Trans>}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
