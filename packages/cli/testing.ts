/** Exported for tests only. */
export { changedSources, namedIn, readSources } from './machines-diff/compare-sources.ts';
export { changeLines, compareMachines } from './machines-diff/compare.ts';
export { withSights } from './machines-diff/sights.ts';
export { levelLines } from './paths/print-tables.ts';
export { readLevels } from './paths/read-levels.ts';
