import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { mostPoints } from '../../../machines/review/review.machine.ts';
import { FieldError } from '../../components/fields/field.tsx';
import { WarningIcon } from '../../components/basics/icons.tsx';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { Stars } from './review.styles.ts';

const steps = Array.from({ length: mostPoints }, (_, index) => index + 1);

export interface PointsFieldProps {
  label: string;
  /** 0: none yet. */
  value: number;
  error?: ReactNode;
  onChange: (points: number) => void;
}

/** One to five stars. */
export function PointsField({ label, value, error, onChange }: PointsFieldProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div>
      <Stars {...(error ? { 'aria-describedby': `${id}-error` } : {})}>
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
        {steps.map((points) => (
          <label key={points}>
            <input
              type="radio"
              name={id}
              value={points}
              checked={value === points}
              aria-label={t`5 üzerinden ${points}`}
              onChange={() => onChange(points)}
            />
            <span aria-hidden="true">{points <= value ? '★' : '☆'}</span>
          </label>
        ))}
      </Stars>
      {error && (
        <FieldError id={`${id}-error`}>
          <WarningIcon />
          <span>{error}</span>
        </FieldError>
      )}
    </div>
  );
}
