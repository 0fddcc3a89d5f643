import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldError, FieldErrorCode } from '../../../../domain/failure/index.ts';
import { TextField, type TextFieldProps } from '../../../components/fields/text-field.tsx';
import { useFieldWords } from '../../../components/words/use-field-words.ts';

interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'label' | 'error'> {
  wrong: Pick<FieldError, 'code' | 'message'> | undefined;
  /** Override or add to the field's own error texts. */
  words?: Partial<Record<FieldErrorCode, string>>;
}

/** E-mail of an account. Pass `autoComplete`: `username`, or `email` where the account is new. */
export function EmailField({ wrong, words, ...input }: EmailFieldProps) {
  const { t } = useLingui();
  const fieldWords = useFieldWords();
  const own = { required: t`E-postanı yaz.`, invalid: t`Bu bir e-postaya benzemiyor.`, ...words };
  return (
    <TextField
      {...input}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      label={<Trans>E-posta</Trans>}
      error={wrong && fieldWords(wrong, own)}
    />
  );
}
