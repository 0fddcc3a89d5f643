import {
  observeMachine,
  offeredEvents,
  playActor,
  type AnyFlowSpec,
  type AnySnapshot,
  type PathEvent,
} from 'model-testing';
import { tokenOf } from '../model/event-token.ts';
import { followTokens } from '../model/walk.ts';

interface Shown {
  snapshot: AnySnapshot;
  /** Incremented when the flow was restarted: the screen must then drop its own state. */
  turn: number;
}

export interface PlayedStore {
  /** Brings the actor to the end of the tokens. Tokens that continue its walk are sent; others restart it. */
  goTo: (input: string, tokens: readonly string[]) => void;
  /** Sends what the user does on the screen. */
  send: (event: PathEvent) => void;
  subscribe: (changed: () => void) => () => void;
  getShown: () => Shown;
}

/** A real actor with played services behind a screen. `onWalked` gets the whole walk after each event of the screen. */
export function createPlayedStore(
  spec: AnyFlowSpec,
  first: string,
  tokens: readonly string[],
  onWalked: (tokens: string[]) => void,
): PlayedStore {
  const observed = observeMachine(spec.machine);
  const listeners = new Set<() => void>();
  /** Walks posted to the outer page, which come back as addresses. */
  let echoes: string[] = [];
  let played = begin(first);
  let shown: Shown = { snapshot: played.actor.getSnapshot(), turn: 0 };

  function begin(input: string) {
    const { steps } = followTokens(spec, input, [], observed);
    return { input, actor: playActor(spec, input), visit: steps[0]!.visit, tokens: [] as string[] };
  }

  function advance(to: readonly string[]): void {
    const { steps } = followTokens(spec, played.input, to, observed);
    for (const { event, token, visit } of steps.slice(played.tokens.length + 1)) {
      played.actor.send(event!);
      played.tokens.push(token!);
      played.visit = visit;
    }
  }

  function show(turn: number): void {
    shown = { snapshot: played.actor.getSnapshot(), turn };
    for (const changed of listeners) changed();
  }

  advance(tokens);
  shown = { snapshot: played.actor.getSnapshot(), turn: 0 };
  return {
    goTo(input, to) {
      const [expected] = echoes;
      if (expected === JSON.stringify([input, to])) {
        echoes.shift();
        return;
      }
      echoes = [];
      const goesOn =
        played.input === input &&
        played.tokens.length <= to.length &&
        played.tokens.every((token, index) => token === to[index]);
      if (goesOn && played.tokens.length === to.length) return;
      if (!goesOn) {
        played.actor.stop();
        played = begin(input);
      }
      advance(to);
      show(goesOn ? shown.turn : shown.turn + 1);
    },
    send(event) {
      const next = observed.step(played.visit, event);
      played.actor.send(event);
      if (next.taken.length > 0) {
        played.tokens.push(tokenOf(spec, event, offeredEvents(spec, played.visit)));
        played.visit = next;
        echoes.push(JSON.stringify([played.input, played.tokens]));
        onWalked([...played.tokens]);
      }
      show(shown.turn);
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    getShown: () => shown,
  };
}
