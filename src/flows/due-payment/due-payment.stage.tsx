import { useMemo, useState } from 'react';
import { flowWithin } from 'machine-explorer';
import { sampleNow } from '../../explorer/stage/sample-time.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { within } from '../../explorer/within.ts';
import { ThreeDSecureView } from '../three-d-secure/three-d-secure.stage-view.tsx';
import { dueChallengeViews } from './challenge-views.tsx';
import type { DueDraft, DueScreenProps } from './due-payment.types.ts';
import { DueScreen } from './index.tsx';

export const namespaces = ['account/due-payment', 'checkout', 'three-d-secure'];

const elsewhere = () => {};

/** The bank's part stands where its flow begins, and is walked in its own diagram. */
export default function DuePaymentStage({ snapshot, send }: StageProps) {
  const bank = useMemo(() => flowWithin(within, snapshot)?.snapshot ?? null, [snapshot]);
  const [draft, write] = useState<DueDraft | null>(null);
  if (bank) return <ThreeDSecureView snapshot={bank} send={elsewhere} views={dueChallengeViews} />;
  return (
    <>
      <h1>Hesabın</h1>
      <DueScreen
        snapshot={snapshot as DueScreenProps['snapshot']}
        send={(event) => send({ ...event })}
        draft={draft}
        write={write}
        keepsCards
        loginPath="/auth/login"
        now={sampleNow}
      />
    </>
  );
}
