import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from '../../theme/stitches.ts';
import { WarningIcon } from '../basics/icons.tsx';

const Frame = styled('div', {
  display: 'flex',
  gap: '$3',
  padding: '.9rem 1.1rem',
  borderRadius: '$m',
  background: '$coralSoft',
  color: '$onCoralSoft',
  '& svg': { marginTop: '.15rem' },
  '& p': { fontWeight: 600 },
  '& ul': { display: 'grid', gap: '.25rem', marginTop: '$1' },
  '& a': { textUnderlineOffset: '.2em' },
});

const none: NonNullable<FormErrorsProps['errors']> = [];

export interface FormErrorsProps {
  /** One line for the whole form (the server's message); otherwise a fixed one. */
  summary?: ReactNode;
  /** Links to the fields: `fieldId` is the control's id. */
  errors?: readonly { fieldId: string; message: ReactNode }[];
  /** Changes with every refused attempt: the focus comes here. */
  attempt?: number;
}

/** Errors of a form, above it. Renders nothing without errors. */
export function FormErrors({ summary, errors = none, attempt = 0 }: FormErrorsProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) frame.current?.focus();
  }, [attempt]);
  if (!summary && errors.length === 0) return null;
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <WarningIcon />
      <div>
        <p>{summary ?? t`Şuraya bir daha bakar mısın? Yazdıkların duruyor.`}</p>
        {errors.length > 0 && (
          <ul>
            {errors.map(({ fieldId, message }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Frame>
  );
}

function focusField(event: { preventDefault: () => void }, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
