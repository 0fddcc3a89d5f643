import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ALL_REJECTED, type ConsentChoices } from '../../../domain/consent/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { CookieChoices } from './cookie-choices.tsx';

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

function show(consent: ConsentChoices | null) {
  const chosen: ConsentChoices[] = [];
  render(
    <InTurkish>
      <CookieChoices consent={consent} onChoose={(choices) => chosen.push(choices)} onClose={() => {}} />
    </InTurkish>,
  );
  return {
    chosen,
    measuring: box(/^Ölçüm:/),
    marketing: box(/^Pazarlama:/),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  };
}

test.each([
  ['nothing was chosen', null, [false, false]],
  ['both were refused', ALL_REJECTED, [false, false]],
  ['measuring alone was allowed', { analytics: true, marketing: false }, [true, false]],
  ['both were allowed', { analytics: true, marketing: true }, [true, true]],
])('the boxes show the current consent: %s', async (_, consent, ticked) => {
  const { chosen, measuring, marketing, press } = show(consent);
  expect([measuring.checked, marketing.checked]).toEqual(ticked);
  await press('Tercihlerimi kaydet');
  expect(chosen).toEqual([consent ?? ALL_REJECTED]);
});

test('marketing has its own consent, which can be withdrawn alone', async () => {
  const { chosen, measuring, marketing, press } = show(null);
  await userEvent.click(measuring);
  await press('Tercihlerimi kaydet');
  await userEvent.click(marketing);
  await press('Tercihlerimi kaydet');
  await userEvent.click(marketing);
  await press('Tercihlerimi kaydet');
  expect(chosen).toEqual([
    { analytics: true, marketing: false },
    { analytics: true, marketing: true },
    { analytics: true, marketing: false },
  ]);
});

test('one press accepts all, one press refuses all, whatever is ticked, in buttons that look the same', async () => {
  const { chosen, measuring, press } = show({ analytics: true, marketing: true });
  await press('Hepsini reddet');
  await userEvent.click(measuring);
  await press('Hepsini kabul et');
  expect(chosen).toEqual([
    { analytics: false, marketing: false },
    { analytics: true, marketing: true },
  ]);
  const [accept, refuse] = ['Hepsini kabul et', 'Hepsini reddet'].map((name) => screen.getByRole('button', { name }));
  expect(refuse?.className).toBe(accept?.className);
});
