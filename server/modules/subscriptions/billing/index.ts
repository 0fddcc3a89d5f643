export type { Asked } from './open-renewals.ts';
export { switchStep } from './renewal-job-state.repository.ts';
export {
  findInconsistencies,
  readSteps,
  reconcileRenewals,
  reconcileRenewalsJob,
  type Inconsistency,
} from './renewal-job-state.ts';
export { carryOutOne, dueStep, workOf } from './renewal-job-steps.ts';
export { renewalJobFaultsPort, renewalJob } from './renewal-job.ts';
