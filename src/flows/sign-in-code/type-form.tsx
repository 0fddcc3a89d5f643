import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { FieldError } from '../../../domain/failure/index.ts';
import { plainText } from '../../../domain/text/index.ts';
import { TextButton } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import { useFormErrors } from '../../components/hooks/use-form-errors.ts';
import { Aside, Form } from '../auth/forms/beside-forms.tsx';
import { Head, Unanswered } from './head.tsx';
import type { SignInCodeFormProps } from './sign-in-code.types.ts';

/** Accepts blanks and hyphens, typed or pasted: "314 159". */
const digitsOf = (typed: string) => plainText(typed).replaceAll(/[\s-]/g, '');
const isCode = (typed: string) => /^\d{6}$/.test(digitsOf(typed));

/** Form for the mailed code, with a button that requests another. */
export function TypeForm({ snapshot, send, draft, write, error }: SignInCodeFormProps & { error: ReactNode }) {
  const { t } = useLingui();
  const fieldWords = useFieldWords();
  const { email, failure, isUnanswered } = snapshot.context;
  const refused = useMemo<FieldError<'code'>[]>(
    () =>
      failure?.code === 'WRONG_CODE'
        ? [{ field: 'code', code: 'mismatch', ...(failure.message && { message: failure.message }) }]
        : [],
    [failure],
  );
  const current: FieldError<'code'>[] = isCode(draft.code)
    ? []
    : [{ field: 'code', code: draft.code.trim() === '' ? 'required' : 'invalid' }];
  const errors = useFormErrors<'code'>({ current, refused });
  const shown = errors.of('code');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The focused button was removed: the code's field takes the focus.
    field.current?.focus({ preventScroll: true });
  }, []);
  const isSending = snapshot.matches('submitting') || snapshot.matches('checking');
  const isRequesting = snapshot.matches('requesting');
  return (
    <>
      <Head
        title={
          <Trans>
            Şimdi <em>kodu yaz</em>
          </Trans>
        }
        lead={
          <Trans>
            {email} adresiyle bir hesap varsa kod yola çıktı; on dakika geçerli. Gelmediyse istenmeyen kutusuna da bak.
          </Trans>
        }
      />
      {isUnanswered && !isSending && <Unanswered />}
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (errors.check()) send({ type: 'code.submit', code: digitsOf(draft.code) });
        }}
      >
        <TextField
          id={errors.idOf('code')}
          ref={field}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          label={<Trans>Altı haneli kod</Trans>}
          hint={<Trans>Adresini bizde ilk kez doğruluyorsan şimdiki şifren ve açık oturumların kapanır.</Trans>}
          error={
            shown && fieldWords(shown, { required: t`E-postadaki kodu yaz.`, invalid: t`Kod altı rakamdan oluşur.` })
          }
          value={draft.code}
          onValueChange={(code) => {
            errors.change('code');
            write({ code });
          }}
          onBlur={() => errors.leave('code')}
        />
        {error}
        <Button type="submit" look="main" wide busy={isSending} disabled={isRequesting}>
          <Trans>Giriş yap</Trans>
        </Button>
        <Button
          wide
          busy={isRequesting}
          disabled={isSending}
          onClick={() => {
            write({ code: '' });
            send({ type: 'code.request', email });
          }}
        >
          <Trans>Yeni kod gönder</Trans>
        </Button>
      </Form>
      <Aside>
        <TextButton
          type="button"
          disabled={isSending || isRequesting}
          onClick={() => {
            write({ code: '' });
            send({ type: 'email.change' });
          }}
        >
          <Trans>Başka bir adres yaz</Trans>
        </TextButton>
      </Aside>
    </>
  );
}
