export type { Asked } from './open-renewals.ts';
export { switchStep } from './renewal-job-state.repository.ts';
export { findStrays, readSteps, reconcileEngine, reconcileEngineJob, type Stray } from './renewal-job-state.ts';
export { carryOutOne, dueStep, workOf } from './renewal-job-steps.ts';
export { engineFaultsPort, engineJob } from './renewal-job.ts';
