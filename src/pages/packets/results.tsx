import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PriceByPurchaseType, PurchaseType } from '../../../domain/product/index.ts';
import { addOnce } from '../../alive/add.tsx';
import { ButtonLink } from '../../components/basics/button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { PacketShelf } from '../../components/catalogue/packets/packet-shelf.tsx';
import { Pagination } from '../../components/shell/pagination.tsx';
import type { PacketPage } from '../../services/packets/index.ts';
import type { Read } from './read-packets.ts';

interface ResultsProps {
  page: Read<PacketPage>;
  /** Purchase type of the prices and the buttons; a subscription by default. */
  purchaseType?: PurchaseType | undefined;
  /** The requested page, from 0. */
  at: number;
  hrefOf: (page: number) => string;
  onRetry?: () => void;
  /** Replaces a shelf without packets. */
  empty?: ReactNode;
}

/** One page of packets, or its failure. */
export function Results({ page, purchaseType = 'subscription', at, hrefOf, onRetry, empty }: ResultsProps) {
  const { t } = useLingui();
  if (page.state === 'failed') {
    return (
      <ErrorState offline={page.isOffline} {...(onRetry ? { onRetry } : {})}>
        <Trans>Paketleri getiremedik. Sepetin yerinde duruyor.</Trans>
      </ErrorState>
    );
  }
  const { items, pageInfo } = page.value;
  if (items.length === 0) {
    return (
      empty ?? (
        <EmptyState
          title={<Trans>Buna uyan hazır paketimiz yok.</Trans>}
          action={<ButtonLink look="main" href="/custom-packet">{t`Kendim kurayım`}</ButtonLink>}
        >
          <Trans>Kutunu adet adet kendin kurabilirsin.</Trans>
        </EmptyState>
      )
    );
  }
  const isOnce = purchaseType === 'oneTimePurchase';
  const shown = isOnce ? items.map((packet) => ({ ...packet, price: onceAlone(packet.price) })) : items;
  return (
    <>
      <PacketShelf
        packets={shown}
        addOf={(packet) => addOnce(packet.choice, purchaseType)}
        priority={at === 0 ? 1 : 0}
        headingLevel={2}
      />
      <Pagination page={at} pages={Math.ceil(pageInfo.total / pageInfo.limit)} hrefOf={hrefOf} />
    </>
  );
}

/** A card shows one price where both are the same. */
const onceAlone = ({ oneTimePurchase }: PriceByPurchaseType) => ({ subscription: oneTimePurchase, oneTimePurchase });
