import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { NO_LOCATION, type Place } from '../../domain/address/index.ts';
import { timedOut } from '../../domain/failure/index.ts';
import { connectAddress } from '../../machines/address/index.ts';
import { setSignedIn } from './visitor/signed-in.ts';
import { useFlow } from './use-flow.ts';

const draft = {
  title: '',
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5321234567' },
  location: NO_LOCATION,
  line: '',
  postalCode: '',
};

/** Countries that are answered when the test says so, or given up when they are no longer wanted. */
function openPlaces() {
  const asked: AbortSignal[] = [];
  const { promise, resolve } = Promise.withResolvers<readonly Place[]>();
  const flow = connectAddress({
    listPlaces: (_, signal) => {
      asked.push(signal);
      const givenUp = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(timedOut()));
      });
      return Promise.race([promise, givenUp]);
    },
    saveAddress: () => Promise.reject(timedOut()),
    readAddress: () => Promise.reject(timedOut()),
  });
  const Countries = () => {
    const [snapshot] = useFlow(() => createActor(flow, { input: { address: null, draft, isInUse: false } }));
    return <p>{snapshot.context.lists.country.map(({ name }) => name.tr).join()}</p>;
  };
  return { asked, Countries, answer: (places: readonly Place[]) => act(async () => resolve(places)) };
}

test('in StrictMode a flow sends its request once, and receives the answer', async () => {
  const { asked, Countries, answer } = openPlaces();
  render(<Countries />, { wrapper: StrictMode });
  await answer([{ _id: 'tr', name: { tr: 'Türkiye', en: 'Türkiye' } }]);
  expect([screen.getByRole('paragraph').textContent, asked.map(({ aborted }) => aborted)]).toEqual([
    'Türkiye',
    [false],
  ]);
});

test('a flow stops when its component unmounts, and its request is aborted', async () => {
  const { asked, Countries } = openPlaces();
  const { unmount } = render(<Countries />, { wrapper: StrictMode });
  unmount();
  await act(async () => undefined);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
});

const saving = setup({}).createMachine({
  initial: 'saving',
  states: {
    saving: { tags: 'settling', on: { answered: 'reading' } },
    reading: { tags: 'settling', on: { answered: 'known' } },
    known: {},
  },
});

test('a flow that is saving when its page is left stops only once saved', async () => {
  const actor = createActor(saving);
  const Saving = () => {
    useFlow(() => actor);
    return null;
  };
  render(<Saving />, { wrapper: StrictMode }).unmount();
  const seen: unknown[] = [];
  for (const _ of ['left', 'saved', 'read']) {
    await act(async () => undefined);
    const { status, value } = actor.getSnapshot();
    seen.push([status, value]);
    actor.send({ type: 'answered' });
  }
  expect(seen).toEqual([
    ['active', 'saving'],
    ['active', 'reading'],
    ['stopped', 'known'],
  ]);
});

const received: string[] = [];
const listening = setup({}).createMachine({
  on: { '*': { actions: ({ event }) => void received.push(event.type) } },
});

function Form() {
  const [, send] = useFlow(() => createActor(listening), 'form');
  return <button onClick={() => send({ type: 'typed' })}>type</button>;
}

async function visit(isSignedInAtTheEnd: boolean) {
  setSignedIn(true);
  const page = render(<Form />);
  screen.getByRole('button').click();
  setSignedIn(isSignedInAtTheEnd);
  page.unmount();
  await act(async () => {});
}

test('a flow with a name outlives a lost session, and receives `session.restored`; otherwise it ends with its page', async () => {
  await visit(true);
  await visit(false);
  await visit(true);
  expect(received).toEqual(['typed', 'typed', 'session.restored', 'typed']);
});
