import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';
import { IconButton } from '../basics/button.tsx';
import { ArrowRightIcon, CloseIcon } from '../basics/icons.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from '../pictures/logo.tsx';
import type { NavigationLink } from './navigation.ts';

export const mobileMenuId = 'menu';

const Sheet = styled('div', {
  // A popover is fixed, at all edges, and scrolls.
  width: '100%',
  height: '100dvh',
  margin: 0,
  border: 0,
  padding: '0 $gutter calc($space$5 + env(safe-area-inset-bottom))',
  background: '$page',
  color: '$ink',
  '&:popover-open': { display: 'flex', flexDirection: 'column', animation: 'grow 220ms cubic-bezier(.2,.8,.2,1)' },
  // While it is open there is nothing behind it: the focus cannot go where it is not visible.
  visibility: 'visible',
  'body:has(&:popover-open)': { visibility: 'hidden' },
});

const Top = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '4rem',
  flex: 'none',
});

const Links = styled('nav', {
  display: 'grid',
  paddingBlock: '$4',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.75rem',
    borderBottom: '1.5px solid $line',
    font: '520 1.5rem/1.2 $fonts$serif',
    letterSpacing: '-.02em',
    textDecoration: 'none',
    '& svg': { color: '$coralText' },
  },
});

const Foot = styled('div', {
  marginTop: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $5',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '$target',
    fontWeight: 600,
    textDecoration: 'none',
  },
});

/** An opened popover gives the focus to what has this attribute. React writes it on the server only. */
const takeFocus = (button: HTMLElement | null) => button?.setAttribute('autofocus', '');

/** The phone's menu: a popover, so that it opens, closes and gives the focus back without JavaScript. */
export function MobileMenu({ path, links }: { path: string; links: readonly NavigationLink[] }) {
  const { t } = useLingui();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Sheet
      ref={sheet}
      id={mobileMenuId}
      popover="auto"
      onClick={(event) => {
        if ((event.target as Element).closest('a')) sheet.current?.hidePopover();
      }}
    >
      <Top>
        <Logo />
        <IconButton
          ref={takeFocus}
          autoFocus
          aria-label={t`Menüyü kapat`}
          popoverTarget={mobileMenuId}
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </IconButton>
      </Top>
      <Links aria-label={t`Menü`}>
        {links.map(({ href, label }) => (
          <AppLink key={href} href={href}>
            {label}
            <ArrowRightIcon />
          </AppLink>
        ))}
      </Links>
      <Foot>
        <AppLink href="/account">{t`Hesabım`}</AppLink>
        <AppLink href="/know-us/faqs">{t`Yardım`}</AppLink>
        <LanguageSwitch path={path} />
      </Foot>
    </Sheet>
  );
}
