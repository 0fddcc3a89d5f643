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
  '& input': {
    width: '2.5rem',
    height: '$target',
    border: 0,
    padding: 0,
    background: 'none',
    textAlign: 'center',
    font: '560 1.125rem/1 $fonts$serif',
    appearance: 'textfield',
    '&::-webkit-inner-spin-button,&::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});

type ButtonAttributes = Omit<ComponentProps<'button'>, 'children' | 'ref'> & {
  [data: `data-${string}`]: string | number | undefined;
};

export interface QuantityFieldProps {
  label: string;
  name?: string;
  defaultValue?: number;
  min?: number;
  max?: number;
  /** `step(-1)` and `step(1)` of the early script: they change the number field of their form. */
  decreaseProps?: ButtonAttributes;
  increaseProps?: ButtonAttributes;
}

/** − [n] + inside a real form: posts `name` without JavaScript. */
export function QuantityField({
  label,
  name = 'quantity',
  defaultValue = 1,
  min = 1,
  max = 99,
  decreaseProps,
  increaseProps,
}: QuantityFieldProps) {
  const { t } = useLingui();
  return (
    <Frame aria-label={label}>
      <IconButton aria-label={t`Azalt`} {...decreaseProps}>
        <MinusIcon />
      </IconButton>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        defaultValue={defaultValue}
        min={min}
        max={max}
        required
      />
      <IconButton aria-label={t`Artır`} {...increaseProps}>
        <PlusIcon />
      </IconButton>
    </Frame>
  );
}
