import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { CalendarDay } from '../../../domain/calendar/index.ts';
import type { callRequestMachine } from '../../../machines/call-request/call-request.machine.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { CallRequestScreen } from './call-request-screen.tsx';

const phone = { dialCode: '+90', number: '5321234567' };

test('a customer who waits for a call sees until which weekday', () => {
  const open = { phone, topic: 'ORDER', partOfDay: null, callBy: '2026-11-24' as CalendarDay };
  const snapshot = {
    value: 'viewing',
    context: { view: { phone, open }, errors: [], failure: null },
    matches: () => false,
    hasTag: () => false,
  } as unknown as SnapshotFrom<typeof callRequestMachine>;
  render(
    <InTurkish>
      <CallRequestScreen snapshot={snapshot} send={() => {}} />
    </InTurkish>,
  );
  expect(screen.getByRole('status').textContent).toBe(
    'Seni en geç 24 Kasım Salı günü arıyoruz.+90 532 123 45 67 · Siparişim',
  );
});
