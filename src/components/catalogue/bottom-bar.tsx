import type { ReactNode } from 'react';
import { globalCss, styled } from '../../theme/stitches.ts';

export const Bar = styled('div', {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: '$bar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  padding: '.75rem 1rem calc(.75rem + env(safe-area-inset-bottom))',
  background: '$surface',
  borderRadius: '20px 20px 0 0',
  boxShadow: '$liftUp',
  '& > [data-peek]': { width: '4.5rem', flex: 'none', padding: 0, border: 0, background: 'none' },
  '& > [data-price]': {
    flex: 'none',
    maxWidth: '100%',
    lineHeight: 1.2,
    '& small': { display: 'block', color: '$ink2', fontSize: '$micro' },
  },
  '& > :last-child,& > :has(+ [data-added-link])': { flex: 1, paddingInline: '1em' },
  '@md': { display: 'none' },
  variants: {
    /** Hidden while the main action is visible. Always shown with the cookie banner, which may cover that action. */
    isLate: {
      true: {
        transition: 'translate $calm,visibility $calm',
        'body:not(:has([data-cookies])) &:not([data-up])': { translate: '0 110%', visibility: 'hidden' },
      },
    },
  },
});

/** Reserves space for the bar: neither it nor the cookie banner above it covers the focused element. */
export const room = globalCss({
  '@upToMd': {
    'html:has([data-bar],[data-late-bar])': { scrollPaddingBottom: '6rem' },
    'body:has([data-bar],[data-late-bar])': { paddingBottom: '5.5rem' },
    'html:has([data-bar],[data-late-bar]):has([data-cookies])': { scrollPaddingBottom: '15rem' },
    'body:has([data-bar],[data-late-bar]):has([data-cookies])': { paddingBottom: '14.5rem' },
  },
});

/** The price in sight on a phone, with the one main action. `peek` opens the sheet (a button around a TrayPicture). */
export function BottomBar({ peek, price, children }: { peek?: ReactNode; price: ReactNode; children: ReactNode }) {
  room();
  return (
    <Bar data-bar="">
      {peek}
      <div data-price>{price}</div>
      {children}
    </Bar>
  );
}
