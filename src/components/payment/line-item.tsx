import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';

const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'min(4.5rem,28%) minmax(0,1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '.4rem .75rem',
  '@md': { gridTemplateRows: 'auto auto 1fr' },
  padding: '1.25rem 0',
  borderTop: '1.5px solid $line',
  '&:first-child': { borderTop: 0 },
  '& h2,& h3': { fontSize: '1.125rem', lineHeight: 1.2, letterSpacing: '-.012em', overflowWrap: 'anywhere' },
  '& h2 a,& h3 a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  variants: {
    wide: {
      true: {
        '@md': {
          gridTemplateColumns: '9rem minmax(0,1fr)',
          gap: '.5rem 1.5rem',
          '& h2,& h3': { fontSize: '1.375rem' },
        },
      },
    },
  },
});

const Frame = styled('div', {
  gridRow: 'span 2',
  alignSelf: 'start',
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '$m',
  background: '$sand',
  overflow: 'hidden',
  '@md': { gridRow: 'span 3' },
});

const Top = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 $2',
  '& > :first-child': { flex: '1 1 5rem', minWidth: 0 },
  '& > :last-child': { textAlign: 'right', flex: 'none' },
});
const Middle = styled('div', {
  fontSize: '$small',
  color: '$ink2',
  lineHeight: 1.4,
  display: 'grid',
  gap: '.2rem',
  alignContent: 'start',
});
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 $4',
  '@upToMd': { gridColumn: '1 / -1' },
});

export interface LineItemProps {
  /** A Picture or a TrayPicture. */
  picture: ReactNode;
  name: ReactNode;
  /** Path of the item's page. */
  href?: string | undefined;
  /** The link to that page was followed. */
  onLeave?: (() => void) | undefined;
  price: ReactNode;
  /** Contents, size, delivery. */
  children?: ReactNode;
  /** Quantity left, "Çıkar" right. */
  actions?: ReactNode;
  /** The cart page's size; the drawer's otherwise. */
  wide?: boolean;
  /** One below the heading above the list. */
  headingLevel?: 2 | 3;
}

/** A line of a cart or an order. Put it into a `LineItems` list. */
export function LineItem(props: LineItemProps) {
  const { picture, name, href, onLeave, price, children, actions, wide = false, headingLevel = 3 } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Line wide={wide}>
      <Frame>{picture}</Frame>
      <Top>
        <Heading>
          {href === undefined ? (
            name
          ) : (
            <AppLink href={href} onClick={onLeave}>
              {name}
            </AppLink>
          )}
        </Heading>
        <div>{price}</div>
      </Top>
      <Middle>{children}</Middle>
      {actions && <Actions>{actions}</Actions>}
    </Line>
  );
}

/** Path of a line's page; custom packets and donations have none. */
export const linePath = ({ type, slug }: { type: string; slug: string }): string | undefined =>
  type === 'product' || type === 'packet' ? `/${type}/${slug}` : undefined;

export const LineItems = styled('ul', { display: 'grid' });
