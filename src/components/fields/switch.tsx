import { type ReactNode, useId } from 'react';
import { styled } from '../../theme/stitches.ts';

const Line = styled('label', {
  display: 'flex',
  gap: '$4',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '$target',
  paddingBlock: '$3',
  cursor: 'pointer',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '$small', color: '$ink2', lineHeight: 1.4 },
});

const Track = styled('input', {
  appearance: 'none',
  flex: 'none',
  width: '3.25rem',
  height: '2rem',
  margin: 0,
  padding: '.2rem',
  border: 0,
  borderRadius: '$full',
  background: '$field',
  cursor: 'inherit',
  transition: 'background-color $fast',
  '&::before': {
    content: '""',
    display: 'block',
    width: '1.6rem',
    height: '1.6rem',
    borderRadius: '50%',
    background: '$surface',
    transition: 'translate $fast',
  },
  '&:checked': { background: '$ink', '&::before': { translate: '1.25rem' } },
  '&:focus-visible': { borderRadius: '$full' },
});

export interface SwitchProps {
  label: ReactNode;
  /** One line or two below. */
  detail?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Something that is on or off at once, without a button to save it. */
export function Switch({ label, detail, checked, disabled = false, onCheckedChange }: SwitchProps) {
  const id = useId();
  return (
    <Line htmlFor={id}>
      <span>
        <b>{label}</b>
        {detail && <small id={`${id}-detail`}>{detail}</small>}
      </span>
      <Track
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-disabled={disabled}
        {...(detail ? { 'aria-describedby': `${id}-detail` } : {})}
        onChange={(event) => !disabled && onCheckedChange(event.target.checked)}
      />
    </Line>
  );
}
