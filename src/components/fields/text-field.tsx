import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { controlLook, describedBy, Field, type FieldTexts } from './field.tsx';
import { useFilled } from '../hooks/use-filled.ts';

const Input = styled('input', controlLook, { gridArea: '2 / 1' });
const Mark = styled('span', {
  gridArea: '2 / 1',
  placeSelf: 'center end',
  marginRight: '1rem',
  pointerEvents: 'none',
  fontSize: '$small',
  fontWeight: 600,
  color: '$ink2',
});
const Area = styled('textarea', controlLook, { minHeight: '7rem', resize: 'vertical', lineHeight: 1.5 });

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'onChange'> {
  onValueChange?: ((value: string) => void) | undefined;
  /** Drawn at the end of the field, over it: short, and not to be pressed. */
  mark?: ReactNode;
}

/** One line of text (or e-mail, number, …). All attributes of an input are taken. */
export function TextField({
  label,
  note,
  hint,
  error,
  onValueChange,
  mark,
  className,
  id,
  ref,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, note, hint, error };
  const filled = useFilled(ref);
  return (
    <Field {...texts} id={fieldId} {...(className ? { className } : {})}>
      <Input
        type="text"
        {...input}
        ref={filled}
        {...describedBy(fieldId, texts)}
        onChange={(event) => onValueChange?.(event.target.value)}
      />
      {mark && <Mark>{mark}</Mark>}
    </Field>
  );
}

export interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'onChange'> {
  onValueChange?: ((value: string) => void) | undefined;
}

export function TextAreaField({
  label,
  note,
  hint,
  error,
  onValueChange,
  className,
  id,
  ref,
  ...area
}: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, note, hint, error };
  const filled = useFilled(ref);
  return (
    <Field {...texts} id={fieldId} {...(className ? { className } : {})}>
      <Area
        {...area}
        ref={filled}
        {...describedBy(fieldId, texts)}
        onChange={(event) => onValueChange?.(event.target.value)}
      />
    </Field>
  );
}

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'max' | 'value'> {
  /** yyyy-mm-dd, as `min` and `max`. */
  value?: string;
  min?: string;
  max?: string;
}

/** A date input. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
