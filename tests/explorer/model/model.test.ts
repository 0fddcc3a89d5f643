import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import explorer from '../../../explorer.config.ts';
import { cartFlow } from '../../../machines/cart/cart.spec.ts';
import { checkoutFlow } from '../../../machines/checkout/checkout.spec.ts';
import { threeDSecureFlow } from '../../../machines/three-d-secure/three-d-secure.spec.ts';
import { mutants, observeMachine, type AnyFlowSpec } from 'model-testing';
import { chartGraph, flowVersion, followOnActor, followTokens, layoutChart, moneyOf, tokenOf } from 'machine-explorer';
import { followLink, moneySentence, offersAt, type PlacedState as Placed, scenario } from 'machine-explorer/testing';

const threeDSecure: AnyFlowSpec = threeDSecureFlow;
const cart: AnyFlowSpec = cartFlow;
const checkout: AnyFlowSpec = checkoutFlow;

describe('event token', () => {
  it('never carries a secret: a sample represents it', () => {
    const typed = { type: 'pay', card: { number: '4242424242424242', cvc: '123' } };
    const spec = { ...threeDSecure, events: { pay: [{ card: { kind: 'saved' } }] } };
    expect(tokenOf(spec, typed)).toEqual('pay');
  });

  it('carries any other payload without a sample', () => {
    expect(tokenOf(cart, { type: 'promoCode.set', code: 'YAZ' })).toEqual('promoCode.set={"code":"YAZ"}');
  });
});

describe('walk', () => {
  it('is in the same state on the real actor as on the pure machine', () => {
    expect(
      followOnActor(explorer.within, threeDSecure, 'challenged', [
        'frame.opened',
        'challenge.returned',
        'read.done.declined',
      ]),
    ).toEqual([
      'approving.opening, unknown',
      'approving.waiting, unknown',
      'settling.reading, unknown',
      'declined, notCharged',
    ]);
  });

  it('stops at an unknown token and suggests a known one', () => {
    expect(followTokens(threeDSecure, 'challenged', ['frame.opened', 'payment.cancle']).stoppedBy).toEqual(
      'three-d-secure: No event "payment.cancle". Did you mean payment.cancel?',
    );
  });

  it('starts with the first input, and says so, when a link names an unknown one', () => {
    const { input, steps, stoppedBy } = followLink(threeDSecure, { input: 'resumd', tokens: ['read.done.declined'] });
    expect({ input, steps: steps.length, stoppedBy }).toEqual({
      input: 'challenged',
      steps: 1,
      stoppedBy: 'three-d-secure: No input "resumd". Did you mean resumed?',
    });
    expect(followLink(threeDSecure, { input: 'resumed', tokens: ['read.done.declined'] }).stoppedBy).toEqual(null);
  });

  it('separates possible events from refused ones', () => {
    const observed = observeMachine(cart.machine);
    const { steps } = followTokens(cart, 'empty', [], observed);
    const offers = offersAt(cart, steps[0]!.visit, observed);
    expect(offers.find(({ token }) => token === 'line.restore')?.isPossible).toEqual(false);
    expect(offers.find(({ token }) => token === 'line.add~1')?.isPossible).toEqual(true);
  });
});

it('a scenario names who acts, the resulting state and the money', () => {
  const { steps } = followTokens(threeDSecure, 'resumed', ['read.done.declined']);
  expect(
    scenario({ spec: threeDSecure, title: 'Waits for the bank', within: explorer.within }, 'resumed', steps, 'en'),
  ).toEqual(
    [
      'Scenario: Waits for the bank (starting: Back to an open payment)',
      '  Given: The server is asked how the payment ended.',
      '    Money: We do not know yet whether money was charged; nobody should pay again.',
      '  When 1: The bank declines the card (an answer from outside)',
      '    Then: The bank refused. Nothing has been charged.',
      '    Money: No money has been charged.',
      '',
    ].join('\n'),
  );
});

it('a state may have its own money sentence; a nested flow decides for the state around it', () => {
  const { steps } = followTokens(checkout, 'comingBack', ['recovery.done.atBank', 'payment.resume']);
  expect(
    steps.map(({ visit: { snapshot } }) => [
      moneyOf(explorer.within, snapshot),
      moneySentence(explorer.within, checkout, snapshot, 'en'),
    ]),
  ).toEqual([
    ['unknown', 'An earlier payment may still be open, so we check first. Until we know, no new payment starts.'],
    ['notCharged', 'No money has been charged.'],
    [
      'unknown',
      'Money moves only if the shopper approves at the bank; until its answer comes we do not know whether that was done.',
    ],
  ]);
});

it('the version changes with the machine, not with its words', () => {
  const reworded = { ...threeDSecure, words: {} };
  expect(flowVersion(reworded)).toEqual(flowVersion(threeDSecure));
  const retargeted = mutants(threeDSecure.machine)
    .find(({ kind }) => kind === 'retarget')!
    .make();
  expect(flowVersion({ machine: retargeted })).not.toEqual(flowVersion(threeDSecure));
});

const isInside = (one: Placed, outer: Placed) =>
  one.x >= outer.x &&
  one.y >= outer.y &&
  one.x + one.width <= outer.x + outer.width &&
  one.y + one.height <= outer.y + outer.height;
const isApart = (one: Placed, other: Placed) =>
  other.x >= one.x + one.width ||
  one.x >= other.x + other.width ||
  other.y >= one.y + one.height ||
  one.y >= other.y + other.height;

describe('layout', () => {
  it('places every state inside its parent, and no two siblings on each other', async () => {
    const { states } = await layoutChart(new Elk(), chartGraph(cart, { language: 'tr' }));
    const byId = new Map(states.map((placed) => [placed.state.id, placed]));
    const misplaced = states.flatMap((placed) => {
      const parent = byId.get(placed.state.parentId!);
      const siblings = states.filter((other) => other !== placed && other.state.parentId === placed.state.parentId);
      const isWell = (!parent || isInside(placed, parent)) && siblings.every((other) => isApart(placed, other));
      return isWell ? [] : [placed.state.id];
    });
    expect(misplaced).toEqual([]);
    expect(states.length).toEqual(12);
  });

  it('a folded state takes over the edges of its hidden states', () => {
    const { states, edges } = chartGraph(threeDSecure, { language: 'en', folded: new Set(['threeDSecure.approving']) });
    expect(states.map(({ name }) => name)).not.toContain('waiting');
    expect(edges.map(({ id }) => id)).toContain('threeDSecure.approving→threeDSecure.judging');
  });
});
