import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, use, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InTurkish } from '../components/in-turkish.tsx';
import { Stepper } from '../components/fields/stepper.tsx';
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

let code: Promise<void> | null = null;

/** Like a route's page: React hydrates its content once the page's code is loaded, and not with the root. */
function Page({ children }: { children: ReactNode }) {
  if (code) use(code);
  return children;
}

const page = (
  <InTurkish>
    <Suspense>
      <Page>
        <Counter label="Ped" />
        <Counter label="Tampon" />
      </Page>
    </Suspense>
  </InTurkish>
);

const button = (label: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(`[aria-label="${label}"] button`)].find(
    (each) => each.getAttribute('aria-label') === name,
  )!;

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('presses on steppers before hydration are replayed on each, in their order', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  keepClicks();
  for (const [label, name] of [
    ['Ped', 'Artır'],
    ['Tampon', 'Artır'],
    ['Ped', 'Artır'],
    ['Tampon', 'Azalt'],
    ['Ped', 'Artır'],
    ['Tampon', 'Artır'],
  ] as const)
    button(label, name).click();
  const { promise, resolve } = Promise.withResolvers<void>();
  code = promise;
  await act(async () => void render(page, { container, hydrate: true }));
  button('Ped', 'Azalt').click();
  expect(shown()).toEqual(['0', '0']);

  await act(async () => resolve());
  await waitFor(() => expect(shown()).toEqual(['12', '8']));
  button('Ped', 'Azalt').click();
  await waitFor(() => expect(shown()).toEqual(['8', '8']));
});
