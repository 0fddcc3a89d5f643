import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { PROBLEM_KINDS } from '../../../../domain/lifecycle/index.ts';
import { canAsk, type OrderView, type ProblemKind } from '../../../../machines/order/order.machine.ts';
import { TextLink } from '../../../components/basics/app-link.tsx';
import { Button } from '../../../components/basics/button.tsx';
import { Card } from '../../../components/basics/card.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { TextAreaField } from '../../../components/fields/text-field.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useFocusOnWrong } from '../../../components/hooks/use-focus-on-wrong.ts';
import { useTyped } from '../../../components/hooks/use-typed.ts';
import { useHandedFocus } from '../../../components/hooks/use-handed-focus.ts';
import { useFieldWords } from '../../../components/words/use-field-words.ts';
import type { OrderPartProps } from './order.types.ts';

function useKindWords(): Record<ProblemKind, string> {
  const { t } = useLingui();
  return {
    damaged: t`Hasarlı geldi`,
    missing: t`Bir şey eksik`,
    wrong: t`Yanlış ürün geldi`,
    notArrived: t`Kutum gelmedi`,
    other: t`Başka bir şey`,
  };
}

const isKind = (value: string): value is ProblemKind => (PROBLEM_KINDS as readonly string[]).includes(value);

interface Report {
  kind: ProblemKind;
  note: string;
}

/** Reported problems with their answers, and a form for a new one. Input survives the end of a session. */
export function ProblemCard({ order, snapshot, send }: OrderPartProps) {
  const [typed, setTyped] = useTyped<Report | null>(`problem of ${order._id}`, null);
  const place = useHandedFocus();
  const mayReport = canAsk(order, 'report');
  const { replacedBy } = order;
  if (!mayReport && order.problem === null) return null;
  return (
    <Card>
      <h2>
        <Trans>Bir sorun mu var?</Trans>
      </h2>
      {order.problem && (
        <div tabIndex={-1} ref={place}>
          <Reported problem={order.problem} />
        </div>
      )}
      {replacedBy && (
        <Text>
          <Trans>
            Yerine gönderdiğimiz kutu:{' '}
            <TextLink href={`/account/orders/${replacedBy._id}`}>{replacedBy.number}</TextLink>
          </Trans>
        </Text>
      )}
      {mayReport &&
        (typed ? (
          <div ref={place}>
            <ReportForm {...{ snapshot, send, typed }} write={setTyped} />
          </div>
        ) : (
          <Row ref={place}>
            <Button size="small" onClick={() => setTyped({ kind: 'damaged', note: '' })}>
              <Trans>Bize yaz</Trans>
            </Button>
          </Row>
        ))}
    </Card>
  );
}

function Reported({ problem }: { problem: NonNullable<OrderView['problem']> }) {
  const words = useKindWords();
  return (
    <Stack gap={3}>
      <Text>
        <b>{words[problem.kind]}</b>: {problem.note}
      </Text>
      {problem.answer ? (
        <Notice tone="success">{problem.answer.text}</Notice>
      ) : (
        <Notice tone="info">
          <Trans>Yazdığını aldık, bakıyoruz. Cevabımız e-postayla da gelecek.</Trans>
        </Notice>
      )}
    </Stack>
  );
}

interface ReportFormProps extends Omit<OrderPartProps, 'order'> {
  typed: Report;
  /** Null closes the form. */
  write: (typed: Report | null) => void;
}

function ReportForm({ snapshot, send, typed, write }: ReportFormProps) {
  const { t } = useLingui();
  const words = useKindWords();
  const fieldWords = useFieldWords();
  const { kind, note } = typed;
  const { form, submitted } = useFocusOnWrong(snapshot.hasTag('busy'));
  const error = snapshot.context.errors.find(({ field }) => field === 'note');
  function submit(event: FormEvent) {
    event.preventDefault();
    submitted();
    send({ type: 'action.submit', request: { action: 'report', kind, note } });
  }
  return (
    <form noValidate ref={form} onSubmit={submit}>
      <Stack gap={4}>
        <SelectField
          label={t`Ne oldu?`}
          value={kind}
          options={PROBLEM_KINDS.map((value) => ({ value, label: words[value] }))}
          onValueChange={(value) => isKind(value) && write({ kind: value, note })}
        />
        <TextAreaField
          label={t`Anlatır mısın?`}
          value={note}
          error={error && fieldWords(error)}
          onValueChange={(words) => write({ kind, note: words })}
        />
        <Row>
          <Button type="submit" look="main" busy={snapshot.hasTag('busy')}>
            <Trans>Gönder</Trans>
          </Button>
          <Button onClick={() => write(null)}>
            <Trans>Vazgeç</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
