import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { TypedContext, useTyped } from '../../components/hooks/use-typed.ts';
import { setSignedIn } from './signed-in.ts';
import { typedKeeperOf } from './typed-keeper.ts';

function Form({ place }: { place: string }) {
  const [note, setNote] = useTyped(place, '');
  return <textarea value={note} onChange={(event) => setNote(event.target.value)} />;
}

/** Opens the form as its page does; answers what is in it. */
function open(accountId: string, place: string): string {
  setSignedIn(true);
  cleanup();
  render(
    <TypedContext value={typedKeeperOf(accountId)}>
      <Form place={place} />
    </TypedContext>,
    { wrapper: StrictMode },
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox').value;
}

const type = (text: string) => userEvent.type(screen.getByRole('textbox'), text);

test('what was typed is there again after the end of a session, for its account and in its form alone', async () => {
  expect(open('elif', 'note of order-1')).toBe('');
  await type('Sana iyi gelsin.');
  setSignedIn(false);
  cleanup();
  expect(open('gizem', 'note of order-1')).toBe('');
  expect(open('elif', 'note of order-2')).toBe('');
  expect(open('elif', 'note of order-1')).toBe('Sana iyi gelsin.');
});

test('a form that is left by a customer who is signed in is empty the next time', async () => {
  open('elif', 'leaving');
  await type('Fikrimi değiştirdim.');
  cleanup();
  expect(open('elif', 'leaving')).toBe('');
});
