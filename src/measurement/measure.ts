import type { AnyActorRef, InspectionEvent } from 'xstate';
import { createMeasuring } from './measuring.ts';
import { createStepRecord } from './step-record.ts';

const { measureFlow: measure, ...measuring } = createMeasuring();
const record = createStepRecord();

export const { measureDrawer, startMeasuring } = measuring;
export const { isFault, lastSteps, watchFaults } = record;

/** Follows a flow for the measurement, and for the reports of errors. */
export function measureFlow(flow: AnyActorRef, past?: readonly InspectionEvent[]): void {
  record.recordSteps(flow, past);
  measure(flow, past);
}
