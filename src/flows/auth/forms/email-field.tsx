import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldError, FieldErrorCode } from '../../../../domain/failure/index.ts';
import { TextField, type TextFieldProps } from '../../../components/fields/text-field.tsx';
import { useFieldWords } from '../../../components/words/use-field-words.ts';

interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'label' | 'error'> {
  wrong: Pick<FieldError, 'code' | 'message'> | undefined;
  /** Beside those of every such field. */
  words?: Partial<Record<FieldErrorCode, string>>;
}

/** The address of an account. Say `autoComplete`: username, or email where the account is new. */
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
