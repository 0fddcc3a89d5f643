import type { ComponentType } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isOfDevice, type QuizStep } from '../../../machines/quiz/index.ts';
import { Button, QuietButton } from '../../components/basics/button.tsx';
import { ArrowRightIcon } from '../../components/basics/icons.tsx';
import { KeepDialog } from './parts/keep-dialog.tsx';
import { KeptNotice } from './parts/kept-notice.tsx';
import { QuizFrame } from './parts/quiz-frame.tsx';
import type { QuestionProps, QuizPartProps } from './parts/quiz.types.ts';
import { DaysStep } from './steps/days-step.tsx';
import { DeliveryStep } from './steps/delivery-step.tsx';
import { DistanceStep } from './steps/distance-step.tsx';
import { DurationStep } from './steps/duration-step.tsx';
import { NameStep } from './steps/name-step.tsx';
import { PantylinersStep } from './steps/pantyliners-step.tsx';
import { ProductsStep } from './steps/products-step.tsx';
import { UsagesStep } from './steps/usages-step.tsx';

const screens: Readonly<Record<Exclude<QuizStep, 'delivery'>, ComponentType<QuestionProps>>> = {
  name: NameStep,
  distance: DistanceStep,
  duration: DurationStep,
  days: DaysStep,
  products: ProductsStep,
  usages: UsagesStep,
  pantyliners: PantylinersStep,
};

/** The current question of the quiz. */
export function Question({ step, snapshot, send }: QuizPartProps & { step: QuizStep }) {
  const { t } = useLingui();
  const { draft, errors, failure } = snapshot.context;
  const isLast = step === 'delivery';
  const isOffering = snapshot.matches('offering') || snapshot.matches('keeping');
  const part: QuestionProps = {
    draft,
    errors: isOffering ? [] : errors,
    change: (change) => send({ type: 'answers.change', change }),
  };
  const Screen = isLast ? null : screens[step];
  return (
    <>
      <QuizFrame
        step={step}
        isBusy={snapshot.matches('storing')}
        onBack={() => send({ type: 'step.back' })}
        onNext={() => send(isLast ? { type: 'quiz.store' } : { type: 'step.next' })}
        aside={<QuietButton onClick={() => send({ type: 'draft.offer' })}>{t`Sonra devam et`}</QuietButton>}
        actions={
          isLast ? (
            <>
              <Button onClick={() => send({ type: 'result.show' })}>{t`Kaydetmeden göster`}</Button>
              <Button type="submit" look="main" busy={snapshot.matches('storing')}>
                {t`Sakla ve göster`}
                <ArrowRightIcon />
              </Button>
            </>
          ) : undefined
        }
      >
        <KeptNotice snapshot={snapshot} send={send} />
        {Screen ? (
          <Screen key={step} {...part} />
        ) : (
          <DeliveryStep {...part} failure={failure !== null && isOfDevice(failure) ? null : failure} />
        )}
      </QuizFrame>
      {isOffering && <KeepDialog snapshot={snapshot} send={send} />}
    </>
  );
}
