import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import { Stack } from '../../components/basics/stack.tsx';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { CallRequestHost } from '../call-request/call-request-host.tsx';
import { communicationFlow } from './communication.services.ts';
import { CommunicationScreen } from './communication-screen.tsx';

export function CommunicationPage() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(communicationFlow(api)));
  const { hash } = useLocation();
  const isRead = !snapshot.matches('reading');
  // A link to #call: the content above the form has its height only after it was read.
  useEffect(() => {
    const form = hash === 'call' && isRead ? document.getElementById('call') : null;
    form?.scrollIntoView();
    form?.focus({ preventScroll: true });
  }, [hash, isRead]);
  return (
    <Stack gap={5}>
      <CommunicationScreen snapshot={snapshot} send={send} />
      <CallRequestHost />
    </Stack>
  );
}
