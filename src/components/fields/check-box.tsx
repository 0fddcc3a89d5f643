import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { FieldError } from './field.tsx';
import { WarningIcon } from '../basics/icons.tsx';

const Line = styled('label', {
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0,1fr)',
  gap: '$3',
  alignItems: 'start',
  minHeight: '$target',
  paddingBlock: '.6rem',
  fontSize: '.9375rem',
  lineHeight: 1.5,
  cursor: 'pointer',
  '& small': { display: 'block', color: '$ink2', fontSize: '$small' },
});

const Box = styled('input', {
  appearance: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  border: '1.75px solid $field',
  borderRadius: '7px',
  background: '$surface',
  display: 'grid',
  placeItems: 'center',
  cursor: 'inherit',
  '&::before': {
    content: '""',
    width: '.45rem',
    height: '.8rem',
    marginTop: '-.15rem',
    border: 'solid $page',
    borderWidth: '0 2.5px 2.5px 0',
    rotate: '42deg',
    scale: 0,
    transition: 'scale $fast',
  },
  '&:checked': { background: '$ink', borderColor: '$ink', '&::before': { scale: 1 } },
  '&[aria-invalid=true]': { borderColor: '$coralText', borderWidth: '2px' },
  '&:focus-visible': { borderRadius: '7px' },
});

export interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  /** May hold links and buttons. */
  children: ReactNode;
  error?: ReactNode;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A check box whose whole label is the target. */
export function CheckBox({ children, error, onCheckedChange, id, ...input }: CheckBoxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <div>
      <Line htmlFor={boxId}>
        <Box
          {...input}
          type="checkbox"
          id={boxId}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${boxId}-error` } : {})}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
        />
        <span>{children}</span>
      </Line>
      {error && (
        <FieldError id={`${boxId}-error`}>
          <WarningIcon />
          <span>{error}</span>
        </FieldError>
      )}
    </div>
  );
}
