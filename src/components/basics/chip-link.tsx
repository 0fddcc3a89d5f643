import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from './app-link.tsx';

export const Chips = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  variants: {
    /** On a phone one row from edge to edge, which scrolls. */
    row: {
      true: {
        '@upToMd': {
          flexWrap: 'nowrap',
          overflowX: 'auto',
          scrollbarWidth: 'none',
          marginInline: '-$gutter',
          padding: '6px $gutter',
          '& > li': { flex: 'none' },
        },
      },
    },
  },
});

const Link = styled(AppLink, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  minHeight: '$target',
  padding: '0 1rem',
  borderRadius: '$full',
  background: '$sand',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  fontWeight: 500,
  fontSize: '.9375rem',
  textDecoration: 'none',
  transition: 'background-color $fast',
  '&:focus-visible': { borderRadius: '$full' },
  '&[aria-current]': { background: '$ink', color: '$page', '& svg': { color: 'inherit' } },
});

interface ChipLinkProps {
  href: string;
  isOn: boolean;
  /** Accessible name, where the text alone does not say what the link does. */
  label?: string;
  children: ReactNode;
}

/** A filter as a link, which works before React. Put it into `Chips`. */
export function ChipLink({ href, isOn, label, children }: ChipLinkProps) {
  return (
    <li>
      <Link
        href={href}
        {...(isOn ? { 'aria-current': 'true' } : {})}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        {children}
      </Link>
    </li>
  );
}
