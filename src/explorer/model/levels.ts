import { drivableTransitions, machineShape, type AnyFlowSpec, type Count } from 'model-testing';

/** From the pure transition function to the shop as a shopper meets it. */
export const levels = ['pure', 'actor', 'screens', 'server'] as const;
export type Level = (typeof levels)[number];

/**
 * The one place that says which levels a flow promises. Every flow promises the first two; the third where it has a
 * screen; the fourth, in a browser before the real server, database and bank, only where the box is filled and paid.
 */
const onTheServer: ReadonlySet<string> = new Set(['cart', 'checkout', 'custom-packet', 'three-d-secure']);

export interface Promising {
  name: string;
  /** It has a production screen that the explorer shows: `src/flows/{flow}/{flow}.stage.tsx`. */
  hasScreen: boolean;
  /** Of another folder than the shop's own `machines`, which no browser walks. */
  isCopy: boolean;
}

export function isPromised({ name, hasScreen, isCopy }: Promising, level: Level): boolean {
  switch (level) {
    case 'pure':
    case 'actor':
      return true;
    case 'screens':
      return !isCopy && hasScreen;
    case 'server':
      return !isCopy && onTheServer.has(name);
    default:
      return level satisfies never;
  }
}

/** What fills the levels that only a run in a browser fills. */
export const commandOf = {
  screens: 'npx playwright test tests/explorer/screens.spec.ts',
  server: 'npx playwright test tests/models',
} as const;

/** Ids of the transitions that this level takes where it is promised. */
export function promisedTransitions(spec: AnyFlowSpec, level: Level): string[] {
  const excused = new Set(
    [...(spec.unreachable ?? []), ...(level === 'server' ? (spec.beyondBrowser ?? []) : [])].map(({ item }) => item),
  );
  return drivableTransitions(machineShape(spec.machine)).flatMap(({ id }) => (excused.has(id) ? [] : id));
}

/** How much of its promise a level keeps, given the ids of the transitions that were taken. */
export function keptOf(spec: AnyFlowSpec, level: Level, taken: readonly string[]): Count {
  const promised = promisedTransitions(spec, level);
  const seen = new Set(taken);
  const missing = promised.filter((id) => !seen.has(id));
  return { covered: promised.length - missing.length, total: promised.length, missing };
}
