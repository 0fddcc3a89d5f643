import { useEffect } from 'react';
import { readPermalink, type Permalink } from '../model/permalink.ts';
import type { Go } from './use-link.ts';

/**
 * Writes the beginning and the version into an address that leaves them out, so that copied it is a whole permalink. A
 * link without steps always names the version of today.
 */
export function useFullAddress(link: Permalink, input: string, version: string, go: Go): void {
  const { flow } = link;
  const isUnderstood = link.input === null || link.input === input;
  const isOutdated = link.version === null || (link.tokens.length === 0 && link.version !== version);
  const isWanting = isUnderstood && (link.input === null || isOutdated);
  useEffect(() => {
    // Another flow may have been opened since: this one's beginning is none of its.
    if (isWanting && readPermalink(window.location.hash)?.flow === flow) go({ input, version }, 'replace');
  }, [isWanting, flow, input, version, go]);
}
