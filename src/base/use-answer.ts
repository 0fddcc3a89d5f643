import { useCallback, useEffect, useRef, useState } from 'react';
import type { Api } from '../services/http/index.ts';

export interface Answer<Value> {
  /** Undefined until the first answer; kept while a newer one is awaited. */
  value: Value | undefined;
  hasFailed: boolean;
  ask: () => void;
  /** Replaces the value by a newer one that the page has. */
  put: (value: Value) => void;
}

interface Latest<Value> {
  owner: string | null;
  value?: Value;
  hasFailed: boolean;
}

/**
 * Reads from a service when the page opens and, after a failure, when the network is back. The value belongs to
 * `owner` only, and is dropped with the page: docs/adr/0015.
 */
export function useAnswer<Value>(
  read: (api: Api, signal: AbortSignal) => Promise<Value>,
  { api, owner }: { api: Api; owner: string | null },
): Answer<Value> {
  const [latest, hold] = useState<Latest<Value>>({ owner, hasFailed: false });
  const { value, hasFailed } = latest.owner === owner ? latest : { value: undefined, hasFailed: false };
  const asking = useRef<AbortController>(null);

  const question = useCallback(() => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    read(api, signal).then(
      (answer) => signal.aborted || hold({ owner, value: answer, hasFailed: false }),
      () => signal.aborted || hold((before) => ({ ...(before.owner === owner && before), owner, hasFailed: true })),
    );
  }, [read, api, owner]);
  useEffect(() => {
    question();
    return () => asking.current?.abort();
  }, [question]);

  const ask = useCallback(() => {
    hold((before) => ({ ...before, hasFailed: false }));
    question();
  }, [question]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [hasFailed, ask]);

  const put = useCallback((known: Value) => hold({ owner, value: known, hasFailed: false }), [owner]);
  return { value, hasFailed, ask, put };
}

/** Asks again as soon as the shown value `isOld`, because it was changed elsewhere. */
export function useAskAgain(ask: () => void, isOld: boolean): void {
  useEffect(() => {
    if (isOld) ask();
  }, [ask, isOld]);
}
