import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ZERO_KURUS } from '../../../../domain/money/index.ts';
import { packedPacket, pieces, type CustomPacketEvent } from '../../../../machines/custom-packet/index.ts';
import { needsApp } from '../../../alive/index.ts';
import { BottomBar } from '../../../components/catalogue/bottom-bar.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { VisuallyHidden } from '../../../components/basics/visually-hidden.tsx';
import { AddButton, Outcome } from './add-to-cart.tsx';
import { styled } from '../../../theme/stitches.ts';
import { BoxTray } from './box-tray.tsx';
import type { CustomPacketSnapshot } from './custom-packet.types.ts';

const Above = styled('div', {
  position: 'fixed',
  inset: 'auto 1rem 6.25rem 1rem',
  zIndex: '$bar',
  // Above the cookie banner as well.
  'body:has([data-cookies]) &': { bottom: '15rem' },
  '@md': { display: 'none' },
});

interface BoxBarProps {
  snapshot: CustomPacketSnapshot;
  send: (event: CustomPacketEvent) => void;
  onOpen: () => void;
}

/** On a phone: the box, its price and the main action stay in sight; the box opens as a sheet. */
export function BoxBar({ snapshot, send, onOpen }: BoxBarProps) {
  const { t } = useLingui();
  const { context } = snapshot;
  return (
    <>
      <Above>
        <Outcome snapshot={snapshot} />
      </Above>
      <BottomBar
        peek={
          <button type="button" data-peek="" onClick={onOpen} {...needsApp}>
            <VisuallyHidden>{t`Kutuyu aç`}</VisuallyHidden>
            {/* The counts in the picture are no part of the button's name. */}
            <span aria-hidden="true">
              <BoxTray box={context} />
            </span>
          </button>
        }
        price={
          <>
            <Price amount={packedPacket(context)?.price[context.purchaseType] ?? ZERO_KURUS} size="body" />
            <small>
              {snapshot.value === 'duplicate' ? (
                <Trans>Zaten sepette</Trans>
              ) : snapshot.value === 'placed' ? (
                <Trans>Sepette</Trans>
              ) : (
                <>
                  <Plural value={pieces(context)} one="# adet" other="# adet" />
                  {context.purchaseType === 'subscription' && <Trans>, 8 haftada bir</Trans>}
                </>
              )}
            </small>
          </>
        }
      >
        <AddButton snapshot={snapshot} send={send} />
      </BottomBar>
    </>
  );
}
