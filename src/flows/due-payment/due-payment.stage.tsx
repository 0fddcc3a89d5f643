import { useMemo, useState } from 'react';
import { flowWithin } from 'machine-explorer';
import { sampleNow } from '../../explorer/stage/sample-time.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { within } from '../../explorer/within.ts';
import { MailedPaymentScreen } from '../mailed-payment/mailed-payment-screen.tsx';
import { ThreeDSecureView } from '../three-d-secure/three-d-secure.stage-view.tsx';
import { dueChallengeViews } from './challenge-views.tsx';
import type { DueDraft, DueScreenProps } from './due-payment.types.ts';
import { DueScreen } from './due-payment-screen.tsx';

export const namespaces = ['account/due-payment', 'checkout', 'mailed-payment', 'three-d-secure'];

const elsewhere = () => {};

/** The 3-D Secure flow is shown in its first state: it has its own diagram. */
export default function DuePaymentStage({ snapshot, send }: StageProps) {
  const bank = useMemo(() => flowWithin(within, snapshot)?.snapshot ?? null, [snapshot]);
  const [draft, write] = useState<DueDraft | null>(null);
  const isMailed =
    snapshot.matches('refused') || (snapshot.matches('lookupFailed') && snapshot.context['dues']?.length === 0);
  if (isMailed)
    return (
      <MailedPaymentScreen
        snapshot={snapshot as DueScreenProps['snapshot']}
        send={(event) => send({ ...event })}
        {...{ draft, write }}
        loginPath="/auth/login"
        now={sampleNow}
      />
    );
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
