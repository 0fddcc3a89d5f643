import { Trans } from '@lingui/react/macro';
import { moneyOf } from '../../../../machines/checkout/index.ts';
import { Container } from '../../../components/basics/container.tsx';
import { TextSkeleton } from '../../../components/feedback/skeleton.tsx';
import { TruthLine } from '../../../components/feedback/truth-line.tsx';
import type { CheckoutSnapshot } from './checkout.types.ts';
import { panelOf } from './state-of.ts';

/**
 * Shown while an unfinished payment is looked up, and in place of a panel that is not loaded yet: it shows what is
 * known about the money.
 */
export function Preparing({ snapshot }: { snapshot: CheckoutSnapshot }) {
  const panel = panelOf(snapshot);
  const { attemptId, attemptKey } = snapshot.context;
  const isUntouched = attemptId === null && attemptKey === null && (panel === 'recovering' || panel === 'empty');
  return (
    <Container aria-busy="true" css={{ paddingBlock: '2rem 5rem', display: 'grid', gap: '$5' }}>
      <h1>
        <Trans>Ödeme</Trans>
      </h1>
      {isUntouched ? (
        <output>
          <Trans>Ödeme sayfan hazırlanıyor…</Trans>
        </output>
      ) : (
        <TruthLine money={moneyOf(snapshot)}>
          {panel === 'recovering' && <Trans>Yarım kalmış bir ödemen var mı, ona bakıyoruz.</Trans>}
        </TruthLine>
      )}
      <TextSkeleton lines={5} />
    </Container>
  );
}
