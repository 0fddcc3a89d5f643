import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { threeDSecureCopy } from './three-d-secure.copy.ts';
import { type ThreeDSecureInput, threeDSecureMachine } from './three-d-secure.machine.ts';
import { threeDSecurePromises } from './three-d-secure.promises.ts';
import { threeDSecureRules } from './three-d-secure.rules.ts';

const challenged: ThreeDSecureInput = {
  purpose: 'purchase',
  attemptId: 'attempt-1',
  redirectUrl: 'https://bank.example/3ds/1',
  amount: kurus(83_574),
  expiresAt: 1_800_000_300_000,
};

export const threeDSecureFlow = defineFlow(threeDSecureMachine, {
  name: 'three-d-secure',
  copy: threeDSecureCopy,
  inputs: {
    challenged,
    resumed: { ...challenged, purpose: 'cardCheck', redirectUrl: null },
  },
  events: {},
  outcomes: {
    read: {
      done: {
        stillApproving: { state: 'challenging' },
        justCreated: { state: 'created' },
        settling: { state: 'settling' },
        unknown: { state: 'unknown' },
        paid: { state: 'paid', orderIds: ['order-1'] },
        declined: { state: 'declined', declineCode: 'insufficientFunds', retryable: true },
        refusedForGood: { state: 'declined', declineCode: 'stolenCard', retryable: false },
        expired: { state: 'expired' },
        abandoned: { state: 'abandoned' },
      },
      failed: failures('offline', 'unavailable', 'sessionOver'),
    },
    abandon: {
      done: {
        abandoned: { state: 'abandoned' },
        paidAfterAll: { state: 'paid', orderIds: ['order-1'] },
        settling: { state: 'settling' },
      },
      failed: failures('offline', 'sessionOver'),
    },
  },
  project: ({ context }) => ({
    reads: context.reads,
    report: context.report?.state ?? null,
    failure: context.failure?.kind ?? null,
  }),
  tags: {
    frame: ['approving.opening', 'approving.waiting', 'approving.looking', 'lookupFailed'],
    leavable: ['approving', 'lookupFailed', 'unknown', 'abandonFailed', 'suspended'],
    busy: ['approving.opening', 'settling', 'unknown.reading', 'abandoning'],
    resting: [
      'approving.blocked',
      'approving.waiting',
      'approving.looking',
      'lookupFailed',
      'unknown',
      'abandonFailed',
      'suspended',
    ],
  },
  invariants: threeDSecureRules,
  promises: threeDSecurePromises,
  beyondBrowser: [
    {
      item: 'threeDSecure.suspended payment.leave[0]',
      reason: 'an ended session leads to the door of the shop, where one signs in again or goes elsewhere',
    },
  ],
  equivalent: [
    ...['looking', 'blocked.reading'].map((state) => ({
      mutant: `drop action forgetFailure at threeDSecure.approving.${state} read done[0]`,
      reason: 'shared with `lookupFailed.reading`; a snapshot led to `approving` has had an answer, and so no failure',
    })),
    {
      mutant: 'retarget to threeDSecure.entering: threeDSecure.judging always[4]',
      reason: '`entering` leads on to approving at once where there is a page, and the guard wants one',
    },
  ],
});
