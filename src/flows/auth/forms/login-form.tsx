import { Trans, useLingui } from '@lingui/react/macro';
import { normalizeEmail, PASSWORD_LIMITS, validateEmail } from '../../../../domain/account/index.ts';
import type { FieldError } from '../../../../domain/failure/index.ts';
import { TextLink } from '../../../components/basics/app-link.tsx';
import { Button, ButtonLink } from '../../../components/basics/button.tsx';
import { FormErrors } from '../../../components/forms/form-errors.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { PasswordField } from '../../../components/fields/password-field.tsx';
import { useFieldWords } from '../../../components/words/use-field-words.ts';
import { useFormErrors } from '../../../components/hooks/use-form-errors.ts';
import { Aside, Form } from './auth.styles.ts';
import type { AuthFormProps } from './auth.types.ts';
import { EmailField } from './email-field.tsx';
import { useAuthWords } from './use-auth-words.ts';

type LoginField = 'email' | 'password';

export function LoginForm({ snapshot, send, draft, write, pathTo, onEmail }: AuthFormProps) {
  const { t } = useLingui();
  const authWords = useAuthWords();
  const fieldWords = useFieldWords();
  const { failure, notice } = snapshot.context;
  const emailError = validateEmail(draft.email);
  const current: FieldError<LoginField>[] = [
    ...(emailError ? [{ field: 'email' as const, code: emailError }] : []),
    ...(draft.password === '' ? [{ field: 'password' as const, code: 'required' as const }] : []),
    // No account has a longer password: the server is not asked.
    ...(draft.password.length > PASSWORD_LIMITS.most ? [{ field: 'password' as const, code: 'tooLong' as const }] : []),
  ];
  const errors = useFormErrors<LoginField>({ current });
  const wordsOf = (field: LoginField, own: Parameters<typeof fieldWords>[1]) => {
    const error = errors.of(field);
    return error && fieldWords(error, own);
  };
  return (
    <Form
      noValidate
      data-state={snapshot.hasTag('busy') ? 'submitting' : 'editing'}
      onSubmit={(event) => {
        event.preventDefault();
        if (errors.check())
          send({ type: 'login.submit', email: normalizeEmail(draft.email), password: draft.password });
      }}
    >
      {notice === 'sessionExpired' && (
        <Notice tone="info">
          <Trans>Oturumun bitmişti. Giriş yapınca kaldığın yerden devam edersin; sepetin yerinde.</Trans>
        </Notice>
      )}
      {notice === 'passwordChanged' && (
        <Notice tone="success" aria-live="polite">
          <Trans>Şifren değişti. Şimdi yenisiyle girebilirsin.</Trans>
        </Notice>
      )}
      <EmailField
        id={errors.idOf('email')}
        autoComplete="username"
        value={draft.email}
        wrong={errors.of('email')}
        onValueChange={(email) => write({ email })}
        onBlur={() => errors.leave('email')}
      />
      <PasswordField
        id={errors.idOf('password')}
        autoComplete="current-password"
        label={<Trans>Şifre</Trans>}
        value={draft.password}
        error={wordsOf('password', { required: t`Şifreni yaz.` })}
        onValueChange={(password) => write({ password })}
        onBlur={() => errors.leave('password')}
      />
      {failure && <FormErrors summary={authWords(failure)} />}
      <Aside>
        <TextLink href={pathTo('forgot-password')}>
          <Trans>Şifremi unuttum</Trans>
        </TextLink>
      </Aside>
      <Button type="submit" look="main" wide busy={snapshot.hasTag('busy')}>
        <Trans>Giriş yap</Trans>
      </Button>
      <ButtonLink wide href={pathTo('code')} onClick={() => onEmail?.(draft.email)}>
        <Trans>Şifresiz gir: e-postana kod gönderelim</Trans>
      </ButtonLink>
    </Form>
  );
}
