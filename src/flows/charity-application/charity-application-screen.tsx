import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { APPLICATION_STEPS, type ApplicationStep } from '../../../domain/charity/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { Meter } from '../../components/pictures/meter.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { SignInAgain } from '../../components/account/sign-in-again.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useFocusOnWrong } from '../../components/hooks/use-focus-on-wrong.ts';
import { AddressStep } from './address-step.tsx';
import type { CharityApplicationScreenProps } from './charity-application.types.ts';
import { ContactStep, DetailStep, NeedStep, TypeStep } from './field-steps.tsx';
import { FilesStep } from './files-step.tsx';
import { AlreadyOpen, Sent, Unsure } from './outcome.tsx';
import { Summary } from './summary.tsx';

export type { CharityApplicationScreenProps } from './charity-application.types.ts';

/** Snapshot in, events out. */
export function CharityApplicationScreen({ snapshot, send }: CharityApplicationScreenProps) {
  const state = typeof snapshot.value === 'string' ? snapshot.value : Object.entries(snapshot.value)[0]!.join('.');
  return (
    <Stack gap={5} data-state={state} aria-busy={snapshot.hasTag('busy')}>
      <Content snapshot={snapshot} send={send} />
    </Stack>
  );
}

function Content({ snapshot, send }: CharityApplicationScreenProps): ReactNode {
  if (snapshot.matches('reading')) {
    return (
      <>
        <VisuallyHidden as="h1">
          <Trans>Ürün bağışı başvurusu</Trans>
        </VisuallyHidden>
        <TextSkeleton lines={5} />
      </>
    );
  }
  if (snapshot.matches('sent')) return <Sent snapshot={snapshot} send={send} />;
  if (snapshot.matches('alreadyOpen')) return <AlreadyOpen snapshot={snapshot} send={send} />;
  if (snapshot.matches('unsure')) return <Unsure snapshot={snapshot} send={send} />;
  if (snapshot.matches('suspended')) {
    return (
      <>
        <h1>
          <Trans>Ürün bağışı başvurusu</Trans>
        </h1>
        <FormErrors summary={<SuspendedWords />} />
        <SignInAgain path="/charity?apply=true" />
      </>
    );
  }
  return <OneStep key={snapshot.context.step} snapshot={snapshot} send={send} />;
}

function SuspendedWords() {
  return useFailureWords()(unauthorized());
}

function useTitles(): Readonly<Record<ApplicationStep, string>> {
  const { t } = useLingui();
  return {
    type: t`Kurumunun türü ne?`,
    contact: t`Kurum ve sen`,
    need: t`Kime, kaç paket?`,
    detail: t`Biraz anlatır mısın?`,
    address: t`Koli nereye gelsin?`,
    files: t`Başvuru belgelerin`,
    summary: t`Bir göz at, gönder`,
  };
}

const steps: Readonly<Record<ApplicationStep, (props: CharityApplicationScreenProps) => ReactNode>> = {
  type: TypeStep,
  contact: ContactStep,
  need: NeedStep,
  detail: DetailStep,
  address: AddressStep,
  files: FilesStep,
  summary: Summary,
};

function OneStep({ snapshot, send }: CharityApplicationScreenProps) {
  const { t } = useLingui();
  const titles = useTitles();
  const failureWords = useFailureWords();
  const busy = snapshot.hasTag('busy');
  const { form, submitted } = useFocusOnWrong(busy);
  const { step, failure } = snapshot.context;
  const Fields = steps[step];
  const number = APPLICATION_STEPS.indexOf(step) + 1;
  const count = APPLICATION_STEPS.length;
  const isLast = step === 'summary';
  function submit(event: FormEvent) {
    event.preventDefault();
    submitted();
    send({ type: isLast ? 'application.send' : 'step.next' });
  }
  return (
    <form noValidate ref={form} onSubmit={submit}>
      <Stack gap={5}>
        <Stack gap={3}>
          <Text size="small" strong>
            <Trans>
              {number} / {count}
            </Trans>
          </Text>
          <Meter max={count} value={number} aria-label={t`Başvurunun neresindesin`} />
          <h1 ref={focusHeading} tabIndex={-1}>
            {titles[step]}
          </h1>
        </Stack>
        {failure && <FormErrors summary={failureWords(failure)} />}
        <Fields snapshot={snapshot} send={send} />
        {snapshot.matches('checking') && (
          <Notice tone="info" aria-live="polite">
            <Trans>Yanıt gecikti; başvurunun ulaşıp ulaşmadığına bakıyoruz.</Trans>
          </Notice>
        )}
        <Row>
          {snapshot.can({ type: 'step.back' }) && (
            <Button onClick={() => send({ type: 'step.back' })}>
              <Trans>Geri</Trans>
            </Button>
          )}
          <Button type="submit" look="main" busy={busy}>
            {isLast ? <Trans>Başvuruyu gönder</Trans> : <Trans>Devam</Trans>}
          </Button>
        </Row>
        <Text size="small" quiet>
          <Trans>
            Taslağın, göndermene ya da çıkış yapmana kadar bu cihazda durur. Eklediğin belgeler hemen yüklenir;
            başvurmazsan bir gün sonra sileriz.
          </Trans>
        </Text>
      </Stack>
    </form>
  );
}

/** Each step is a page of its own to a screen reader. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });
