import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { connectSubscription } from './subscription.machine.ts';
import { running } from './subscription.spec.ts';

it('sending one box to another address performs the previewed action on the version shown', async () => {
  const asked: unknown[] = [];
  const action = { kind: 'sendTo', addressId: 'mum', isGift: true } as const;
  const sent = { ...running, version: 4, undoable: 'sendTo' };
  const flow = createActor(
    connectSubscription({
      readSubscription: () => Promise.resolve(running),
      previewAction: (input) => {
        asked.push(['preview', input.view.version, input.action]);
        return Promise.resolve({ before: running.deliveries, after: sent.deliveries });
      },
      performAction: (input) => {
        asked.push(['perform', input.view.version, input.action, input.because]);
        return Promise.resolve(sent);
      },
      undoAction: () => Promise.resolve(running),
    }),
    { input: { id: running.id, isHome: true } },
  ).start();
  await waitFor(flow, (state) => state.matches('shown'));
  flow.send({ type: 'dialog.open', dialog: 'sendTo' });
  flow.send({ type: 'action.choose', action });
  await waitFor(flow, (state) => state.matches('previewed'));
  flow.send({ type: 'action.confirm', because: { reasonId: null, note: 'x'.repeat(201) } });
  expect(flow.getSnapshot().context.errors).toEqual([{ field: 'note', code: 'tooLong' }]);
  const because = { reasonId: null, note: 'İyi ki doğdun!' };
  flow.send({ type: 'action.confirm', because });
  const { context } = await waitFor(flow, (state) => state.matches('shown'));
  expect(asked).toEqual([
    ['preview', 3, action],
    ['perform', 3, action, because],
  ]);
  expect([context.done, context.dialog, context.view]).toEqual(['sendTo', null, sent]);
});
