export { ATTEMPT_STEPS, type AttemptStep, type Faults, faultsPort, readFaults } from './faults.ts';
export { paymentAttempts } from './tables.ts';
