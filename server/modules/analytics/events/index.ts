export {
  addEvents,
  allowsMeasuring,
  countEdges,
  countWays,
  fewestSessions,
  forgetVisits,
  rememberEdges,
  rememberVisitor,
} from './analytics.repository.ts';
export { countEvents } from './count-events.repository.ts';
export { recordOutcomes } from './outcomes.ts';
export { isWithin, type Period } from './period.repository.ts';
