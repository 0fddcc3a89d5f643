import { drivableTransitions, machineShape, type AnyFlowSpec, type Count } from 'model-testing';

/** From the pure transition function to the shop as a shopper meets it. */
export const levels = ['pure', 'actor', 'screens', 'server'] as const;
export type Level = (typeof levels)[number];

export interface Promising {
  /** It has a production screen that the explorer shows. */
  hasScreen: boolean;
  /** Whether the project has promised a walk on the real server. */
  isOnServer: boolean;
  /** The flows are in another folder than the project's own; no browser run covers them. */
  isCopy: boolean;
}

/** Every flow has the first two, one with a screen the third, and the fourth where the project says so. */
export function isPromised({ hasScreen, isOnServer, isCopy }: Promising, level: Level): boolean {
  switch (level) {
    case 'pure':
    case 'actor':
      return true;
    case 'screens':
      return !isCopy && hasScreen;
    case 'server':
      return !isCopy && isOnServer;
    default:
      return level satisfies never;
  }
}

/** Ids of the transitions that this level takes where it is promised. */
export function promisedTransitions(spec: AnyFlowSpec, level: Level): string[] {
  const excused = new Set(
    [...(spec.unreachable ?? []), ...(level === 'server' ? (spec.beyondBrowser ?? []) : [])].map(({ item }) => item),
  );
  return drivableTransitions(machineShape(spec.machine)).flatMap(({ id }) => (excused.has(id) ? [] : id));
}

/** Covered part of a level's promise, by the ids of the transitions that were taken. */
export function keptOf(spec: AnyFlowSpec, level: Level, taken: readonly string[]): Count {
  const promised = promisedTransitions(spec, level);
  const seen = new Set(taken);
  const missing = promised.filter((id) => !seen.has(id));
  return { covered: promised.length - missing.length, total: promised.length, missing };
}
