import { Trans, useLingui } from '@lingui/react/macro';
import { validatePassword } from '../../../../domain/account/index.ts';
import { Button, ButtonLink } from '../../../components/basics/button.tsx';
import { FormErrors } from '../../../components/forms/form-errors.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { PasswordField } from '../../../components/fields/password-field.tsx';
import { TextSkeleton } from '../../../components/feedback/skeleton.tsx';
import { useFieldWords } from '../../../components/words/use-field-words.ts';
import { useFormErrors } from '../../../components/hooks/use-form-errors.ts';
import { VisuallyHidden } from '../../../components/basics/visually-hidden.tsx';
import { Form } from './auth.styles.ts';
import type { AuthFormProps } from './auth.types.ts';
import { useAuthWords } from './use-auth-words.ts';
import { usePasswordWords } from './use-password-words.ts';

export function ResetForm({ snapshot, send, draft, write, pathTo }: AuthFormProps) {
  const { t } = useLingui();
  const authWords = useAuthWords();
  const fieldWords = useFieldWords();
  const passwordWords = usePasswordWords();
  const { failure } = snapshot.context;
  const code = validatePassword(draft.newPassword);
  const refused = failure?.fields?.map((error) => ({ ...error, field: 'newPassword' as const }));
  const errors = useFormErrors<'newPassword'>({ current: code ? [{ field: 'newPassword', code }] : [], refused });
  const error = errors.of('newPassword');

  if (snapshot.matches({ resetPassword: 'checkingLink' })) {
    return (
      <div aria-busy="true" data-state="checkingLink">
        <VisuallyHidden>
          <Trans>Bağlantı denetleniyor</Trans>
        </VisuallyHidden>
        <TextSkeleton lines={3} />
      </div>
    );
  }
  if (snapshot.matches({ resetPassword: 'linkInvalid' })) {
    return (
      <Form as="div" data-state="linkInvalid">
        <Notice tone="warning" role="alert">
          <b>{t`Bu bağlantı artık geçerli değil.`}</b>
          <Trans>
            Kullanılmış ya da süresi dolmuş. Şifreni onunla değiştirdiysen yeni şifrenle giriş yap; değiştirmediysen
            yeni bir bağlantı iste.
          </Trans>
        </Notice>
        <ButtonLink look="main" wide href={pathTo('forgot-password')}>{t`Yeni bağlantı iste`}</ButtonLink>
        <ButtonLink look="line" wide href={pathTo('login')}>{t`Giriş yap`}</ButtonLink>
      </Form>
    );
  }
  if (snapshot.matches({ resetPassword: 'linkUnchecked' })) {
    return (
      <Form as="div" data-state="linkUnchecked">
        <FormErrors summary={failure ? authWords(failure) : t`Bağlantıyı denetleyemedik. Bir kez daha deneyelim.`} />
        <Button look="main" wide onClick={() => send({ type: 'link.retry' })}>{t`Yeniden dene`}</Button>
      </Form>
    );
  }
  return (
    <Form
      noValidate
      data-state={snapshot.hasTag('busy') ? 'submitting' : 'editing'}
      onSubmit={(event) => {
        event.preventDefault();
        if (errors.check()) send({ type: 'reset.submit', password: draft.newPassword });
      }}
    >
      <PasswordField
        id={errors.idOf('newPassword')}
        autoComplete="new-password"
        label={<Trans>Yeni şifre</Trans>}
        hint={<Trans>En az 8 karakter; birkaç kelime en iyisi.</Trans>}
        value={draft.newPassword}
        error={error && fieldWords(error, passwordWords)}
        onValueChange={(newPassword) => {
          errors.change('newPassword');
          write({ newPassword });
        }}
        onBlur={() => errors.leave('newPassword')}
      />
      {failure && !failure.fields && <FormErrors summary={authWords(failure)} />}
      <Button type="submit" look="main" wide busy={snapshot.hasTag('busy')}>
        <Trans>Şifremi değiştir</Trans>
      </Button>
    </Form>
  );
}
