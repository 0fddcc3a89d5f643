import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';
import { IconButton } from '../basics/button.tsx';
import { ArrowRightIcon, CloseIcon } from '../basics/icons.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Picture } from '../pictures/picture.tsx';
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

/** The families of products, packets and the builder, with their pictures. */
const Tiles = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,9rem),1fr))',
  gap: '$2',
  '& a': {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'end',
    minHeight: '7.5rem',
    padding: '$2 $3 $3',
    borderRadius: '$l',
    background: '$sand',
    font: '520 1.25rem/1.2 $fonts$serif',
    textDecoration: 'none',
  },
  '& img': { width: '4.5rem', height: '4.5rem', justifySelf: 'end' },
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
        <Tiles>
          {links.map(({ href, label, src }) => (
            <AppLink key={href} href={href}>
              <Picture src={src} alt="" width={72} height={72} />
              {label}
            </AppLink>
          ))}
        </Tiles>
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
