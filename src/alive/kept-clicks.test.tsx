import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InTurkish } from '../components/in-turkish.tsx';
import { Stepper } from '../components/stepper.tsx';
import { keepClicks } from './kept-clicks.ts';
import { needsApp } from './live.tsx';

const counts = [0, 8, 12, 16];

function Counter({ label }: { label: string }) {
  const [value, setValue] = useState(0);
  return (
    <Stepper
      label={label}
      value={value}
      values={counts}
      onChange={setValue}
      decreaseProps={needsApp}
      increaseProps={needsApp}
    />
  );
}

const page = (
  <InTurkish>
    <Counter label="Ped" />
    <Counter label="Tampon" />
  </InTurkish>
);

const button = (label: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(`[aria-label="${label}"] button`)].find(
    (each) => each.getAttribute('aria-label') === name,
  )!;

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('every press before React counts, on each stepper, in the order they were made', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const clicks = keepClicks();
  for (const [label, name] of [
    ['Ped', 'Artır'],
    ['Tampon', 'Artır'],
    ['Ped', 'Artır'],
    ['Tampon', 'Azalt'],
    ['Ped', 'Artır'],
    ['Tampon', 'Artır'],
  ] as const)
    button(label, name).click();
  render(page, { container, hydrate: true });
  expect(shown()).toEqual(['0', '0']);
  clicks.replay();
  await waitFor(() => expect(shown()).toEqual(['16', '8']));
});
