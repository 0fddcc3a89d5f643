import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Container } from '../../components/basics/container.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';

/** Shown in place of the checkout until its texts have been loaded. */
export function Waiting({ children }: { children?: ReactNode }) {
  return (
    <Container aria-busy="true" css={{ paddingBlock: '2rem 5rem', display: 'grid', gap: '$5' }}>
      <h1>
        <Trans>Ödeme</Trans>
      </h1>
      {children || (
        <output>
          <Trans>Ödeme sayfan hazırlanıyor…</Trans>
        </output>
      )}
      <TextSkeleton lines={6} />
    </Container>
  );
}
