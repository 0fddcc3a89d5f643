import { playActor, type AnyFlowSpec, type AnySnapshot } from 'model-testing';
import { followTokens } from 'machine-explorer';

/** Snapshot of another flow of the same screen, in the state to which the tokens lead. */
export function playedAt(spec: AnyFlowSpec, input: string, tokens: readonly string[]): AnySnapshot {
  const { steps, stoppedBy } = followTokens(spec, input, tokens);
  if (stoppedBy) throw new Error(stoppedBy);
  const actor = playActor(spec, input);
  for (const { event } of steps.slice(1)) actor.send(event!);
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}

/** The bank's page is of another origin, which nothing here may reach: a substitute takes its place in the frame. */
export function withBankPage<Snapshot extends AnySnapshot>(snapshot: Snapshot): Snapshot {
  const context = snapshot.context as { redirectUrl: string | null };
  if (context.redirectUrl === null) return snapshot;
  const redirectUrl = new URL(`bank.html#${document.documentElement.lang}`, window.location.href).href;
  return Object.create(snapshot, {
    context: { value: { ...context, redirectUrl }, enumerable: true },
  }) as Snapshot;
}
