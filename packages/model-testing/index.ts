/** Browser-safe. What needs Node, Vitest or fast-check is in `report`, `vitest`, `random-walks` and `samples-from`. */
export type * from './flow-report.ts';
export type * from './spec/flow-samples.ts';
export type * from './spec/flow-spec.ts';
export { CannotWalkError } from './machine/cannot-walk-error.ts';
export { bothLanguages, checkAnatomy, missingParts } from './checks/check-anatomy.ts';
export { checkInvariants, checkWaysOut, type InvariantResult, type WayOutResult } from './checks/check-invariants.ts';
export { checkPath, type PathFailure } from './checks/check-path.ts';
export { checkPostconditions, type PostconditionResult } from './checks/check-postconditions.ts';
export { checkProperties, propertyProblem, type PropertyResult } from './checks/check-properties.ts';
export { coverage, coveredBy, promisedCounts, withoutExcused, type Count, type Coverage } from './paths/coverage.ts';
export { derivePaths, type DeriveOptions } from './paths/derive-paths.ts';
export { isClockwork, parseEventName, readableEventName, serviceName, type EventName } from './machine/xstate-5.ts';
export { pathText, tokenOf, tokensOf, type EventToken } from './machine/event-token.ts';
export { examineFlow, type Examination } from './examine-flow.ts';
export {
  flowGraphs,
  shortestPathTo,
  visitKey,
  walkPath,
  type FlowGraph,
  type GraphEdge,
  type GraphNode,
} from './paths/flow-graph.ts';
export { killMutants, noticedIn, type MutantReport, type NoticedMutants } from './mutants/kill-mutants.ts';
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
} from './machine/machine-shape.ts';
export { mutants, type Mutant } from './mutants/mutants.ts';
export {
  observeMachine,
  type Effect,
  type ObservedMachine,
  type Timer,
  type Visit,
} from './machine/observed-machine.ts';
export { eventLabel, everyEvent, MissingSampleError, offeredEvents } from './machine/offered-events.ts';
export {
  firstDifference,
  playActor,
  replay,
  replayAll,
  type Observation,
  type PlayedActor,
  type Replay,
} from './paths/replay.ts';
export { requirementsIn, requirementsOf, type RequirementProof } from './checks/requirements.ts';
export { checkSneakPaths, sneakPaths, type SneakPath, type SneakResult } from './paths/sneak-paths.ts';
export { isPossibleInTime, possibleInTime } from './paths/timer-order.ts';
