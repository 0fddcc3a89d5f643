import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { OpenSession } from '../../../domain/account/index.ts';
import { connectOpenSessions } from '../../../machines/open-sessions/open-sessions.machine.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { OpenSessionsScreen } from './open-sessions-screen.tsx';

const session = (_id: string, browser: string | null, system: string | null): OpenSession => ({
  _id,
  device: { browser, system },
  startedAt: '2026-11-20T08:05:00.000Z',
  lastSeenAt: '2026-11-23T09:40:00.000Z',
  isCurrent: _id === 'this',
});

function Sessions({ open }: { open: readonly OpenSession[] }) {
  const [flow] = useState(() =>
    connectOpenSessions({
      readView: () => Promise.resolve(open),
      perform: ({ view, request }) =>
        Promise.resolve(
          view.filter(({ _id, isCurrent }) => isCurrent || (request.end === 'one' && _id !== request.id)),
        ),
    }),
  );
  const [snapshot, send] = useMachine(flow);
  return (
    <InTurkish>
      <OpenSessionsScreen snapshot={snapshot} send={send} />
    </InTurkish>
  );
}

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const here = 'iPhone, SafariGiriş: 20 Kasım 2026 11:05Bu cihaz';

test('sessions are listed by device and time; one can be ended, then all others', async () => {
  const user = userEvent.setup();
  const open = [session('this', 'Safari', 'iPhone'), session('a', null, 'Windows'), session('b', null, null)];
  render(<Sessions open={open} />);
  const end = await screen.findByRole('button', { name: 'Oturumu kapat: Windows' });
  expect(lines()).toEqual([
    here,
    'WindowsGiriş: 20 Kasım 2026 11:05Son görülme: 23 Kasım 2026 12:40Oturumu kapat',
    'Bilinmeyen cihazGiriş: 20 Kasım 2026 11:05Son görülme: 23 Kasım 2026 12:40Oturumu kapat',
  ]);
  end.focus();
  await user.keyboard('{Enter}');
  await screen.findByText(/Kapattık/);
  expect([lines().length, document.activeElement?.textContent]).toEqual([
    2,
    'Kapattık. Orada yeniden giriş yapmak gerekecek.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Diğerlerinin hepsini kapat' }));
  await screen.findByText('Başka bir yerde açık değil.');
  expect(lines()).toEqual([here]);
});
