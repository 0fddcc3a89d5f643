import { useHydrated } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { createActor } from 'xstate';
import { closestPackets, recommend } from '../../../domain/quiz/index.ts';
import type { PacketShelf } from '../../../machines/custom-packet/index.ts';
import { answersOf, emptyDraft, type QuizDraft } from '../../../machines/quiz/index.ts';
import { useFlow } from '../../base/use-flow.ts';
import type { Api } from '../../services/http/index.ts';
import type { ShelfPacket } from '../../services/packets/index.ts';
import { customPacketFlow } from '../custom-packet/custom-packet.services.ts';
import { QuizScreen } from './quiz-screen.tsx';
import { keepDraft } from './kept-draft.ts';
import { quizFlow } from './quiz.services.ts';
import { packetSlugOf } from './result/packet-slug.ts';
import { ResultView, type ResultViewProps } from './result/result-view.tsx';
import { UnsavedFoot } from './result/unsaved-foot.tsx';
import { forgetTabAnswers, keepTabAnswers, readTabAnswers } from './tab-answers.ts';

export interface QuizPageProps {
  api: Api;
  shelves: readonly PacketShelf[];
  packets: readonly ShelfPacket[];
  /** The answers are stored: leads to their page. */
  onStored: (id: string) => void;
}

/** The server renders the same welcome for all visitors; this tab's answers are read after hydration. */
export function QuizPage(props: QuizPageProps) {
  const isHydrated = useHydrated();
  return <Quiz key={String(isHydrated)} isHydrated={isHydrated} {...props} />;
}

function Quiz({ api, shelves, packets, onStored, isHydrated }: QuizPageProps & { isHydrated: boolean }) {
  const [snapshot, send] = useFlow(() =>
    createActor(quizFlow(api), { input: { resumed: isHydrated ? readTabAnswers() : null } }),
  );
  const { draft, step, kept, quizId } = snapshot.context;

  useEffect(() => {
    if (step !== null) keepTabAnswers({ draft, step });
    else if (draft === emptyDraft && isHydrated) forgetTabAnswers();
  }, [draft, step, isHydrated]);

  // With consent the stored draft follows every change: it continues where the shopper left the quiz.
  const isKept = kept !== null && snapshot.hasTag('question');
  useEffect(() => {
    if (isKept && step !== null) void keepDraft({ draft, step }).catch(() => undefined);
  }, [isKept, draft, step]);

  useEffect(() => {
    if (quizId !== null) onStored(quizId);
  }, [quizId, onStored]);

  const result = snapshot.matches('shown') && (
    <UnsavedResult draft={draft} shelves={shelves} packets={packets}>
      <UnsavedFoot send={send} />
    </UnsavedResult>
  );
  return <QuizScreen snapshot={snapshot} send={send} result={result} />;
}

interface UnsavedResultProps extends Pick<ResultViewProps, 'packets' | 'children'> {
  draft: QuizDraft;
  shelves: readonly PacketShelf[];
}

/** Calculated here: nothing is sent. */
function UnsavedResult({ draft, packets, ...rest }: UnsavedResultProps) {
  const answers = useMemo(() => answersOf(draft), [draft]);
  const recommendation = useMemo(() => recommend(answers), [answers]);
  const closest = closestPackets(
    recommendation.items,
    packets.map(({ _id: id, summary, price }) => ({ id, summary, price: price.subscription })),
  );
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const close = closest.flatMap((id) => packets.filter(({ _id }) => _id === id));
  return <Result answers={answers} recommendation={recommendation} packets={close} {...rest} />;
}

interface ResultProps extends Omit<ResultViewProps, 'packet' | 'sendPacket'> {
  shelves: readonly PacketShelf[];
}

/** A recommendation as a custom packet that can be put into the cart. */
export function Result({ shelves, ...view }: ResultProps) {
  const [packet, sendPacket] = useFlow(() =>
    createActor(customPacketFlow, { input: { shelves, slug: packetSlugOf(view.recommendation), replaces: null } }),
  );
  return <ResultView {...view} packet={packet} sendPacket={sendPacket} />;
}
