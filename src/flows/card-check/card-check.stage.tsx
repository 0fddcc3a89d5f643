import { useMemo } from 'react';
import { flowWithin } from 'machine-explorer';
import { cardsFlow } from '../../../machines/cards/cards.spec.ts';
import { playedAt } from '../../explorer/stage/played-at.ts';
import { sampleNow } from '../../explorer/stage/sample-time.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { within } from '../../explorer/within.ts';
import { CardsScreen, type CardsScreenProps } from '../cards/cards-screen.tsx';
import { cardCheckViews } from './challenge-views.tsx';
import { ThreeDSecureView } from '../three-d-secure/three-d-secure.stage-view.tsx';

export const namespaces = ['account/cards', 'checkout', 'three-d-secure'];

const elsewhere = () => {};

/** Shown above saved cards. The 3-D Secure flow is shown in its first state: it has its own diagram. */
export default function CardCheckStage({ snapshot, send }: StageProps) {
  const bank = useMemo(() => flowWithin(within, snapshot)?.snapshot ?? null, [snapshot]);
  const cards = playedAt(cardsFlow, 'opened', ['read.done.some']);
  return (
    <CardsScreen
      snapshot={cards as CardsScreenProps['snapshot']}
      send={elsewhere}
      check={{ snapshot: snapshot as CardsScreenProps['check']['snapshot'], send: (event) => send({ ...event }) }}
      challenge={bank && <ThreeDSecureView snapshot={bank} send={elsewhere} views={cardCheckViews} />}
      loginPath="/auth/login"
      now={sampleNow}
    />
  );
}
