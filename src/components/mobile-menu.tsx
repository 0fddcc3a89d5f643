import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { styled } from '../theme/stitches.ts';
import { AppLink } from './app-link.tsx';
import { iconButtonLook } from './button.tsx';
import { ArrowRightIcon, CloseIcon } from './icons.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import type { NavigationLink } from './navigation.ts';

export const mobileMenuId = 'menu';

const Sheet = styled('div', {
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  padding: '0 $gutter calc($space$5 + env(safe-area-inset-bottom))',
  background: '$page',
  color: '$ink',
  overflowY: 'auto',
  '&:popover-open': { display: 'flex', flexDirection: 'column', animation: 'grow 220ms cubic-bezier(.2,.8,.2,1)' },
});

const Top = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '4rem',
  flex: 'none',
});
const Close = styled('button', iconButtonLook);

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
        if (event.target instanceof Element && event.target.closest('a')) sheet.current?.hidePopover();
      }}
    >
      <Top>
        <Logo />
        <Close type="button" aria-label={t`Menüyü kapat`} popoverTarget={mobileMenuId} popoverTargetAction="hide">
          <CloseIcon />
        </Close>
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
