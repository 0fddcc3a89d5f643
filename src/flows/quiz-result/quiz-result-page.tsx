import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { PacketShelf } from '../../../machines/custom-packet/index.ts';
import { draftOf } from '../../../machines/quiz/index.ts';
import type { QuizKey, StoredQuiz } from '../../../machines/quiz-result/index.ts';
import { useFlow } from '../../base/use-flow.ts';
import type { Api } from '../../services/http/index.ts';
import { findPacketsById, type ShelfPacket } from '../../services/packets/index.ts';
import { Result } from '../quiz/quiz-page.tsx';
import { forgetTabAnswers, keepTabAnswers } from '../quiz/tab-answers.ts';
import { QuizResultScreen } from './quiz-result-screen.tsx';
import { quizResultFlow } from './quiz-result.services.ts';
import { ReviewPart } from './review-part.tsx';
import { StoredFoot } from './stored-foot.tsx';

interface QuizResultPageProps {
  api: Api;
  quizKey: QuizKey;
  shelves: readonly PacketShelf[];
  /** Called when the answers are stored in this tab: leads to the questions. */
  onEdit: () => void;
}

export function QuizResultPage({ api, quizKey, shelves, onEdit }: QuizResultPageProps) {
  const [snapshot, send] = useFlow(() => createActor(quizResultFlow(api), { input: { key: quizKey } }));
  const { quiz } = snapshot.context;
  const packets = usePackets(api, quiz);
  // The quiz is gone: changes of its answers in this tab are dropped.
  const isGone = snapshot.matches('deleted') || snapshot.matches('refused');
  useEffect(() => {
    if (isGone) forgetTabAnswers();
  }, [isGone]);
  const edit = ({ answers, id }: StoredQuiz) => {
    keepTabAnswers({ draft: draftOf(answers, id), step: 'name' });
    onEdit();
  };
  const result = quiz && (
    <Result answers={quiz.answers} recommendation={quiz.recommendation} packets={packets} shelves={shelves}>
      <ReviewPart snapshot={snapshot} send={send} />
      <StoredFoot
        createdAt={quiz.createdAt}
        isDeleting={snapshot.matches('deleting')}
        onEdit={() => edit(quiz)}
        onDelete={() => send({ type: 'answers.delete' })}
      />
    </Result>
  );
  return <QuizResultScreen snapshot={snapshot} send={send} result={result} />;
}

const none: readonly ShelfPacket[] = [];

/** The ready-made packets beside a result. The result is complete without them. */
function usePackets(api: Api, quiz: StoredQuiz | null): readonly ShelfPacket[] {
  const [packets, setPackets] = useState(none);
  const ids = quiz?.packetIds.join() ?? '';
  useEffect(() => {
    if (ids === '') return undefined;
    const stop = new AbortController();
    findPacketsById(api, ids.split(','), stop.signal).then(setPackets, () => setPackets(none));
    return () => stop.abort();
  }, [api, ids]);
  return packets;
}
