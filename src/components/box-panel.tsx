import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.ts';

/** The sand panel in which a packet fills up: TrayPicture, BoxCount, Segmented, MoneySummary, Button. Follows the scroll from 852 px. */
export const BoxPanel = styled('div', {
  display: 'grid',
  gap: '1.1rem',
  padding: '$5',
  borderRadius: '$xl',
  background: '$sand',
  '@md': { position: 'sticky', top: '1.5rem', padding: '$6' },
});

const Count = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 $4',
  '& output': { font: '520 1.25rem/1.2 $fonts$serif' },
});

/** "48 parça" as a live region, and an action beside it. */
export function BoxCount({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Count>
      <output>{children}</output>
      {action}
    </Count>
  );
}

/** One sub-type in the builder: PiecePicture, name and flow, Stepper; below, the boxes that make the count. */
export function BoxLine({
  picture,
  name,
  flow,
  stepper,
  boxes,
}: {
  picture: ReactNode;
  name: ReactNode;
  flow?: ReactNode;
  stepper: ReactNode;
  boxes?: ReactNode;
}) {
  return (
    <Line>
      {picture}
      <div>
        <b>{name}</b>
        {flow}
      </div>
      {stepper}
      {boxes && <small>{boxes}</small>}
    </Line>
  );
}

const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0,1fr) auto',
  gap: '$3',
  alignItems: 'center',
  padding: '.8rem 0',
  borderTop: '1.5px solid $line',
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.25 },
  '& > small': { gridColumn: '2 / -1', fontSize: '$micro', color: '$ink2', marginTop: '-.35rem' },
});

const Bar = styled('div', {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: '$bar',
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  padding: '.75rem 1rem calc(.75rem + env(safe-area-inset-bottom))',
  background: '$surface',
  borderRadius: '20px 20px 0 0',
  boxShadow: '$liftUp',
  '& > [data-peek]': { width: '4.5rem', flex: 'none', padding: 0, border: 0, background: 'none' },
  '& > [data-price]': {
    flex: 'none',
    lineHeight: 1.2,
    '& small': { display: 'block', color: '$ink2', fontSize: '$micro' },
  },
  '& > :last-child': { flex: 1, paddingInline: '1em' },
  '@md': { display: 'none' },
});

/** The price in sight on a phone, with the one main action. `peek` opens the sheet (a button around a TrayPicture). Put `BottomBarSpace` at the page's end. */
export function BottomBar({ peek, price, children }: { peek?: ReactNode; price: ReactNode; children: ReactNode }) {
  return (
    <Bar data-bar="">
      {peek}
      <div data-price>{price}</div>
      {children}
    </Bar>
  );
}

export const BottomBarSpace = styled('div', { height: '6rem', '@md': { display: 'none' } });

/** Seen only below or only from 852 px. */
export const OnlySmall = styled('div', { '@md': { display: 'none' } });
export const OnlyLarge = styled('div', { '@upToMd': { display: 'none' } });
