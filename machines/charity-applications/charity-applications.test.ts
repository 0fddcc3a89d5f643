import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { offline } from '../../domain/failure/index.ts';
import { type ApplicationsView, connectCharityApplications } from './charity-applications.machine.ts';
import { view } from './charity-applications.spec.ts';

it('a started review is not mistaken for a changed quantity whose answer was lost', async () => {
  const [received, sent] = view.applications;
  const inReview: ApplicationsView = { applications: [{ ...received!, version: 2, status: 'IN_REVIEW' }, sent!] };
  const reads = [view, inReview];
  const actor = createActor(
    connectCharityApplications({
      readView: () => Promise.resolve(reads.shift()!),
      perform: () => Promise.reject(offline()),
    }),
  ).start();
  await waitFor(actor, (snapshot) => snapshot.context.view !== null);
  actor.send({ type: 'action.submit', request: { _id: received!._id, version: 1, quantity: '300' } });
  await waitFor(actor, (snapshot) => snapshot.context.view === inReview && !snapshot.hasTag('busy'));
  expect([actor.getSnapshot().matches('done'), actor.getSnapshot().context.failure?.kind]).toEqual([false, 'offline']);
});
