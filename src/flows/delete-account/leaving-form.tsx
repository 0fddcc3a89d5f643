import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { inLocale } from '../../../domain/locale/index.ts';
import type { LeavingField, LeavingRequest, LeavingView } from '../../../machines/delete-account/index.ts';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { CheckBox } from '../../components/fields/check-box.tsx';
import { RadioMark } from '../../components/fields/choice-card.tsx';
import { FieldError } from '../../components/fields/field.tsx';
import { WarningIcon } from '../../components/basics/icons.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { Price } from '../../components/payment/price.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { TextAreaField } from '../../components/fields/text-field.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { useTyped } from '../../components/hooks/use-typed.ts';
import { SignInAgain } from '../../components/account/sign-in-again.tsx';
import { Reasons, ReasonLine } from './delete-account.styles.ts';
import type { DeleteAccountScreenProps } from './delete-account.types.ts';

const nothing: Omit<LeavingRequest, 'password'> = { reasonId: '', note: '', isConfirmed: false };
const longestNote = 1000;

/** Input survives the end of a session, except for the password. */
export function LeavingForm({ snapshot, send, view }: DeleteAccountScreenProps & { view: LeavingView }) {
  const { t } = useLingui();
  const id = useId();
  const locale = useLocale();
  const fieldWords = useFieldWords();
  const failureWords = useFailureWords();
  const [kept, setKept] = useTyped('leaving', nothing);
  const [password, setPassword] = useState('');
  const typed: LeavingRequest = { ...kept, password };
  const { errors, failure } = snapshot.context;
  const { reasons, balance, hasPassword } = view;
  const needsNote = reasons.find(({ _id }) => _id === typed.reasonId)?.needsNote === true;
  const change = (part: Partial<typeof nothing>) => setKept((before) => ({ ...before, ...part }));
  const own: Partial<Record<LeavingField, string>> = {
    reasonId: t`Bir neden seç.`,
    isConfirmed: t`Silmek için bunu onaylaman gerekiyor.`,
  };
  function errorOf(field: LeavingField) {
    const error = errors.find((one) => one.field === field);
    return error && (own[field] ?? fieldWords(error));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    send({ type: 'account.delete', request: typed });
  }
  const reasonError = errorOf('reasonId');
  const wrongPassword = failure?.code === 'WRONG_PASSWORD' ? failureWords(failure) : undefined;
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack>
          {failure?.code === 'SIGN_IN_AGAIN' && <SignInAgain path="/account/profile/delete-account" />}
          <Reasons {...(reasonError && { 'aria-describedby': `${id}-reason-error` })}>
            <legend>
              <Trans>Neden gidiyorsun?</Trans>
            </legend>
            {reasons.map(({ _id, name }) => (
              <ReasonLine key={_id}>
                <RadioMark
                  type="radio"
                  name={`${id}-reason`}
                  value={_id}
                  checked={typed.reasonId === _id}
                  onChange={() => change({ reasonId: _id })}
                />
                {inLocale(name, locale)}
              </ReasonLine>
            ))}
            {reasonError && (
              <FieldError id={`${id}-reason-error`}>
                <WarningIcon />
                <span>{reasonError}</span>
              </FieldError>
            )}
          </Reasons>
          <TextAreaField
            label={t`Söylemek istediğin`}
            note={needsNote ? undefined : t`isteğe bağlı`}
            hint={t`Kim olduğun bilinmeden bir yıl saklanır; adını yazma.`}
            rows={2}
            maxLength={longestNote}
            value={typed.note}
            error={errorOf('note')}
            onValueChange={(note) => change({ note })}
          />
          {hasPassword && (
            <PasswordField
              label={t`Şifren`}
              autoComplete="current-password"
              value={typed.password}
              error={errorOf('password') ?? wrongPassword}
              onValueChange={setPassword}
            />
          )}
          <CheckBox
            checked={typed.isConfirmed}
            error={errorOf('isConfirmed')}
            onCheckedChange={(isConfirmed) => change({ isConfirmed })}
          >
            {balance > 0 ? (
              <Trans>
                Geri dönüşü olmadığını ve <Price amount={balance} /> bakiyemin silineceğini biliyorum.
              </Trans>
            ) : (
              <Trans>Geri dönüşü olmadığını biliyorum.</Trans>
            )}
          </CheckBox>
          <Row>
            <Button type="submit" look="main" busy={snapshot.matches('deleting')}>
              <Trans>Hesabımı sil</Trans>
            </Button>
            <ButtonLink href="/account/profile">
              <Trans>Vazgeç</Trans>
            </ButtonLink>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
