import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { DIAL_CODES, type Phone, TURKISH_DIAL_CODE } from '../../domain/account/index.ts';
import { styled } from '../theme/stitches.ts';
import { controlLook, describedBy, Field, type FieldTexts } from './field.tsx';
import { useFilled } from './use-filled.ts';

const Pair = styled('div', { display: 'grid', gridTemplateColumns: '6rem minmax(0,1fr)', gap: '$2' });
const Select = styled('select', controlLook, { paddingInline: '.7rem' });
const Input = styled('input', controlLook);

export interface PhoneFieldProps extends FieldTexts {
  value: Phone;
  onValueChange: (phone: Phone) => void;
  /** Prefix of the two controls' names. */
  name?: string;
  required?: boolean;
  /** What is in it can be read, and keeps the focus. */
  readOnly?: boolean;
  onBlur?: () => void;
  id?: string;
}

/** Dial code and number. What is typed is kept as it is; grouping appears in Turkish numbers as one types. */
export function PhoneField({
  label,
  note,
  hint,
  error,
  value,
  onValueChange,
  name = 'phone',
  required,
  readOnly = false,
  onBlur,
  id,
}: PhoneFieldProps) {
  const { t } = useLingui();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, note, hint, error };
  const filledCode = useFilled<HTMLSelectElement>();
  const filledNumber = useFilled<HTMLInputElement>();
  const state = required ? { required } : {};
  return (
    <Field {...texts} id={fieldId}>
      <Pair>
        <Select
          ref={filledCode}
          data-known={value.dialCode}
          aria-label={t`Ülke kodu`}
          name={`${name}.dialCode`}
          autoComplete="tel-country-code"
          value={value.dialCode}
          {...(readOnly && { 'aria-disabled': true })}
          onChange={(event) => !readOnly && onValueChange({ ...value, dialCode: event.target.value })}
          {...state}
        >
          {DIAL_CODES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
        <Input
          ref={filledNumber}
          type="tel"
          inputMode="tel"
          name={`${name}.number`}
          autoComplete="tel-national"
          value={value.dialCode === TURKISH_DIAL_CODE ? grouped(value.number) : value.number}
          onChange={(event) => onValueChange({ ...value, number: event.target.value.replace(/\s/g, '') })}
          readOnly={readOnly}
          onBlur={() => onBlur?.()}
          {...describedBy(fieldId, texts)}
          {...state}
        />
      </Pair>
    </Field>
  );
}

/** "5321234567" → "532 123 45 67", at any length; anything else stays as typed. */
function grouped(number: string): string {
  if (!/^0?\d{0,10}$/.test(number)) return number;
  const zero = number.startsWith('0') ? '0' : '';
  const rest = number.slice(zero.length);
  return [zero + rest.slice(0, 3), rest.slice(3, 6), rest.slice(6, 8), rest.slice(8)].filter(Boolean).join(' ');
}
