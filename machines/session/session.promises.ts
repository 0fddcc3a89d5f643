import type { Account } from '../../domain/account/index.ts';
import type { StepPromise } from 'model-testing';
import type { sessionMachine } from './session.machine.ts';
import type { SessionEvent } from './session.types.ts';

type Given = Extract<SessionEvent, { type: 'session.open' }>;

export const sessionPromises: readonly StepPromise<typeof sessionMachine>[] = [
  {
    name: 'whoever signs in, or was signed in, is asked about at once. Spec §4',
    on: ['session.open', 'restore.done.kept', 'profile.retry'],
    to: (after, _before, _event, { asked }) =>
      after.matches({ signedIn: 'identifying' }) && asked.profile?.token === after.context.session?.token,
  },
  {
    name: 'where no session was kept, or none can be read, shopping goes on as a guest. Spec §2',
    on: ['restore.done.none', 'restore.failed', 'after.persistLimit'],
    to: ['guest'],
  },
  {
    name: 'a session that ends by itself is called expired, so that signing in leads back. Spec §4',
    on: ['session.refused', 'profile.failed.refused', 'after.tokenLimit'],
    from: ['signedIn'],
    to: ['expired'],
  },
  {
    name: 'what could not be read is remembered with its reason',
    on: ['restore.failed', 'profile.failed.offline'],
    to: ({ context }, _, { error }) => context.failure === error,
  },
  {
    name: 'where the shopper stood is remembered, to lead back there. Spec §4',
    on: ['session.refused', 'session.close'],
    to: ({ context }, _, { type, path, redirectPath }) =>
      context.redirectPath === (type === 'session.refused' ? path : redirectPath),
  },
  {
    name: 'a token that is given is kept, and its life counts from then. Spec §6',
    on: ['session.open'],
    to: ({ context }, _before, { session, at }, { ran }) =>
      (ran['keepToken'] as Given | undefined)?.session === session && context.now === at,
  },
  {
    name: 'whoever was signed in is forgotten with the session: cookie, review reminder, error reports. Spec §4',
    on: [
      'session.refused',
      'session.lost',
      'profile.failed.refused',
      'close.done',
      'close.failed',
      'after.tokenLimit',
      'after.readLimit',
    ],
    from: ['signedIn', 'closing'],
    to: (after, before, _event, { ran }) =>
      'forgetShopper' in ran === (before.context.session !== null && after.context.session === null),
  },
  {
    name: 'signing out in another tab signs out here. Spec §4',
    on: ['session.lost'],
    from: ['signedIn'],
    to: ['guest'],
  },
  {
    name: 'whoever signs out is signed out, also when the session had ended before. Spec §4',
    on: ['session.close'],
    from: ['signedIn', 'expired'],
    to: ['closing', 'guest'],
  },
  {
    name: 'signing out ends as a guest, whatever the server says. Spec §4',
    on: ['close.done', 'close.failed', 'after.readLimit'],
    from: ['closing'],
    to: ['guest'],
  },
  {
    name: 'a shopper whose account was read is recognised. Spec §3',
    on: ['profile.done'],
    to: (after, _before, { output }, { ran }) =>
      after.matches({ signedIn: 'recognised' }) &&
      after.context.account === output &&
      after.context.redirectPath === null &&
      (ran['recogniseShopper'] as { account: Account } | undefined)?.account === output,
  },
  {
    name: 'a shopper whose account cannot be read stays signed in, and can ask again',
    on: ['profile.failed.offline', 'after.readLimit'],
    from: ['signedIn.identifying'],
    to: ['signedIn.unidentified'],
  },
  {
    name: 'an account that cannot be read can be asked for again',
    on: ['profile.retry'],
    from: ['signedIn.unidentified'],
    to: ['signedIn.identifying'],
  },
  {
    name: 'an edited profile counts at once. Spec §3',
    on: ['profile.changed'],
    from: ['signedIn.recognised'],
    to: ({ context }, _, event) => context.account === (event['account'] as Account),
  },
];
