import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Picture } from '../pictures/picture.tsx';

const Card = styled('label', {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '.1rem',
  padding: '$2 $2 .8rem',
  borderRadius: '$l',
  background: '$surface',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  textAlign: 'center',
  cursor: 'pointer',
  '&:has(:checked)': { boxShadow: 'inset 0 0 0 2px $colors$ink' },
  '&:has(:focus-visible)': { outline: '3px solid $focus', outlineOffset: '3px' },
  '&:has(:disabled)': { background: '$sand', color: '$ink2', cursor: 'not-allowed' },
  '& input': { appearance: 'none', position: 'absolute', inset: 0, margin: 0, cursor: 'inherit', outline: 'none' },
  '& img': { maxWidth: '5.5rem' },
  '& b': { font: '560 1.0625rem/1.2 $fonts$serif' },
  '& small': { fontSize: '$micro', color: '$ink2' },
});

export interface SizeCardProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  picture: string;
  label: ReactNode;
  /** "tanesi ₺9,90". */
  detail?: ReactNode;
}

/** One box size of a product: a radio; put them into `SizeGroup`. */
export function SizeCard({ picture, label, detail, ...input }: SizeCardProps) {
  return (
    <Card>
      <input {...input} type="radio" />
      <Picture src={picture} alt="" width={88} height={88} />
      <b>{label}</b>
      {detail && <small>{detail}</small>}
    </Card>
  );
}

const Group = styled('fieldset', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: '.6rem',
  '& > legend': { fontWeight: 600, fontSize: '.9375rem', marginBottom: '.6rem', padding: 0 },
});

export function SizeGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <Group>
      <legend>{legend}</legend>
      {children}
    </Group>
  );
}
