import type { AnySnapshot } from 'model-testing';
import { Container } from '../../components/container.tsx';
import { describe, standingOf } from '../model/standing.ts';
import { allWords, type Language } from '../words.ts';

interface SpokenStateProps {
  snapshot: AnySnapshot;
  language: Language;
  /** Why no screen is shown. */
  because?: 'noScreen' | 'closedScreen';
}

/** Where there is no screen to show: what the flow is doing, in the words of its author. */
export function SpokenState({ snapshot, language, because = 'noScreen' }: SpokenStateProps) {
  return (
    <Container>
      <h1 style={{ fontSize: '1.75rem' }}>{describe(snapshot, language).join(' ') || standingOf(snapshot)}</h1>
      <p>
        <code>{standingOf(snapshot)}</code>
      </p>
      <p>
        <small>{allWords[language][because]}</small>
      </p>
    </Container>
  );
}
