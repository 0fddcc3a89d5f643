import type { AnySnapshot } from '../../../model-testing/index.ts';
import { Container } from '../../components/container.tsx';
import { describe, standingOf } from '../model/standing.ts';
import { allWords, type Language } from '../words.ts';

/** For a flow that no screen of its own shows: what it is doing, in the words of its author. */
export function SpokenState({ snapshot, language }: { snapshot: AnySnapshot; language: Language }) {
  return (
    <Container>
      <h1 style={{ fontSize: '1.75rem' }}>{standingOf(snapshot)}</h1>
      <p>{describe(snapshot, language).join(' ')}</p>
      <p>
        <small>{allWords[language].noScreen}</small>
      </p>
    </Container>
  );
}
