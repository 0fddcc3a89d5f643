import { waitFor } from 'xstate';
import type { SessionToken } from '../../../machines/session/index.ts';
import { cart } from '../../alive/index.ts';
import { startSession } from '../session/session.ts';

/** Opening the session makes the cart request the account's prices. ADR 0011. */
export async function repriceCart(opened: SessionToken): Promise<void> {
  startSession().send({ type: 'session.open', session: opened });
  await waitFor(cart, (snapshot) => !snapshot.hasTag('busy'));
}
