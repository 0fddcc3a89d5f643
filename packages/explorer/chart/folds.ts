import { countedStates, type MachineShape, type StateShape } from 'model-testing';

/** From this many states on a flow is first seen with its regions closed: below, all of it can be read at once. */
const manyStates = 16;

/** States with others in them, which are drawn open or closed. */
export const compoundsOf = (shape: MachineShape): StateShape[] =>
  countedStates(shape).filter(({ kind }) => kind === 'compound' || kind === 'parallel');

/** The compound states that are closed while nobody has opened one. */
export const foldedAtFirst = (shape: MachineShape): ReadonlySet<string> =>
  new Set(countedStates(shape).length < manyStates ? [] : compoundsOf(shape).map(({ id }) => id));
