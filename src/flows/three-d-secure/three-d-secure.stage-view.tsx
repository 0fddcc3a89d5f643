import type { AnySnapshot, PathEvent } from 'model-testing';
import { ThreeDSecureScreen } from './three-d-secure-screen.tsx';
import type { ThreeDSecureScreenProps } from './three-d-secure.types.ts';
import { withBankPage } from '../../explorer/stage/played-at.ts';
import { sampleNow } from '../../explorer/stage/sample-time.ts';

/** Events of the bank's page: sent from the diagram, not by the substitute in the frame. */
const reports = new Set(['frame.opened', 'challenge.returned']);

export function ThreeDSecureView({
  snapshot,
  send,
  views,
}: {
  snapshot: AnySnapshot;
  send: (event: PathEvent) => void;
  views?: ThreeDSecureScreenProps['views'];
}) {
  return (
    <ThreeDSecureScreen
      snapshot={withBankPage(snapshot) as ThreeDSecureScreenProps['snapshot']}
      send={(event) => {
        if (!reports.has(event.type)) send({ ...event });
      }}
      now={sampleNow}
      loginPath="/auth/login"
      views={views}
    />
  );
}
