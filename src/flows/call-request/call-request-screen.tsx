import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import { formatPhone, NO_PHONE, type Phone } from '../../../domain/account/index.ts';
import {
  CALL_TOPICS,
  type CallField,
  type CallRequest,
  type CallTopic,
  type OpenCall,
  PARTS_OF_DAY,
  type PartOfDay,
} from '../../../domain/call/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import type { CallRequestEvent, callRequestMachine } from '../../../machines/call-request/call-request.machine.ts';
import { TextButton } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { TextAreaField } from '../../components/fields/text-field.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useDueDays } from '../../components/words/use-days.ts';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import { usePhoneWords } from '../../components/words/use-phone-words.ts';
import { useTyped } from '../../components/hooks/use-typed.ts';

type Snapshot = SnapshotFrom<typeof callRequestMachine>;

export interface CallRequestScreenProps {
  snapshot: Snapshot;
  send: (event: CallRequestEvent) => void;
}

/** A card of a page. Snapshot in, events out. Input stays in this component, also when the session ends. */
export function CallRequestScreen({ snapshot, send }: CallRequestScreenProps) {
  const words = useFailureWords();
  const { view, errors } = snapshot.context;
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  return (
    <Card data-state={snapshot.value} aria-busy={snapshot.hasTag('busy')}>
      <h2 id="call" tabIndex={-1}>
        <Trans>Konuşalım mı?</Trans>
      </h2>
      {failure && errors.length === 0 && <FormErrors summary={words(failure)} />}
      {snapshot.matches('unreadable') && (
        <TextButton type="button" onClick={() => send({ type: 'view.refresh' })}>
          <Trans>Yeniden dene</Trans>
        </TextButton>
      )}
      {view && !view.open && <CallForm phone={view.phone} snapshot={snapshot} send={send} />}
      {!view && snapshot.matches('reading') && <TextSkeleton lines={3} />}
      <output>{view?.open && <Expected call={view.open} />}</output>
    </Card>
  );
}

function useCallWords() {
  const { t } = useLingui();
  const topics: Record<CallTopic, string> = {
    ORDER: t`Siparişim`,
    SUBSCRIPTION: t`Aboneliğim`,
    PAYMENT: t`Ödemem`,
    PRODUCT: t`Ürünler`,
    OTHER: t`Başka bir şey`,
  };
  const parts: Record<PartOfDay, string> = {
    morning: t`Sabah`,
    afternoon: t`Öğleden sonra`,
    evening: t`Akşam`,
  };
  return { topics, parts };
}

function Expected({ call: { phone, topic, partOfDay, callBy } }: { call: OpenCall }) {
  const { topics, parts } = useCallWords();
  const day = useDueDays()(callBy);
  const number = formatPhone(phone);
  return (
    <Notice tone="success">
      <b>
        <Trans>Seni en geç {day} günü arıyoruz.</Trans>
      </b>
      {[number, topics[topic], partOfDay && parts[partOfDay]].filter(Boolean).join(' · ')}
    </Notice>
  );
}

function CallForm({ phone: known, snapshot, send }: CallRequestScreenProps & { phone: Phone | null }) {
  const { t } = useLingui();
  const fieldWords = useFieldWords();
  const { topics, parts } = useCallWords();
  const [typed, setTyped] = useTyped<CallRequest>('call request', {
    phone: known ?? NO_PHONE,
    topic: 'ORDER',
    partOfDay: null,
    note: '',
  });
  const { phone, topic, partOfDay, note } = typed;
  const write = (changed: Partial<CallRequest>) => setTyped((before) => ({ ...before, ...changed }));
  const phoneWords = usePhoneWords();
  const errorOf = (name: CallField) => {
    const error = snapshot.context.errors.find(({ field }) => field === name);
    return error && fieldWords(error, name === 'phone' ? phoneWords : {});
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    send({ type: 'action.submit', request: typed });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text size="small" quiet>
          <Trans>
            Numaranı bırak, en geç bir sonraki iş günü arayalım. Konuştuktan sonra numaranı ve notunu sileriz.
          </Trans>
        </Text>
        <PhoneField
          label={t`Telefon`}
          required
          value={phone}
          error={errorOf('phone')}
          onValueChange={(number) => write({ phone: number })}
        />
        <SelectField
          label={t`Ne hakkında?`}
          value={topic}
          options={CALL_TOPICS.map((value) => ({ value, label: topics[value] }))}
          onValueChange={(value) => write({ topic: value as CallTopic })}
        />
        <SelectField
          label={t`Ne zaman uygunsun?`}
          value={partOfDay ?? ''}
          placeholder={t`Fark etmez`}
          options={PARTS_OF_DAY.map((value) => ({ value, label: parts[value] }))}
          onValueChange={(value) => write({ partOfDay: value === '' ? null : (value as PartOfDay) })}
        />
        <TextAreaField
          label={t`Not`}
          note={t`isteğe bağlı`}
          value={note}
          error={errorOf('note')}
          onValueChange={(words) => write({ note: words })}
        />
        <Button type="submit" look="ink" busy={snapshot.hasTag('busy')}>
          <Trans>Beni arayın</Trans>
        </Button>
      </Stack>
    </form>
  );
}
