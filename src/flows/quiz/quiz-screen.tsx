import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Container } from '../../components/basics/container.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { Question } from './question.tsx';
import type { QuizPartProps } from './parts/quiz.types.ts';
import { Welcome } from './welcome.tsx';

export interface QuizScreenProps extends QuizPartProps {
  /** The recommendation, shown without storing the answers. */
  result: ReactNode;
}

/** Eight questions, one a screen. Snapshot in, events out. */
export function QuizScreen({ snapshot, send, result }: QuizScreenProps) {
  return <div data-state={stateOf(snapshot)}>{contentOf({ snapshot, send, result })}</div>;
}

function contentOf({ snapshot, send, result }: QuizScreenProps) {
  const { step } = snapshot.context;
  if (snapshot.matches('stored')) {
    return (
      <Container width="text" aria-busy="true">
        <VisuallyHidden as="h1">
          <Trans>Sonucun geliyor</Trans>
        </VisuallyHidden>
        <TextSkeleton lines={4} />
      </Container>
    );
  }
  if (step === null) return <Welcome snapshot={snapshot} send={send} />;
  if (step === 'result') return result;
  return <Question step={step} snapshot={snapshot} send={send} />;
}

function stateOf({ value }: QuizPartProps['snapshot']): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${inner}`)
    .join(' ');
}
