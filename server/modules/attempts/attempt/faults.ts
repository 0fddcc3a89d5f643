import type { AppContext } from '../../../platform/context.ts';
import { definePort } from '../../../platform/module.ts';

/**
 * The steps of a payment at which tests kill the process, in the order a payment passes them. `before…` a bank call:
 * its data is committed. `after…` a bank call: the bank has answered, and nothing of the answer is stored yet.
 */
export const ATTEMPT_STEPS = [
  'insideOpen',
  'afterOpen',
  'beforeStart',
  'afterStart',
  'beforeCharge',
  'afterCharge',
  'insideCallback',
  'afterCallback',
  'beforeFinish',
  'afterFinish',
  'beforeLookup',
  'afterLookup',
  'beforeCancel',
  'afterCancel',
  'beforeRefund',
  'afterRefund',
  'insideFulfil',
  'insideRelease',
  'insideNotify',
  'insideRecord',
  'afterRecord',
] as const;
export type AttemptStep = (typeof ATTEMPT_STEPS)[number];

/** Breaks the server on purpose. Whatever `at` throws is treated as the death of the process: nothing cleans up. */
export type Faults = { at(step: AttemptStep, attemptId: string): void | Promise<void> };

/** `now` is set by tests, or by FAULT_AT in sandbox mode. Never looked at in production. */
export type WithFaults = { faults: { now: Faults | null } };
export const faultsPort = definePort<WithFaults>('faults');

/**
 * The faults that FAULT_AT asks for: `afterFinish` kills this process the first time it gets there, `afterFinish:3` the
 * third time. Null without the setting. Throws on a step that does not exist.
 */
export function readFaults(setting: string | undefined, kill: () => void): Faults | null {
  if (!setting) return null;
  const [wanted, count = '1'] = setting.split(':');
  if (!ATTEMPT_STEPS.some((step) => step === wanted)) {
    throw new Error(`FAULT_AT names no step: ${setting}. Steps: ${ATTEMPT_STEPS.join(', ')}.`);
  }
  let left = Number(count);
  return {
    at: (step) => {
      if (step !== wanted) return;
      left -= 1;
      if (left === 0) kill();
    },
  };
}

/** Runs the set fault for a step, if any. Does nothing in production mode. */
export const faultPoint =
  (context: AppContext<WithFaults>) =>
  async (step: AttemptStep, attemptId: string): Promise<void> => {
    if (context.config.mode !== 'production') await context.faults.now?.at(step, attemptId);
  };
