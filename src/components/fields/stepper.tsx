import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { styled } from '../../theme/stitches.ts';
import { IconButton } from '../basics/button.tsx';
import { MinusIcon, PlusIcon } from '../basics/icons.tsx';

const Frame = styled('fieldset', {
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: '$full',
  background: '$surface',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  '& [aria-disabled]': { opacity: 0.35, cursor: 'not-allowed' },
  '& output': { minWidth: '1.75rem', paddingInline: '.1rem', textAlign: 'center', font: '560 1.125rem/1 $fonts$serif' },
});

type ButtonAttributes = Omit<ComponentProps<'button'>, 'children'> & {
  [data: `data-${string}`]: string | undefined;
};

export interface StepperProps {
  /** What is counted: "Süper ped". */
  label: string;
  value: number;
  /** The counts that can be reached, ascending: the buttons jump between them. Otherwise every integer of min–max. */
  values?: readonly number[];
  min?: number;
  max?: number;
  onChange?: (value: number) => void;
  disabled?: boolean;
  /** For buttons that speak to the early script or submit a form instead of `onChange`. */
  decreaseProps?: ButtonAttributes;
  increaseProps?: ButtonAttributes;
}

/** At an end of the counts a button takes no press, but keeps the focus it has: the arrow keys go on from there. */
const atEnd = { 'aria-disabled': true, tabIndex: -1 };

/** − n +. Arrow keys work inside it. */
export function Stepper({
  label,
  value,
  values,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  onChange,
  disabled = false,
  decreaseProps,
  increaseProps,
}: StepperProps) {
  const { t } = useLingui();
  const below = values ? values.findLast((candidate) => candidate < value) : value > min ? value - 1 : undefined;
  const above = values ? values.find((candidate) => candidate > value) : value < max ? value + 1 : undefined;
  const go = (next: number | undefined) => (): void => {
    if (next !== undefined && !disabled) onChange?.(next);
  };
  return (
    <Frame
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        go(event.key === 'ArrowUp' ? above : below)();
      }}
    >
      <IconButton
        aria-label={t`Azalt`}
        onClick={go(below)}
        {...(disabled || below === undefined ? atEnd : {})}
        {...decreaseProps}
      >
        <MinusIcon />
      </IconButton>
      <output aria-live="polite">{value}</output>
      <IconButton
        aria-label={t`Artır`}
        onClick={go(above)}
        {...(disabled || above === undefined ? atEnd : {})}
        {...increaseProps}
      >
        <PlusIcon />
      </IconButton>
    </Frame>
  );
}
