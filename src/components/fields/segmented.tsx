import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';

const Track = styled('fieldset', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0,1fr)',
  background: '$sand',
  borderRadius: '$full',
  padding: '$1',
  '& legend': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
  variants: { on: { page: {}, sand: { background: '$surface' } } },
});

const Segment = styled('label', {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  minHeight: '$target',
  padding: '.25rem .75rem',
  borderRadius: '$full',
  fontWeight: 600,
  fontSize: '.9375rem',
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  '&:has(:checked)': { background: '$ink', color: '$page' },
  '&:has(:focus-visible)': { outline: '3px solid $focus', outlineOffset: '3px' },
  '& input': { appearance: 'none', position: 'absolute', inset: 0, margin: 0, cursor: 'pointer', outline: 'none' },
});

export interface SegmentedProps<Value extends string> {
  /** Read by screen readers. */
  legend: string;
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  on?: 'page' | 'sand';
}

/** Two or three ways, one chosen: "Abonelik | Tek seferlik". */
export function Segmented<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  on = 'page',
}: SegmentedProps<Value>) {
  return (
    <Track on={on}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}
