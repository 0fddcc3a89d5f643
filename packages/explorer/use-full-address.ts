import { useEffect } from 'react';
import type { Permalink } from './model/permalink.ts';
import type { Go } from './use-link.ts';

/** Writes the beginning and the version into an address that leaves them out, so that copied it is a whole permalink. */
export function useFullAddress(link: Permalink, input: string, version: string, go: Go): void {
  const isUnderstood = link.input === null || link.input === input;
  const isWanting = isUnderstood && (link.input === null || link.version === null);
  useEffect(() => {
    if (isWanting) go({ input, version }, 'replace');
  }, [isWanting, input, version, go]);
}
