/** Answers that the bank withholds, without any timer: a hold ends by its release or its caller's end. */
export interface Holds {
  /** Resolves `released` when a test releases `reference`, `gone` when the caller has hung up or the bank closes. */
  hold(reference: string, gone: AbortSignal): Promise<'released' | 'gone'>;
  /** Releases every withheld answer of `reference`; returns their number. */
  release(reference: string): number;
  /** Resolves as soon as an answer is withheld for `reference`. */
  whenSilent(reference: string): Promise<void>;
  close(): void;
}

interface Waiting {
  reference: string;
  end(how: 'released' | 'gone'): void;
}

export function createHolds(): Holds {
  const waiting = new Set<Waiting>();
  const watchers = new Map<string, (() => void)[]>();

  return {
    hold: (reference, gone) =>
      new Promise((resolve) => {
        const entry: Waiting = {
          reference,
          end: (how) => {
            waiting.delete(entry);
            gone.removeEventListener('abort', hangUp);
            resolve(how);
          },
        };
        const hangUp = () => entry.end('gone');
        if (gone.aborted) {
          resolve('gone');
          return;
        }
        gone.addEventListener('abort', hangUp);
        waiting.add(entry);
        for (const seen of watchers.get(reference) ?? []) seen();
        watchers.delete(reference);
      }),
    release: (reference) => {
      const matching = [...waiting].filter((entry) => entry.reference === reference);
      for (const entry of matching) entry.end('released');
      return matching.length;
    },
    whenSilent: (reference) =>
      new Promise((resolve) => {
        if ([...waiting].some((entry) => entry.reference === reference)) resolve();
        else watchers.set(reference, [...(watchers.get(reference) ?? []), resolve]);
      }),
    close: () => {
      for (const entry of waiting) entry.end('gone');
    },
  };
}
