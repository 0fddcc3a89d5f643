import { countedStates, type MachineShape, type StateShape } from 'model-testing';

/** Flows with this many states are first shown with their regions folded; smaller ones are readable as a whole. */
const manyStates = 16;

/** States with others in them, which are drawn open or closed. */
export const compoundsOf = (shape: MachineShape): StateShape[] =>
  countedStates(shape).filter(({ kind }) => kind === 'compound' || kind === 'parallel');

/** The compound states that are folded until the user opens one. */
export const foldedAtFirst = (shape: MachineShape): ReadonlySet<string> =>
  new Set(countedStates(shape).length < manyStates ? [] : compoundsOf(shape).map(({ id }) => id));
