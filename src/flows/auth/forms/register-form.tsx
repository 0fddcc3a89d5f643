import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import {
  normalizeEmail,
  isSamePhone,
  normalizePhone,
  phoneUseOf,
  type Phone,
  validateEmail,
  validatePhone,
} from '../../../../domain/account/index.ts';
import type { FieldError, FieldErrorCode } from '../../../../domain/failure/index.ts';
import { Button } from '../../../components/basics/button.tsx';
import { FormErrors } from '../../../components/forms/form-errors.tsx';
import { PasswordField } from '../../../components/fields/password-field.tsx';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { Segmented } from '../../../components/fields/segmented.tsx';
import { FieldPair } from '../../../components/feedback/step.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFieldWords } from '../../../components/words/use-field-words.ts';
import { useFormErrors } from '../../../components/hooks/use-form-errors.ts';
import { usePhoneWords } from '../../../components/words/use-phone-words.ts';
import { Form } from './auth.styles.ts';
import type { AuthFormProps } from './auth.types.ts';
import { Consents } from './consents.tsx';
import { EmailField } from './email-field.tsx';
import { registerFieldOf, type RegisterField, registrationErrors, registrationOf } from './registration.ts';
import { useAuthWords } from './use-auth-words.ts';
import { usePasswordWords } from './use-password-words.ts';

export function RegisterForm({ snapshot, send, draft, write, now }: AuthFormProps) {
  const { t } = useLingui();
  const authWords = useAuthWords();
  const fieldWords = useFieldWords();
  const passwordWords = usePasswordWords();
  const phoneWords = usePhoneWords();
  const { failure, taken: answer, email: askedEmail } = snapshot.context;
  const [askedPhone, setAskedPhone] = useState<Phone | null>(null);
  // The answer is about the e-mail and phone of the request, not about later input.
  const taken = {
    email: answer.email && askedEmail === normalizeEmail(draft.email),
    phone: answer.phone && askedPhone !== null && isSamePhone(askedPhone, draft.phone),
  };
  const refused = useMemo(
    () =>
      failure?.fields?.flatMap((error): FieldError<RegisterField>[] => {
        const field = registerFieldOf(error.field, draft.kind);
        return field ? [{ ...error, field }] : [];
      }),
    [failure, draft.kind],
  );
  const errors = useFormErrors<RegisterField>({ current: registrationErrors(draft, taken), refused });
  const takenWords = t`Bununla açılmış bir hesap var. Giriş yapabilir ya da şifreni yenileyebilirsin.`;
  const wordsOf = (field: RegisterField, own: Partial<Record<FieldErrorCode, string>> = {}) => {
    const error = errors.of(field);
    return error && fieldWords(error, { taken: takenWords, ...own });
  };
  const text = (field: 'firstName' | 'lastName' | 'institution' | 'newPassword' | 'email') => ({
    id: errors.idOf(field),
    value: draft[field],
    onValueChange: (value: string) => {
      errors.change(field);
      write({ [field]: value });
    },
    onBlur: () => errors.leave(field),
  });

  const askIfTaken = () => {
    const email = normalizeEmail(draft.email);
    if (validateEmail(email) !== null) return;
    const hasPhone = draft.kind === 'charity' && validatePhone(draft.phone, phoneUseOf(draft.kind)) === null;
    const phone = hasPhone ? normalizePhone(draft.phone) : null;
    const isKnown = email === askedEmail && (phone === null || (askedPhone !== null && isSamePhone(askedPhone, phone)));
    if (isKnown) return;
    setAskedPhone(phone);
    send({ type: 'identity.check', email, phone });
  };
  const nameWords = { required: t`Adını yaz.`, invalid: t`Bir ad yalnızca harflerden oluşur.` };

  return (
    <Form
      noValidate
      data-state={snapshot.hasTag('busy') ? 'submitting' : 'editing'}
      onSubmit={(event) => {
        event.preventDefault();
        if (errors.check()) send({ type: 'register.submit', form: registrationOf(draft, now()) });
      }}
    >
      <Segmented
        legend={t`Hesap türü`}
        name="kind"
        options={[
          { value: 'normal', label: t`Kendim için` },
          { value: 'charity', label: t`Kurumum adına` },
        ]}
        value={draft.kind}
        onChange={(kind) => write({ kind })}
      />
      {draft.kind === 'charity' && (
        <>
          <TextField
            {...text('institution')}
            label={<Trans>Kurumun adı</Trans>}
            autoComplete="organization"
            hint={<Trans>Dernek, vakıf, okul, belediye, yurt… Bağış paketleri bu ada gider.</Trans>}
            error={wordsOf('institution', { required: t`Kurumun adını yaz.` })}
          />
          <FieldPair>
            <TextField
              {...text('firstName')}
              label={<Trans>Ad</Trans>}
              autoComplete="given-name"
              error={wordsOf('firstName', nameWords)}
            />
            <TextField
              {...text('lastName')}
              label={<Trans>Soyad</Trans>}
              autoComplete="family-name"
              error={wordsOf('lastName', { ...nameWords, required: t`Soyadını yaz.` })}
            />
          </FieldPair>
        </>
      )}
      <EmailField
        {...text('email')}
        autoComplete="email"
        wrong={errors.of('email') ?? (taken.email ? { code: 'taken' } : undefined)}
        words={{ taken: takenWords }}
        onBlur={() => {
          errors.leave('email');
          askIfTaken();
        }}
      />
      {draft.kind === 'charity' && (
        <PhoneField
          id={errors.idOf('phone')}
          label={<Trans>Telefon</Trans>}
          hint={<Trans>Kurye kapıyı bulamazsa arar. Sen izin vermedikçe başka bir şey için aramayız.</Trans>}
          value={draft.phone}
          error={wordsOf('phone', phoneWords)}
          onValueChange={(phone) => {
            errors.change('phone');
            write({ phone });
          }}
          onBlur={() => {
            errors.leave('phone');
            askIfTaken();
          }}
        />
      )}
      <PasswordField
        {...text('newPassword')}
        autoComplete="new-password"
        label={<Trans>Şifre</Trans>}
        hint={<Trans>En az 8 karakter; birkaç kelime en iyisi.</Trans>}
        error={wordsOf('newPassword', passwordWords)}
      />
      <Consents
        draft={draft}
        write={write}
        agreementId={errors.idOf('hasAgreed')}
        agreementError={wordsOf('hasAgreed', { notAccepted: t`Üyelik için sözleşmeyi onaylaman gerekiyor.` })}
        onAgreement={() => errors.change('hasAgreed')}
      />
      {failure && (refused?.length ?? 0) === 0 && <FormErrors summary={authWords(failure)} />}
      <Button type="submit" look="main" wide busy={snapshot.hasTag('busy')}>
        <Trans>Üye ol</Trans>
      </Button>
    </Form>
  );
}
