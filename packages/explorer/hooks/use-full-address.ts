import { useEffect } from 'react';
import { readPermalink, type Permalink } from '../model/permalink.ts';
import type { Go } from './use-link.ts';

/**
 * Adds input and version to an address without them, so that a copied address is a complete permalink. A
 * link without steps always gets the current version.
 */
export function useFullAddress(link: Permalink, input: string, version: string, go: Go): void {
  const { flow } = link;
  const isUnderstood = link.input === null || link.input === input;
  const isOutdated = link.version === null || (link.tokens.length === 0 && link.version !== version);
  const isWanting = isUnderstood && (link.input === null || isOutdated);
  useEffect(() => {
    // Another flow may have been opened since: its address must not get this input.
    if (isWanting && readPermalink(window.location.hash)?.flow === flow) go({ input, version }, 'replace');
  }, [isWanting, flow, input, version, go]);
}
