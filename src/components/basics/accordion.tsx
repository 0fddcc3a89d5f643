import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { PlusIcon } from './icons.tsx';

const Item = styled('details', {
  borderTop: '1.5px solid $line',
  '&:last-of-type': { borderBottom: '1.5px solid $line' },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '$4',
    minHeight: '$control',
    paddingBlock: '.9rem',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { transition: 'rotate $calm', color: '$coralText' },
  },
  '&[open] summary svg': { rotate: '45deg' },
  '& > div': { paddingBottom: '1.25rem', color: '$ink2', maxWidth: '42rem', display: 'grid', gap: '$3' },
});

export interface AccordionProps {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[];
  /** One open at a time: the same name for all. */
  name?: string;
  /** `id` of the one that starts open. */
  open?: string;
}

/** Questions that open: native details, so that they work without JavaScript and the browser finds text in them. */
export function Accordion({ items, name, open }: AccordionProps) {
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <Item key={id} id={id} open={id === open} {...(name ? { name } : {})}>
          <summary>
            {title}
            <PlusIcon />
          </summary>
          <div>{content}</div>
        </Item>
      ))}
    </div>
  );
}
