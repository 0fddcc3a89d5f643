import { createContext, use } from 'react';
import type { AnyFlowSpec, AnySnapshot } from 'model-testing';
import { describe, statePathOf } from '../model/state-path.ts';
import { wordIn } from '../settings.tsx';
import type { Language } from '../words.ts';

/** The flow in the phone. */
export const Staged = createContext<{ spec: AnyFlowSpec; language: Language } | null>(null);

interface SpokenStateProps {
  snapshot: AnySnapshot;
  /** Why there is no screen. */
  because?: 'noScreen' | 'closedScreen';
}

/** Shown in place of a screen: the state in the author's words. */
export function SpokenState({ snapshot, because = 'noScreen' }: SpokenStateProps) {
  const { spec, language } = use(Staged)!;
  return (
    <div style={{ padding: '1rem' }}>
      <h1 style={{ fontSize: '1.75rem' }}>{describe(spec, snapshot, language).join(' ') || statePathOf(snapshot)}</h1>
      <p>
        <code>{statePathOf(snapshot)}</code>
      </p>
      <p>
        <small>{wordIn(language, because)}</small>
      </p>
    </div>
  );
}
