import { type FormEvent, type ReactNode, useState } from 'react';
import type { FieldError, FieldErrorCode } from '../../../domain/failure/index.ts';
import { styled } from '../../theme/stitches.ts';
import { Button, type ButtonProps } from '../basics/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useFocusOnWrong } from '../hooks/use-focus-on-wrong.ts';
import { useFieldWords } from '../words/use-field-words.ts';

/** A field with its button beside it; errors are below the field. */
const FieldRow = styled('div', {
  display: 'grid',
  gap: '$3',
  alignItems: 'start',
  '@sm': { gridTemplateColumns: 'minmax(0,1fr) auto', '& > button': { marginTop: '1.85rem' } },
});

export interface CodeFormProps extends Pick<ButtonProps, 'look' | 'busy'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Initial value of the field. */
  initial?: string;
  error: Pick<FieldError, 'code' | 'message'> | undefined;
  /** This code's own texts for its errors. */
  words?: Partial<Record<FieldErrorCode, string>>;
  /** The server's refusal; shown if the field has no other error. */
  refusal: ReactNode;
  /** Label of the button. */
  children: ReactNode;
  onSubmit: (code: string) => void;
}

/** A code to type, with its button beside it. What is typed stays here. */
export function CodeForm({
  label,
  hint,
  initial = '',
  error,
  words,
  refusal,
  children,
  onSubmit,
  ...button
}: CodeFormProps) {
  const fieldWords = useFieldWords();
  const [code, setCode] = useState(initial);
  const { form, submitted } = useFocusOnWrong(button.busy ?? false);
  function submit(event: FormEvent) {
    event.preventDefault();
    submitted();
    onSubmit(code);
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <FieldRow>
        <TextField
          label={label}
          hint={hint}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error ? fieldWords(error, words) : refusal}
          onValueChange={setCode}
        />
        <Button type="submit" {...button}>
          {children}
        </Button>
      </FieldRow>
    </form>
  );
}
