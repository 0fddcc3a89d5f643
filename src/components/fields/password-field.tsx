import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { styled } from '../../theme/stitches.ts';
import { IconButton } from '../basics/button.tsx';
import { controlLook, describedBy, Field } from './field.tsx';
import { EyeIcon, EyeOffIcon } from '../basics/icons.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useFilled } from '../hooks/use-filled.ts';

const Frame = styled('div', {
  position: 'relative',
  '& button': { position: 'absolute', right: '.25rem', top: '.25rem', color: '$ink2' },
});
const Input = styled('input', controlLook, { paddingRight: '3.25rem' });

/** A password that can be looked at. Say `autoComplete`: current-password or new-password. */
export function PasswordField({
  label,
  note,
  hint,
  error,
  onValueChange,
  className,
  id,
  ref,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, note, hint, error };
  const filled = useFilled(ref);
  return (
    <Field {...texts} id={fieldId} {...(className ? { className } : {})}>
      <Frame>
        <Input
          {...input}
          ref={filled}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...describedBy(fieldId, texts)}
          onChange={(event) => onValueChange?.(event.target.value)}
        />
        <IconButton
          aria-label={shown ? t`Şifreyi gizle` : t`Şifreyi göster`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </Frame>
    </Field>
  );
}
