import { Trans, useLingui } from '@lingui/react/macro';
import { normalizeEmail, validateEmail } from '../../../../domain/account/index.ts';
import { TextLink } from '../../../components/basics/app-link.tsx';
import { Button } from '../../../components/basics/button.tsx';
import { FormErrors } from '../../../components/forms/form-errors.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { useFormErrors } from '../../../components/hooks/use-form-errors.ts';
import { Aside, Form } from './auth.styles.ts';
import type { AuthFormProps } from './auth.types.ts';
import { EmailField } from './email-field.tsx';
import { useAuthWords } from './use-auth-words.ts';

export function ForgotForm({ snapshot, send, draft, write, pathTo }: AuthFormProps) {
  const { t } = useLingui();
  const authWords = useAuthWords();
  const { failure, email: sentTo } = snapshot.context;
  const code = validateEmail(draft.email);
  const errors = useFormErrors<'email'>({ current: code ? [{ field: 'email', code }] : [] });
  const isSent = snapshot.matches({ forgotPassword: 'sent' });
  return (
    <Form
      noValidate
      data-state={isSent ? 'sent' : snapshot.hasTag('busy') ? 'requesting' : 'editing'}
      onSubmit={(event) => {
        event.preventDefault();
        if (errors.check()) send({ type: 'reset.request', email: normalizeEmail(draft.email) });
      }}
    >
      <div aria-live="polite">
        {isSent && (
          <Notice tone="success">
            <b>{t`${sentTo} adresine baktın mı?`}</b>
            <Trans>
              Bu adresle bir hesap varsa bağlantı yola çıktı; bir saat geçerli. Gelmediyse istenmeyen kutusuna da bak.
            </Trans>
          </Notice>
        )}
      </div>
      <EmailField
        id={errors.idOf('email')}
        autoComplete="username"
        value={draft.email}
        wrong={errors.of('email')}
        onValueChange={(email) => write({ email })}
        onBlur={() => errors.leave('email')}
      />
      {failure && <FormErrors summary={authWords(failure)} />}
      <Button type="submit" look={isSent ? 'line' : 'main'} wide busy={snapshot.hasTag('busy')}>
        {isSent ? t`Yeniden gönder` : t`Bağlantı gönder`}
      </Button>
      <Aside>
        <TextLink href={pathTo('login')}>
          <Trans>Girişe dön</Trans>
        </TextLink>
      </Aside>
    </Form>
  );
}
