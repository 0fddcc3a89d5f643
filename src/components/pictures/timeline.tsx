import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';

const List = styled('ol', {
  display: 'grid',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0,1fr)',
    gap: '0 1rem',
    paddingBottom: '1.6rem',
  },
  '& > li::before': {
    content: '""',
    width: '1rem',
    height: '1rem',
    margin: '.3rem auto 0',
    borderRadius: '50%',
    background: '$surface',
    border: '3px solid $field',
    zIndex: 1,
  },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(.75rem - 1px)',
    top: '1.2rem',
    bottom: '-.3rem',
    width: '2px',
    background: '$line',
  },
  '& > [data-when=past]::before': { background: '$field' },
  '& > [data-when=next]::before': {
    background: '$coral',
    borderColor: '$coral',
    boxShadow: '0 0 0 5px $colors$coralSoft',
  },
  '& > [data-when=skipped]::before': { borderStyle: 'dashed' },
  '& b': { font: '520 1.1875rem/1.3 $fonts$serif' },
  '& [data-when=skipped] b': { textDecoration: 'line-through', textDecorationThickness: '1.5px', color: '$ink2' },
  '& p': { gridColumn: 2, fontSize: '$small', color: '$ink2' },
  variants: {
    flat: {
      true: {
        '@md': {
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0,1fr)',
          '& > li': {
            gridTemplateColumns: 'minmax(0,1fr)',
            alignContent: 'start',
            gap: '.35rem',
            padding: '0 1rem 0 0',
          },
          '& > li::before': { margin: '0 0 .35rem' },
          '& > li:not(:last-child)::after': {
            left: '1rem',
            right: 0,
            top: '.5rem',
            bottom: 'auto',
            width: 'auto',
            height: '2px',
          },
          '& p': { gridColumn: 1 },
        },
      },
    },
  },
});

export interface TimelineItem {
  key: string;
  title: ReactNode;
  text?: ReactNode;
  /** A skipped one stays visible: dashed and struck through. */
  when: 'past' | 'next' | 'later' | 'skipped';
}

/** Steps in the order of time. Horizontal from 852 px when `flat`. */
export function Timeline({ items, flat = false }: { items: readonly TimelineItem[]; flat?: boolean }) {
  return (
    <List flat={flat}>
      {items.map(({ key, title, text, when }) => (
        <li key={key} data-when={when} {...(when === 'next' ? { 'aria-current': 'step' as const } : {})}>
          <b>{title}</b>
          {text && <p>{text}</p>}
        </li>
      ))}
    </List>
  );
}
