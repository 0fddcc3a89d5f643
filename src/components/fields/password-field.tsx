import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { styled } from '../../theme/stitches.ts';
import { IconButton } from '../basics/button.tsx';
import { controlLook, describedBy, Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useFilled } from '../hooks/use-filled.ts';
import { icon } from '../basics/icons.tsx';

const EyeOffIcon = icon(
  'M5.5 7.5C3.5 9.3 2.5 12 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1.1M9.5 5.8c.8-.2 1.6-.3 2.5-.3 6 0 9.5 6.5 9.5 6.5s-.8 1.5-2.3 3M4 4l16 16M10 10a2.8 2.8 0 0 0 4 4',
);
const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6',
);

const Frame = styled('div', {
  position: 'relative',
  '& button': { position: 'absolute', right: '.25rem', top: '.25rem', color: '$ink2' },
});
const Input = styled('input', controlLook, { paddingRight: '3.25rem' });

/** A password field with a button that shows the password. Pass `autoComplete`: current-password or new-password. */
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
