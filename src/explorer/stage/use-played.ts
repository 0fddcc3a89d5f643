import { useEffect, useRef, useState } from 'react';
import {
  observeMachine,
  offeredEvents,
  playActor,
  type AnyFlowSpec,
  type AnySnapshot,
  type PathEvent,
  type PlayedActor,
  type Visit,
} from '../../../model-testing/index.ts';
import { tokenOf } from '../model/event-token.ts';
import { followTokens } from '../model/walk.ts';

interface Played {
  actor: PlayedActor;
  observed: ReturnType<typeof observeMachine>;
  visit: Visit;
  input: string;
  tokens: string[];
}

/**
 * A real actor with played services, brought to where the tokens lead. When the new tokens go on from the old ones
 * only the rest is sent, so that what is typed on the screen stays. `onWalked` hears what the screen itself sends.
 */
export function usePlayed(
  spec: AnyFlowSpec,
  input: string,
  tokens: readonly string[],
  onWalked: (tokens: string[]) => void,
): { snapshot: AnySnapshot; send: (event: PathEvent) => void; turn: number } {
  const held = useRef<Played | null>(null);
  const [, redraw] = useState(0);
  const turn = useRef(0);
  const isSame = (played: Played) =>
    played.input === input &&
    played.tokens.length <= tokens.length &&
    played.tokens.every((token, index) => token === tokens[index]);

  if (!held.current || !isSame(held.current)) {
    held.current?.actor.stop();
    turn.current += 1;
    const observed = observeMachine(spec.machine);
    const { steps } = followTokens(spec, input, [], observed);
    held.current = { actor: playActor(spec, input), observed, visit: steps[0]!.visit, input, tokens: [] };
  }
  const played = held.current;
  if (played.tokens.length < tokens.length) {
    const { steps } = followTokens(spec, input, tokens, played.observed);
    for (const step of steps.slice(played.tokens.length + 1)) {
      played.actor.send(step.event!);
      played.tokens.push(step.token!);
      played.visit = step.visit;
    }
  }

  useEffect(
    () => () => {
      held.current?.actor.stop();
      held.current = null;
    },
    [],
  );

  const send = (event: PathEvent) => {
    const now = held.current ?? played;
    const next = now.observed.step(now.visit, event);
    now.actor.send(event);
    if (next.taken.length > 0) {
      now.tokens.push(tokenOf(spec, event, offeredEvents(spec, now.visit)));
      now.visit = next;
      onWalked([...now.tokens]);
    }
    redraw((count) => count + 1);
  };
  return { snapshot: played.actor.getSnapshot(), send, turn: turn.current };
}
