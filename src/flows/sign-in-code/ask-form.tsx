import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { normalizeEmail, validateEmail } from '../../../domain/account/index.ts';
import type { EndedCode } from '../../../machines/sign-in-code/index.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useFormErrors } from '../../components/hooks/use-form-errors.ts';
import { Aside, Form } from '../auth/forms/beside-forms.tsx';
import { EmailField } from '../auth/forms/email-field.tsx';
import { Head } from './head.tsx';
import type { SignInCodeFormProps } from './sign-in-code.types.ts';

/** Asks for a code; says why an earlier one no longer works. */
export function AskForm({ snapshot, send, pathTo, draft, write, error }: SignInCodeFormProps & { error: ReactNode }) {
  const { t } = useLingui();
  const { ended } = snapshot.context;
  const typed = draft.email ?? snapshot.context.email;
  const wrong = validateEmail(typed);
  const errors = useFormErrors<'email'>({ current: wrong ? [{ field: 'email', code: wrong }] : [] });
  const endings: Record<EndedCode, string> = {
    CODE_EXPIRED: t`Kodun süresi dolmuş. Yenisini gönderelim.`,
    CODE_USED: t`Bu kod kullanılmış. Burada giriş yapamadıysan yenisini gönderelim.`,
    CODE_TRIES_USED_UP: t`Kod beş kez yanlış yazıldı, artık geçerli değil. Yenisini gönderelim.`,
    CODE_NOT_REQUESTED: t`Bu tarayıcıdan bir kod istenmemiş. Şimdi isteyebilirsin.`,
    INVALID_TOKEN: t`Bu bağlantı geçersiz; eksik kopyalanmış olabilir. E-postadakini bir daha aç ya da yeni bir kod iste.`,
  };
  return (
    <>
      <Head
        title={
          <Trans>
            Şifresiz <em>gir</em>
          </Trans>
        }
        lead={<Trans>E-postanı yaz, altı haneli bir kod gönderelim.</Trans>}
      />
      {ended && (
        <Notice tone="warning" takesFocus>
          {endings[ended]}
        </Notice>
      )}
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (errors.check()) send({ type: 'code.request', email: normalizeEmail(typed) });
        }}
      >
        <EmailField
          id={errors.idOf('email')}
          autoComplete="username"
          value={typed}
          wrong={errors.of('email')}
          onValueChange={(email) => write({ email })}
          onBlur={() => errors.leave('email')}
        />
        {error}
        <Button type="submit" look="main" wide busy={snapshot.hasTag('busy')}>
          <Trans>Kod gönder</Trans>
        </Button>
      </Form>
      <Aside>
        <TextLink href={pathTo('login')}>
          <Trans>Şifreyle gir</Trans>
        </TextLink>
      </Aside>
    </>
  );
}
