import type { ReactNode } from 'react';
import { css, styled } from '../../theme/stitches.ts';
import { WarningIcon } from '../basics/icons.tsx';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '.4rem',
  alignContent: 'start',
  minWidth: 0,
});

export const FieldLabel = styled('label', {
  fontWeight: 600,
  fontSize: '.9375rem',
  '& small': { fontWeight: 400, color: '$ink2' },
});

const Hint = styled('p', { fontSize: '$small', color: '$ink2' });

export const FieldError = styled('p', {
  display: 'flex',
  gap: '.4rem',
  alignItems: 'start',
  color: '$coralText',
  fontSize: '$small',
  fontWeight: 600,
  '& svg': { marginTop: '.1em' },
});

/** Shared by input, select and textarea. */
export const controlLook = css({
  width: '100%',
  minHeight: '$control',
  border: '1.5px solid $field',
  borderRadius: '$m',
  background: '$surface',
  color: '$ink',
  padding: '.7rem 1rem',
  fontSize: '1rem',
  '&::placeholder': { color: '$ink2', opacity: 1 },
  // A date input has focusable parts, such as its calendar button: the field shows the focus of each.
  '&:focus-visible,&[type=date]:focus-within': {
    outline: '3px solid $focus',
    outlineOffset: '1px',
    borderRadius: '$m',
  },
  '&[aria-invalid=true]': { borderColor: '$coralText', boxShadow: 'inset 0 0 0 .5px $colors$coralText' },
  '&:disabled': { background: '$sand', color: '$ink2', borderColor: '$line', cursor: 'not-allowed' },
});

export interface FieldTexts {
  label: ReactNode;
  /** "isteğe bağlı" and the like, after the label. */
  note?: ReactNode;
  hint?: ReactNode;
  /** The error, and what is still fine; its presence marks the control invalid. */
  error?: ReactNode;
}

/** Attributes that tie a control to its hint and its error. */
export function describedBy(id: string, { hint, error }: FieldTexts) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { id, ...(error ? { 'aria-invalid': true } : {}), ...(ids ? { 'aria-describedby': ids } : {}) };
}

/** Label above, control, then hint and error. `id` is the control's. */
export function Field({
  id,
  label,
  note,
  hint,
  error,
  children,
  className,
}: FieldTexts & { id: string; children: ReactNode; className?: string }) {
  return (
    <Frame {...(className ? { className } : {})}>
      <FieldLabel htmlFor={id}>
        {label} {note && <small>({note})</small>}
      </FieldLabel>
      {children}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <FieldError id={`${id}-error`}>
          <WarningIcon />
          <span>{error}</span>
        </FieldError>
      )}
    </Frame>
  );
}
