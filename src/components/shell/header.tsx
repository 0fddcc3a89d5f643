import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';
import { iconButtonLook } from '../basics/button.tsx';
import { Container } from '../basics/container.tsx';
import { BagIcon, PersonIcon, icon } from '../basics/icons.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from '../pictures/logo.tsx';
import { MobileMenu, mobileMenuId } from './mobile-menu.tsx';
import { useMainLinks } from './navigation.ts';
import { useReturning } from '../hooks/use-returning.ts';
import { CountBadge } from '../basics/pill.tsx';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';

const SearchIcon = icon('M10.5 4.25a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5M15.2 15.2l5.3 5.3');
const MenuIcon = icon('M4 8h16M4 16h16');

/** On a phone the header has no frame of its own: its sticky bar would leave the window with it. */
const Frame = styled('header', { display: 'contents', '@md': { display: 'block' } });

const Bar = styled(Container, {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  background: '$page',
  boxShadow: '0 1px 0 $colors$line',
  transition: 'translate 200ms',
  '@upToMd': { '&[data-away]:not(:focus-within)': { translate: '0 -101%' } },
  '@still': { transition: 'none' },
  display: 'flex',
  alignItems: 'center',
  // Wraps only where texts are twice as large.
  flexWrap: 'wrap',
  // Four targets fit beside the logo on the narrowest phone.
  gap: '$1',
  minHeight: '3.5rem',
  '@md': { position: 'static', boxShadow: 'none', gap: '$4', minHeight: '4.5rem', flexWrap: 'nowrap' },
  '@lg': { gap: '$5' },
});

const Nav = styled('nav', {
  display: 'none',
  gap: 'clamp(.6rem,1.9vw,1.75rem)',
  marginInline: 'auto',
  fontWeight: 500,
  fontSize: '.9375rem',
  '@lg': { fontSize: '1rem' },
  '@md': { display: 'flex' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '$target',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover,& a[aria-current=page]': { boxShadow: 'inset 0 -2px $colors$coral' },
});

const End = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginLeft: 'auto',
  '@md': { marginLeft: 0, flexWrap: 'nowrap' },
});
const Languages = styled('div', { display: 'none', '@md': { display: 'block' }, '@lg': { marginRight: '$2' } });
const IconLink = styled(AppLink, iconButtonLook);
const MenuButton = styled('button', iconButtonLook, { '@md': { display: 'none' } });

export interface HeaderProps {
  /** Current path with its query, for the language switch. */
  path: string;
  /** Pieces in the cart: a `<Live>` slot or a number. Its text is part of the link's name. */
  cartCount?: ReactNode;
  /** Attributes of the cart link: `onClick` to open the drawer once React is there, `data-…`. */
  cartProps?: Omit<ComponentProps<'a'>, 'href' | 'children'>;
  /** Attributes of the search link: `onClick` to open the dialog once React is there. */
  searchProps?: Omit<ComponentProps<'a'>, 'href' | 'children'>;
  account?: { href: string; label: string };
  /** Under the logo bar inside the header: OfflineBanner. */
  children?: ReactNode;
}

/** Logo, menu, languages, account and cart. The phone's menu opens without JavaScript. */
export function Header({ path, cartCount, cartProps, searchProps, account, children }: HeaderProps) {
  const { t } = useLingui();
  const links = useMainLinks();
  return (
    <Frame>
      {children}
      <Bar ref={useReturning<HTMLDivElement>()}>
        <Logo />
        <Nav aria-label={t`Ana menü`}>
          {links.map(({ href, label }) => (
            <AppLink key={href} href={href} isArea>
              {label}
            </AppLink>
          ))}
        </Nav>
        <End>
          <Languages>
            <LanguageSwitch path={path} />
          </Languages>
          <IconLink href="/search" aria-label={t`Ara`} {...searchProps}>
            <SearchIcon />
          </IconLink>
          <IconLink href={account?.href ?? '/account'} aria-label={account?.label ?? t`Hesabım`}>
            <PersonIcon />
          </IconLink>
          <IconLink href="/cart" {...cartProps}>
            <BagIcon />
            <VisuallyHidden>{t`Sepet`} </VisuallyHidden>
            <CountBadge data-badge="">{cartCount}</CountBadge>
          </IconLink>
          <MenuButton type="button" aria-label={t`Menü`} popoverTarget={mobileMenuId}>
            <MenuIcon />
          </MenuButton>
        </End>
      </Bar>
      <MobileMenu path={path} links={links} />
    </Frame>
  );
}

const Slim = styled(Container, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '$2',
  minHeight: '3.5rem',
});
const SlimFrame = styled('header', { borderBottom: '1.5px solid $line' });

const Trail = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: '$small',
  color: '$ink2',
  '& li': { display: 'inline-flex', alignItems: 'center' },
  '& li + li::before': {
    content: '""',
    width: 'clamp(.6rem,3vw,2rem)',
    height: '1.5px',
    background: '$line',
    marginInline: 'min(.6rem,1.6vw)',
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '$target', textUnderlineOffset: '.25em' },
  '& [aria-current]': { color: '$ink', fontWeight: 600 },
});

export interface SlimHeaderProps {
  /** Current path with its query: the language can be changed, in place of the steps of a checkout. */
  path?: string | undefined;
  /** OfflineBanner. */
  children?: ReactNode;
}

/** A header without a menu: the logo, and how far a checkout has come. */
export function SlimHeader({ path, children }: SlimHeaderProps) {
  const { t } = useLingui();
  return (
    <SlimFrame>
      {children}
      <Slim>
        <Logo />
        {path === undefined ? (
          <Trail aria-label={t`Alışverişin adımları`}>
            <li>
              <AppLink href="/cart">{t`Sepet`}</AppLink>
            </li>
            <li aria-current="step">{t`Ödeme`}</li>
            <li>{t`Bitti`}</li>
          </Trail>
        ) : (
          <LanguageSwitch path={path} />
        )}
      </Slim>
    </SlimFrame>
  );
}
