/** Exported for tests only. */
export { saidOn, wordsForEdges } from './model/edge-words.ts';
export { badgesOf, codeWidth, nameSize, textSize, type Box, type Layout, type PlacedState } from './chart/layout.ts';
export { textWidth } from './chart/text-width.ts';
export { levels, promisedTransitions } from './model/levels.ts';
export { scenario } from './model/scenario.ts';
export { leavesOf, moneySentence } from './model/state-path.ts';
export { followLink, offersAt } from './model/walk.ts';
export { overlays } from './overlays/overlay.ts';
export { moneyOnScreen } from './stage/own-money.ts';
export { allWords } from './words.ts';
