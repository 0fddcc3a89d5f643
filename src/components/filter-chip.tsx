import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.ts';

const Chip = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  minHeight: '$target',
  padding: '0 1rem',
  borderRadius: '$full',
  background: '$sand',
  fontWeight: 500,
  fontSize: '.9375rem',
  cursor: 'pointer',
  '&:has(:checked)': { background: '$ink', color: '$page', '& svg': { color: 'inherit' } },
  '&:has(:focus-visible)': { outline: '3px solid $focus', outlineOffset: '3px' },
  '& input': { appearance: 'none', position: 'absolute', inset: 0, margin: 0, cursor: 'pointer', outline: 'none' },
});

/** A filter that is on or off. */
export function FilterChip({
  children,
  checked,
  onCheckedChange,
  name,
}: {
  children: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string;
}) {
  return (
    <Chip>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        {...(name ? { name } : {})}
      />
      {children}
    </Chip>
  );
}
