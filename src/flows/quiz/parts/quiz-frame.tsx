import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { QUIZ_STEPS, type QuizStep } from '../../../../machines/quiz/index.ts';
import { Button } from '../../../components/basics/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../components/basics/icons.tsx';
import { Meter } from '../../../components/pictures/meter.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { Lead, Text } from '../../../components/basics/text.tsx';
import { Body, Foot, Middle, Room, TideShape } from './quiz.styles.ts';

type Rise = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The sea at the foot: it rises with each answer. */
export function Tide({ rise }: { rise: Rise }) {
  return (
    <TideShape rise={rise} viewBox="0 0 1280 200" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 26q160-40 320 0t320 0t320 0t320 0V200H0Z" fill="currentColor" />
    </TideShape>
  );
}

interface QuizFrameProps {
  step: QuizStep;
  onBack: () => void;
  onNext: () => void;
  /** Beside the meter: keeping the draft. */
  aside?: ReactNode;
  /** Replaces "Devam". These need too much space for a sticky foot. */
  actions?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

/** One question: the progress, the question, and buttons back and on. Enter goes on. */
export function QuizFrame({ step, onBack, onNext, aside, actions, isBusy = false, children }: QuizFrameProps) {
  const { t } = useLingui();
  const nth = QUIZ_STEPS.indexOf(step) + 1;
  const total = QUIZ_STEPS.length;
  return (
    <form
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Room>
        <Body>
          <Stack gap={2}>
            <Row between>
              <Text size="small" strong>
                <Trans>
                  Soru {nth} / {total}
                </Trans>
              </Text>
              {aside}
            </Row>
            <Meter value={nth - 0.5} max={total} aria-label={t`İlerleme`} />
          </Stack>
          {children}
        </Body>
        <Foot sticks={actions === undefined}>
          <Middle>
            <Button onClick={onBack}>
              <ArrowLeftIcon />
              {t`Geri`}
            </Button>
            {actions ?? (
              <Button type="submit" look="main">
                {t`Devam`}
                <ArrowRightIcon />
              </Button>
            )}
          </Middle>
        </Foot>
        <Tide rise={nth as Rise} />
      </Room>
    </form>
  );
}

/** A question's words. It takes the focus when it takes another question's place. */
export function QuestionHead({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Stack gap={3}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Lead>{lead}</Lead>
    </Stack>
  );
}
