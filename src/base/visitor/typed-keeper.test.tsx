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

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;

const page = (accountId: string | null, place: string) => (
  <TypedContext value={accountId === null ? null : typedKeeperOf(accountId)}>
    <Form place={place} />
  </TypedContext>
);

/** Opens the form as its page does; answers what is in it. */
function open(accountId: string, place: string): string {
  setSignedIn(true);
  cleanup();
  render(page(accountId, place), { wrapper: StrictMode });
  return field();
}

const type = (text: string) => userEvent.type(screen.getByRole('textbox'), text);

test('text typed before a session ended is restored for its account and form only', async () => {
  expect(open('elif', 'note of order-1')).toBe('');
  await type('Sana iyi gelsin.');
  setSignedIn(false);
  cleanup();
  expect(open('gizem', 'note of order-1')).toBe('');
  expect(open('elif', 'note of order-2')).toBe('');
  expect(open('elif', 'note of order-1')).toBe('Sana iyi gelsin.');
});

test('a form left while signed in is empty the next time', async () => {
  open('elif', 'leaving');
  await type('Fikrimi değiştirdim.');
  cleanup();
  expect(open('elif', 'leaving')).toBe('');
});

test('text is restored when the account is known after its form, unless newer text was typed', async () => {
  open('elif', 'late');
  await type('Önce yazdım.');
  const openBefore = () => {
    setSignedIn(false);
    cleanup();
    setSignedIn(true);
    return render(page(null, 'late'), { wrapper: StrictMode });
  };
  const { rerender } = openBefore();
  expect(field()).toBe('');
  rerender(page('elif', 'late'));
  expect(field()).toBe('Önce yazdım.');

  const again = openBefore();
  await type('Sonra yazdım.');
  again.rerender(page('elif', 'late'));
  expect(field()).toBe('Sonra yazdım.');
});
