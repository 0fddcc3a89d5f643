import { Trans, useLingui } from '@lingui/react/macro';
import { addOnce } from '../../alive/add.tsx';
import { ButtonLink } from '../../components/basics/button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { PacketShelf } from '../../components/catalogue/packet-shelf.tsx';
import { Pagination } from '../../components/shell/pagination.tsx';
import type { PacketPage } from '../../services/packets/index.ts';
import type { Read } from './read-packets.ts';

interface ResultsProps {
  page: Read<PacketPage>;
  /** Which page was asked for, from 0. */
  at: number;
  hrefOf: (page: number) => string;
  onRetry?: () => void;
}

/** One page of packets in whatever state it is. */
export function Results({ page, at, hrefOf, onRetry }: ResultsProps) {
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
      <EmptyState
        title={<Trans>Buna uyan hazır paketimiz yok.</Trans>}
        action={<ButtonLink look="main" href="/custom-packet">{t`Kendim kurayım`}</ButtonLink>}
      >
        <Trans>Bir filtreyi kaldır ya da kutunu adet adet kendin kur.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <PacketShelf
        packets={items}
        addOf={(packet) => addOnce(packet.choice, 'subscription')}
        priority={at === 0 ? 1 : 0}
        headingLevel={2}
      />
      <Pagination page={at} pages={Math.ceil(pageInfo.total / pageInfo.limit)} hrefOf={hrefOf} />
    </>
  );
}
