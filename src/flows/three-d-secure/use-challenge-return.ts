import { type RefObject, useEffect, useRef } from 'react';

/**
 * Receives the message of our own return page inside the bank's frame. A sandboxed frame has no origin ("null"), so the
 * message is known by the window it comes from and by the attempt it names. It only makes us ask the server.
 */
export function useChallengeReturn(
  frame: RefObject<HTMLIFrameElement | null>,
  attemptId: string,
  onReturn: () => void,
): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== 'null' && event.origin !== window.location.origin) return;
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      if (isReturnOf(event.data, attemptId)) latest.current();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, attemptId]);
}

function isReturnOf(data: unknown, attemptId: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { type, attempt } = data as { type?: unknown; attempt?: unknown };
  return type === 'challenge.returned' && attempt === attemptId;
}
