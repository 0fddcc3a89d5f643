import { getRouteApi } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { useFlow } from '../../base/use-flow.ts';
import { cardCheckFlow } from '../card-check/card-check.services.ts';
import { cardCheckViews } from '../card-check/challenge-views.tsx';
import { Challenge } from '../three-d-secure/challenge.tsx';
import { usePaymentPage } from '../three-d-secure/use-payment-page.ts';
import { cardsFlow } from './cards.services.ts';
import { CardsScreen } from './cards-screen.tsx';

const page = getRouteApi('/{-$locale}/account/cards');

/** The cards, and adding one. The bank's page leads back here. */
export function CardsPage() {
  const { api, loginPath } = usePaymentPage('/account/cards');
  const { attempt: named } = page.useSearch();
  // A value that cannot be an id is ignored.
  const attempt = typeof named === 'string' && /^[\w-]{1,64}$/.test(named) ? named : undefined;
  const [snapshot, send] = useFlow(() => createActor(cardsFlow(api)));
  const [check, sendCheck] = useFlow(() =>
    createActor(
      cardCheckFlow(api, () => send({ type: 'list.refresh' })),
      { input: { attemptId: attempt ?? null, keySeed: crypto.randomUUID() } },
    ),
  );
  const { challenge } = check.children;
  return (
    <CardsScreen
      snapshot={snapshot}
      send={send}
      check={{ snapshot: check, send: sendCheck }}
      challenge={challenge && <Challenge actor={challenge} loginPath={loginPath} views={cardCheckViews} />}
      loginPath={loginPath}
      now={Date.now}
    />
  );
}
