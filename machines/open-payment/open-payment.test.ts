import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { offline } from '../../domain/failure/index.ts';
import type { AccountAttempt } from '../../domain/payment/index.ts';
import { openPaymentMachine } from './open-payment.machine.ts';
import { openPaymentFlow } from './open-payment.spec.ts';

describe('time limits and polling', () => {
  it('the limits are ours: the specification names none for a payment', () => {
    const { leftLimit: _, ...fixed } = openPaymentMachine.implementations.delays;
    expect(fixed).toEqual({ poll: 10_000, arrivalLimit: 60_000, readLimit: 8_000 });
  });

  it('a guest sees the open payment for a day from the order on', () => {
    const clock = new SimulatedClock();
    const input = openPaymentFlow.inputs.left;
    const actor = createActor(openPaymentMachine, { input, clock }).start();
    actor.send({ type: 'shopper.known', account: null, at: input.now });
    actor.send({ type: 'page.shown', hasNotice: true, at: input.now });
    clock.increment(input.hint.since + 86_400_000 - input.now - 1);
    expect(actor.getSnapshot().value).toBe('left');
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ none: 'resting' });
  });

  it('polls every ten seconds while a payment is open, awaited or cannot be looked up', async () => {
    const clock = new SimulatedClock();
    const answers = [openPaymentFlow.outcomes.find.done.open, null, openPaymentFlow.outcomes.find.done.open];
    let asked = 0;
    const machine = openPaymentMachine.provide({
      actors: {
        findOpenAttempt: fromPromise(() => {
          asked += 1;
          const answer = answers[asked - 2];
          return answer === undefined ? Promise.reject(offline()) : Promise.resolve(answer);
        }),
        readAttempt: fromPromise(() => Promise.resolve<AccountAttempt | null>(null)),
      },
    });
    const actor = createActor(machine, { input: openPaymentFlow.inputs.left, clock }).start();
    actor.send({ type: 'shopper.known', account: 'elif', at: openPaymentFlow.inputs.left.now });
    actor.send({ type: 'page.shown', hasNotice: true, at: openPaymentFlow.inputs.left.now });
    const seen: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      seen.push(actor.getSnapshot().value);
      clock.increment(10_000);
    }
    expect([seen, asked]).toEqual([
      ['lookupFailed', { open: 'resting' }, { awaiting: 'resting' }, { open: 'resting' }],
      5,
    ]);
  });
});
