import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';

const Card = styled('label', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  gap: '.2rem .9rem',
  alignItems: 'center',
  minHeight: '$control',
  padding: '1rem 1.1rem',
  borderRadius: '$l',
  background: '$surface',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  transition: 'box-shadow $fast',
  '&:has(:checked)': { boxShadow: 'inset 0 0 0 2px $colors$ink' },
  '&:has(:focus-visible)': { outline: '3px solid $focus', outlineOffset: '3px' },
  '&:has(:disabled)': { background: '$sand', color: '$ink2', cursor: 'not-allowed' },
  '& > b': { fontWeight: 600, display: 'flex', flexWrap: 'wrap', gap: '.25rem .6rem', alignItems: 'center' },
  '& > small': { gridColumn: '2 / -1', fontSize: '$small', color: '$ink2', lineHeight: 1.4 },
});

/** The round mark of a radio, for cards of another layout. */
export const RadioMark = styled('input', {
  appearance: 'none',
  width: '1.4rem',
  height: '1.4rem',
  margin: 0,
  flex: 'none',
  borderRadius: '50%',
  border: '1.75px solid $field',
  background: '$surface',
  cursor: 'inherit',
  '&:checked': { border: '.42rem solid $action' },
  '&:focus-visible': { outline: 'none', borderRadius: '50%' },
});

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  label: ReactNode;
  /** Right of the label: a price. */
  aside?: ReactNode;
  /** One line below. */
  detail?: ReactNode;
}

/** One radio of a group: give the same `name`, and put the group in a ChoiceGroup. */
export function ChoiceCard({ label, aside, detail, className, ...input }: ChoiceCardProps) {
  return (
    <Card {...(className ? { className } : {})}>
      <RadioMark {...input} type="radio" />
      <b>{label}</b>
      {aside ?? <span />}
      {detail && <small>{detail}</small>}
    </Card>
  );
}

const Group = styled('fieldset', {
  display: 'grid',
  gap: '$3',
  '& > legend': { fontWeight: 600, fontSize: '.9375rem', marginBottom: '.6rem', padding: 0 },
});

/** Radios that belong together. */
export function ChoiceGroup({ legend, children, ...rest }: ComponentProps<typeof Group> & { legend: ReactNode }) {
  return (
    <Group {...rest}>
      <legend>{legend}</legend>
      {children}
    </Group>
  );
}
