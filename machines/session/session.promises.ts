import type { Account } from '../../domain/account/index.ts';
import type { StepPromise } from '../../model-testing/flow-spec.ts';
import type { sessionMachine } from './session.machine.ts';

export const sessionPromises: readonly StepPromise<typeof sessionMachine>[] = [
  {
    name: 'whoever signs in, or was signed in, is asked about at once. Spec §4',
    on: ['session.open', 'restore.done.kept', 'profile.retry'],
    to: ['signedIn.identifying'],
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
    to: ['signedIn.recognised'],
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
