import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { dayOf } from '../../../domain/calendar/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import type {
  PersonalDataEvent,
  personalDataMachine,
  PersonalDataView,
} from '../../../machines/personal-data/personal-data.machine.ts';
import { Accordion } from '../../components/basics/accordion.tsx';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Card, Line, Lines } from '../../components/basics/card.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import { useDays } from '../../components/words/use-days.ts';
import { SignInAgain } from '../../components/account/sign-in-again.tsx';
import { usePartWords } from './use-part-words.ts';

export interface PersonalDataScreenProps {
  snapshot: SnapshotFrom<typeof personalDataMachine>;
  send: (event: PersonalDataEvent) => void;
}

/** Snapshot in, events out. Part of the profile page: KVKK article 11 in words, the data file, deleting the account. */
export function PersonalDataScreen({ snapshot, send }: PersonalDataScreenProps) {
  const { view } = snapshot.context;
  const words = useFailureWords();
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  return (
    <Card data-state={snapshot.value} aria-busy={snapshot.hasTag('busy')}>
      <h2>
        <Trans>Hakkında sakladıklarımız</Trans>
      </h2>
      <Text quiet>
        <Trans>
          Ne saklıyoruz, neden, ne kadar süre: hepsi burada. Hepsini bir dosya olarak yanına da alabilirsin.
        </Trans>
      </Text>
      {snapshot.matches('unreadable') ? (
        <ErrorState offline={failure?.kind === 'offline'} onRetry={() => send({ type: 'view.refresh' })}>
          <Trans>Listeyi şu an getiremedik. Verilerin yerinde duruyor.</Trans>
        </ErrorState>
      ) : (
        <>
          {failure && failure.code !== 'WRONG_PASSWORD' && <FormErrors summary={words(failure)} />}
          {failure?.code === 'SIGN_IN_AGAIN' && <SignInAgain path="/account/profile" />}
          {view ? <Stored snapshot={snapshot} send={send} view={view} /> : <TextSkeleton lines={3} />}
        </>
      )}
      <Text>
        <TextLink href="/account/profile/delete-account">
          <Trans>Hesabımı silmek istiyorum</Trans>
        </TextLink>
      </Text>
    </Card>
  );
}

function Stored({ snapshot, send, view }: PersonalDataScreenProps & { view: PersonalDataView }) {
  const { t } = useLingui();
  const fieldWords = useFieldWords();
  const failureWords = useFailureWords();
  const [password, setPassword] = useState('');
  const { errors, failure } = snapshot.context;
  const [error] = errors;
  const wrong = failure?.code === 'WRONG_PASSWORD' ? failureWords(failure) : undefined;
  function submit(event: FormEvent) {
    event.preventDefault();
    send({ type: 'action.submit', request: { password } });
  }
  return (
    <>
      <Accordion items={[{ id: 'data-parts', title: t`Ne, neden, ne kadar süre`, content: <Parts view={view} /> }]} />
      <form noValidate onSubmit={submit}>
        <Stack>
          {view.hasPassword && (
            <PasswordField
              label={t`Şifren`}
              hint={t`Dosyada her şeyin var; sen olduğundan emin olalım.`}
              autoComplete="current-password"
              value={password}
              error={error ? fieldWords(error) : wrong}
              onValueChange={setPassword}
            />
          )}
          <div>
            <Button type="submit" busy={snapshot.hasTag('busy')}>
              <Trans>Verilerimi indir</Trans>
            </Button>
          </div>
        </Stack>
      </form>
      <output>
        {snapshot.matches('done') && (
          <Notice tone="success">
            <Trans>Dosyan indi. Onu iyi sakla: hakkındaki her şey içinde.</Trans>
          </Notice>
        )}
      </output>
    </>
  );
}

function Parts({ view }: { view: PersonalDataView }) {
  const words = usePartWords();
  const dayName = useDays();
  return (
    <Lines>
      {view.parts.map(({ name, count }) => {
        const { title, why, howLong } = words[name];
        return (
          <Line key={name}>
            <div>
              <b>{title}</b>
              <small>
                {count > 0 ? <Trans>{count} kayıt.</Trans> : <Trans>Hiç yok.</Trans>} {why} {howLong}
              </small>
              {name === 'quizzes' &&
                view.quizzes.map(({ id, createdAt }) => {
                  const day = dayName(dayOf(Date.parse(createdAt)));
                  return (
                    <p key={id}>
                      <TextLink href={`/quiz?result=${id}`}>
                        <Trans>{day} günkü sonucunu aç ya da sil</Trans>
                      </TextLink>
                    </p>
                  );
                })}
            </div>
          </Line>
        );
      })}
    </Lines>
  );
}
