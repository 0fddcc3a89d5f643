import { Trans, useLingui } from '@lingui/react/macro';
import { Container } from '../../components/basics/container.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';

/** The server is being asked how the purchase ended. */
export function PurchaseLoading() {
  return (
    <Container aria-busy="true" data-state="loading" css={{ paddingBlock: '$6 $8' }}>
      <VisuallyHidden as="h1">
        <Trans>Siparişine bakıyoruz</Trans>
      </VisuallyHidden>
      <TextSkeleton lines={5} />
    </Container>
  );
}

/** The purchase could not be read: nothing is claimed about the money. */
export function PurchaseUnreadable({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Container data-state="unreadable">
      <ErrorState title={t`Siparişini şu an okuyamadık`} offline={isOffline} onRetry={onRetry}>
        <TruthLine money="unknown">
          <Trans>Ödemen alındıysa siparişin bizde; sonucu e-postayla da yazıyoruz.</Trans>
        </TruthLine>
      </ErrorState>
    </Container>
  );
}
