/** Browser-safe: no node, no vitest, no fast-check. Those live in `report.ts`, `vitest.ts`, `random-walks.ts` and `samples-from.ts`. */
export type * from './flow-report.ts';
export type * from './flow-samples.ts';
export type * from './flow-spec.ts';
export { CannotWalkError } from './cannot-walk-error.ts';
export { bothLanguages, checkAnatomy, missingParts } from './check-anatomy.ts';
export { checkInvariants, checkWaysOut, type InvariantResult, type WayOutResult } from './check-invariants.ts';
export { checkPath, type PathFailure } from './check-path.ts';
export { checkPostconditions, type PostconditionResult } from './check-postconditions.ts';
export { checkProperties, propertyProblem, type PropertyResult } from './check-properties.ts';
export { coverage, coveredBy, promisedCounts, withoutExcused, type Count, type Coverage } from './coverage.ts';
export { derivePaths, type DeriveOptions } from './derive-paths.ts';
export { isClockwork, parseEventName, readableEventName, serviceName, type EventName } from './xstate-5.ts';
export { pathText, tokenOf, tokensOf, type EventToken } from './event-token.ts';
export { examineFlow, type Examination } from './examine-flow.ts';
export {
  flowGraphs,
  shortestPathTo,
  visitKey,
  walkPath,
  type FlowGraph,
  type GraphEdge,
  type GraphNode,
} from './flow-graph.ts';
export { killMutants, noticedIn, type MutantReport, type NoticedMutants } from './kill-mutants.ts';
export {
  countedStates,
  drivableTransitions,
  machineShape,
  stateNodes,
  transitionId,
  transitionsOf,
  type MachineShape,
  type StateShape,
  type TransitionShape,
} from './machine-shape.ts';
export { mutants, type Mutant } from './mutants.ts';
export { observeMachine, type Effect, type ObservedMachine, type Timer, type Visit } from './observed-machine.ts';
export { eventLabel, everyEvent, MissingSampleError, offeredEvents } from './offered-events.ts';
export {
  firstDifference,
  playActor,
  replay,
  replayAll,
  type Observation,
  type PlayedActor,
  type Replay,
} from './replay.ts';
export { requirementsIn, requirementsOf, type RequirementProof } from './requirements.ts';
export { checkSneakPaths, sneakPaths, type SneakPath, type SneakResult } from './sneak-paths.ts';
export { isPossibleInTime, possibleInTime } from './timer-order.ts';
