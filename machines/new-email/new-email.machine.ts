import { assign, setup } from 'xstate';
import { type Failure, timedOut } from '../../domain/failure/index.ts';
import { ask, connect, limits, port, type ServicesOf, withFailure, withOutput } from '../kit/index.ts';

const refusals = ['INVALID_TOKEN', 'LINK_EXPIRED', 'LINK_USED', 'LINK_SUPERSEDED', 'EMAIL_TAKEN'] as const;

/** Why a link is not valid; final. */
export type RefusedLink = (typeof refusals)[number];

/** Services that the flow calls. Every rejection is a `Failure`; the codes of RefusedLink are final. */
const newEmailPort = port({
  /** The e-mail address that the link confirms. Changes nothing. */
  checkLink: ask<{ token: string }, { email: string }>(),
  /** Changes the account's address to it; the same link a second time rejects with LINK_USED. */
  confirmEmail: ask<{ token: string }, { email: string }>(),
});

export type NewEmailServices = ServicesOf<typeof newEmailPort>;
export type NewEmailEvent = { type: 'email.confirm' } | { type: 'link.retry' };

export const newEmailMachine = setup({
  types: {} as {
    input: { token: string };
    context: { token: string; email: string; failure: Failure | null; refusal: RefusedLink | null };
    events: NewEmailEvent;
    tags: 'busy';
    children: { check: 'checkLink'; confirmation: 'confirmEmail' };
  },
  actors: newEmailPort.actors,
  guards: {
    isRefusal: (_, { failure }: { failure: Failure }) => refusals.some((code) => code === failure.code),
  },
  actions: {
    rememberEmail: assign((_, { output }: { output: { email: string } }) => ({ email: output.email })),
    rememberRefusal: assign((_, { failure }: { failure: Failure }) => ({
      refusal: refusals.find((code) => code === failure.code) ?? null,
    })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
    forgetFailure: assign({ failure: null }),
  },
  delays: limits,
}).createMachine({
  id: 'newEmail',
  initial: 'checking',
  context: ({ input }) => ({ token: input.token, email: '', failure: null, refusal: null }),
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'checkLink',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'ready', actions: withOutput('rememberEmail') },
        onError: [
          { guard: withFailure('isRefusal'), target: 'refused', actions: withFailure('rememberRefusal') },
          { target: 'unchecked', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'unchecked', actions: 'rememberTimeout' } },
    },
    unchecked: { on: { 'link.retry': { target: 'checking', actions: 'forgetFailure' } } },
    ready: { on: { 'email.confirm': { target: 'confirming', actions: 'forgetFailure' } } },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmation',
        src: 'confirmEmail',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'confirmed' },
        onError: [
          { guard: withFailure('isRefusal'), target: 'refused', actions: withFailure('rememberRefusal') },
          { target: 'ready', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'ready', actions: 'rememberTimeout' } },
    },
    confirmed: { type: 'final' },
    refused: { type: 'final' },
  },
});

export const connectNewEmail = (services: NewEmailServices) => connect(newEmailMachine, newEmailPort, services);
