import { cardCheckFlow } from '../../../machines/card-check/card-check.spec.ts';
import { playedAt } from '../../explorer/stage/played-at.ts';
import { sampleNow } from '../../explorer/stage/sample-time.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { CardsScreen, type CardsScreenProps } from './cards-screen.tsx';

export const namespaces = ['account/cards', 'checkout', 'three-d-secure'];

const elsewhere = () => {};

/** Without the card check: adding a card is a flow of its own. */
export default function CardsStage({ snapshot, send }: StageProps) {
  const check = playedAt(cardCheckFlow, 'opened', ['find.done.nothing']);
  return (
    <CardsScreen
      snapshot={snapshot as CardsScreenProps['snapshot']}
      send={(event) => send({ ...event })}
      check={{ snapshot: check as CardsScreenProps['check']['snapshot'], send: elsewhere }}
      challenge={null}
      loginPath="/auth/login"
      now={sampleNow}
    />
  );
}
