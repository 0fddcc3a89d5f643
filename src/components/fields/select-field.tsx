import { type ComponentProps, useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { controlLook, describedBy, Field, type FieldTexts } from './field.tsx';
import { ChevronDownIcon } from '../basics/icons.tsx';
import { useFilled } from '../hooks/use-filled.ts';

const Frame = styled('div', {
  position: 'relative',
  '& svg': { position: 'absolute', right: '1rem', top: '50%', translate: '0 -50%', pointerEvents: 'none' },
});

const Select = styled('select', controlLook, { appearance: 'none', paddingRight: '2.75rem', textOverflow: 'ellipsis' });

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** First, empty choice: "Seç". */
  placeholder?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** A native select. */
export function SelectField({
  label,
  note,
  hint,
  error,
  options,
  placeholder,
  onValueChange,
  className,
  id,
  ref,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, note, hint, error };
  const filled = useFilled(ref);
  return (
    <Field {...texts} id={fieldId} {...(className ? { className } : {})}>
      <Frame>
        <Select
          {...select}
          ref={filled}
          data-known={select.value}
          {...describedBy(fieldId, texts)}
          onChange={(event) => onValueChange?.(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDownIcon />
      </Frame>
    </Field>
  );
}
