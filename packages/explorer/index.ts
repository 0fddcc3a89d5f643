export { chartGraph, labelOf, type ChartGraph } from './chart/chart-graph.ts';
export { chartSvg } from './chart/drawing.ts';
export { layoutChart, type LayoutEngine } from './chart/layout.ts';
export type { Mark } from './chart/marks.ts';
export {
  fill,
  type Brand,
  type ExplorerConfig,
  type FlowsWithin,
  type Highlight,
  type Phrase,
  type Requirement,
} from './config.ts';
export * from './difference/difference.types.ts';
export { groupChanges, type ChangeGroup } from './difference/group-changes.ts';
export { subjectOf } from './difference/subject-of.ts';
export { notKnown } from './model/closest.ts';
export { flowDescription, type DescribedFlow } from './model/flow-description.ts';
export { descriptionOf, operationOf, stateName, wordsFor } from './model/copy.ts';
export { eventWords, tokenOf, tokensOf } from './model/event-token.ts';
export { flowVersion } from './model/flow-version.ts';
export { flowWithin } from './model/flow-within.ts';
export { playwrightSource, vitestSource } from './model/generated-test.ts';
export { isPromised, keptOf, type Level } from './model/levels.ts';
export { machineMermaid, pathsMermaid } from './model/mermaid.ts';
export { readPermalink, writePermalink } from './model/permalink.ts';
export { breaks } from './model/rules.ts';
export { analyticsOf, metaOf, moneyOf, statePathOf } from './model/state-path.ts';
export { followOnActor, followTokens, type Walk } from './model/walk.ts';
export type { LevelReport } from './overlays/run-data.ts';
export { paletteSheet } from './theme/palette.ts';
export type { Language } from './words.ts';
