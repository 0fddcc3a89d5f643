import { assign, fromPromise, setup } from 'xstate';
import type { Account } from '../../domain/account/index.ts';
import { seconds } from '../../domain/calendar/index.ts';
import { toFailure } from '../../domain/failure/index.ts';
import { persistLimit } from '../../domain/persisted/index.ts';
import type { SessionContext, SessionEvent, SessionInput, SessionMeta, SessionToken } from './session.types.ts';
import { words } from './session.words.ts';

const notConnected = (service: string) => () => Promise.reject(new Error(`${service} is not connected`));
const tokenOf = ({ context }: { context: SessionContext }) => ({ token: context.session!.token });

export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    input: SessionInput;
    tags: 'busy' | 'guest' | 'signedIn';
    meta: SessionMeta;
    children: { restore: 'restoreSession'; profile: 'readProfile'; close: 'closeSession' };
  },
  actors: {
    restoreSession: fromPromise<SessionToken | null, Record<string, never>>(notConnected('restoreSession')),
    readProfile: fromPromise<Account, { token: string }>(notConnected('readProfile')),
    closeSession: fromPromise<void, { token: string }>(notConnected('closeSession')),
  },
  guards: {
    isFound: (_, { session }: { session: SessionToken | null }) => session !== null,
    isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'unauthorized',
  },
  actions: {
    rememberSession: assign((_, { session }: { session: SessionToken | null }) => ({ session, failure: null })),
    rememberTime: assign((_, { at }: { at: number }) => ({ now: at })),
    rememberAccount: assign((_, { account }: { account: Account }) => ({ account, failure: null, redirectPath: null })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    rememberPlace: assign((_, { path }: { path: string | null }) => ({ redirectPath: path })),
    forgetSession: assign({ session: null, account: null, failure: null }),
    /** The world's side of these three is connected by `connectSession`. */
    keepToken: (_args, _session: { session: SessionToken }) => {},
    forgetShopper: () => {},
    recogniseShopper: (_args, _account: { account: Account }) => {},
  },
  delays: {
    persistLimit,
    readLimit: seconds(8),
    tokenLimit: ({ context }) => Math.max(0, (context.session?.expiresAt ?? 0) - context.now),
  },
}).createMachine({
  id: 'session',
  initial: 'restoring',
  context: ({ input }) => ({ session: null, account: null, redirectPath: null, failure: null, now: input.now }),
  on: {
    'session.open': {
      target: '.signedIn',
      actions: [
        { type: 'rememberSession', params: ({ event }) => event },
        { type: 'rememberTime', params: ({ event }) => event },
        { type: 'keepToken', params: ({ event }) => event },
      ],
    },
  },
  states: {
    restoring: {
      ...words.restoring,
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restoreSession',
        input: {},
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ session: event.output }) },
            target: 'signedIn',
            actions: { type: 'rememberSession', params: ({ event }) => ({ session: event.output }) },
          },
          { target: 'guest' },
        ],
        onError: {
          target: 'guest',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { persistLimit: { target: 'guest' } },
    },
    guest: { ...words.guest, tags: 'guest' },
    signedIn: {
      ...words.signedIn,
      tags: 'signedIn',
      initial: 'identifying',
      on: {
        'session.refused': { target: 'expired', actions: { type: 'rememberPlace', params: ({ event }) => event } },
        'session.lost': { target: 'guest', actions: ['forgetSession', 'forgetShopper'] },
        'session.close': {
          target: 'closing',
          actions: { type: 'rememberPlace', params: ({ event }) => ({ path: event.redirectPath }) },
        },
      },
      after: { tokenLimit: { target: 'expired' } },
      states: {
        identifying: {
          ...words.identifying,
          tags: 'busy',
          invoke: {
            id: 'profile',
            src: 'readProfile',
            input: tokenOf,
            onDone: {
              target: 'recognised',
              actions: [
                { type: 'rememberAccount', params: ({ event }) => ({ account: event.output }) },
                { type: 'recogniseShopper', params: ({ event }) => ({ account: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                target: '#session.expired',
              },
              {
                target: 'unidentified',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
          after: { readLimit: { target: 'unidentified' } },
        },
        unidentified: { ...words.unidentified, on: { 'profile.retry': { target: 'identifying' } } },
        recognised: {
          ...words.recognised,
          on: {
            'profile.changed': { actions: { type: 'rememberAccount', params: ({ event }) => event } },
          },
        },
      },
    },
    expired: {
      ...words.expired,
      tags: 'guest',
      entry: ['forgetSession', 'forgetShopper'],
      on: {
        'session.close': {
          target: 'guest',
          actions: { type: 'rememberPlace', params: ({ event }) => ({ path: event.redirectPath }) },
        },
      },
    },
    closing: {
      ...words.closing,
      tags: 'busy',
      invoke: {
        id: 'close',
        src: 'closeSession',
        input: tokenOf,
        onDone: { target: 'guest' },
        onError: { target: 'guest' },
      },
      after: { readLimit: { target: 'guest' } },
      exit: ['forgetSession', 'forgetShopper'],
    },
  },
});
