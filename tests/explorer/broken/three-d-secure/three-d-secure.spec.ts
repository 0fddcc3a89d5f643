import { StateMachine, type AnyStateMachine } from 'xstate';
import { threeDSecureFlow as whole } from '../../../../machines/three-d-secure/three-d-secure.spec.ts';
import type { AnyFlowSpec } from 'model-testing';

/** The production machine with two faults: no check for a reported payment, and giving up leads to "paid". */
function broken({ config, implementations }: AnyStateMachine): AnyStateMachine {
  const { judging, approving } = config.states!;
  const [toPaid, ...others] = judging!.always as { target: string }[];
  const states = {
    ...config.states,
    judging: { ...judging, always: [{ target: toPaid!.target }, ...others] },
    approving: { ...approving, on: { ...approving!.on, 'payment.cancel': { target: 'paid' } } },
  };
  return new StateMachine({ ...config, states } as never, implementations as never) as AnyStateMachine;
}

const spec: AnyFlowSpec = whole;
export const threeDSecureFlow: AnyFlowSpec = { ...spec, machine: broken(spec.machine) };
