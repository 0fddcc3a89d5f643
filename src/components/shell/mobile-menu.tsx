import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';
import { IconButton } from '../basics/button.tsx';
import { ArrowRightIcon, CloseIcon } from '../basics/icons.tsx';
import { LinkTiles } from './link-tiles.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { type MainLink, useMenuLinks } from './navigation.ts';

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
  // While it is open the page behind it is hidden: the focus cannot go where it is not visible.
  visibility: 'visible',
  'body:has(&:popover-open)': { visibility: 'hidden' },
});

const Top = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  flex: 'none',
});

const Links = styled('div', {
  display: 'grid',
  paddingBlock: '$3',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3rem',
    borderBottom: '1.5px solid $line',
    textDecoration: 'none',
    '& svg': { color: '$coralText' },
  },
});

/** An opened popover gives the focus to what has this attribute. React writes it on the server only. */
const takeFocus = (button: HTMLElement | null) => button?.setAttribute('autofocus', '');

/** The phone's menu: a popover, so that it opens, closes and gives the focus back without JavaScript. */
export function MobileMenu({ path, links }: { path: string; links: readonly MainLink[] }) {
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
        <LanguageSwitch path={path} />
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
      <nav aria-label={t`Menü`}>
        <LinkTiles links={links} />
        <Links>
          {useMenuLinks().map(({ href, label }) => (
            <AppLink key={href} href={href}>
              {label}
              <ArrowRightIcon />
            </AppLink>
          ))}
        </Links>
      </nav>
    </Sheet>
  );
}
