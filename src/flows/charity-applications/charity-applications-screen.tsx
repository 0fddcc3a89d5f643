import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import { type ApplicationStatus, canChangeQuantity, type DecisionReason } from '../../../domain/charity/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import type {
  ApplicationView,
  CharityApplicationsEvent,
  charityApplicationsMachine,
} from '../../../machines/charity-applications/charity-applications.machine.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Pill } from '../../components/basics/pill.tsx';
import { ReadPage } from '../../components/account/read-page.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useDates } from '../../components/words/use-days.ts';
import { useFieldWords } from '../../components/words/use-field-words.ts';

export interface CharityApplicationsScreenProps {
  snapshot: SnapshotFrom<typeof charityApplicationsMachine>;
  send: (event: CharityApplicationsEvent) => void;
}

/** Snapshot in, events out. */
export function CharityApplicationsScreen({ snapshot, send }: CharityApplicationsScreenProps) {
  const { view, failure } = snapshot.context;
  return (
    <ReadPage
      isPart
      title={<Trans>Başvuruların</Trans>}
      state={snapshot.value}
      busy={snapshot.hasTag('busy')}
      failure={snapshot.matches('suspended') ? unauthorized() : failure}
      unreadable={
        snapshot.matches('unreadable') && {
          words: <Trans>Başvurularını şu an getiremedik. Açılınca son hâllerini görürsün.</Trans>,
          onRetry: () => send({ type: 'view.refresh' }),
        }
      }
    >
      {view && (
        <Stack gap={4}>
          {view.applications.length === 0 && (
            <Text quiet>
              <Trans>Henüz başvurun yok.</Trans>
            </Text>
          )}
          <output>
            {snapshot.matches('done') && (
              <Notice tone="success" takesFocus>
                <Trans>Paket adedini değiştirdik.</Trans>
              </Notice>
            )}
          </output>
          {view.applications.map((application) => (
            <ApplicationCard key={application._id} application={application} snapshot={snapshot} send={send} />
          ))}
        </Stack>
      )}
    </ReadPage>
  );
}

const tones = {
  RECEIVED: 'info',
  IN_REVIEW: 'warning',
  APPROVED: 'success',
  REJECTED: 'error',
  SENT: 'success',
} as const satisfies Record<ApplicationStatus, string>;

function ApplicationCard({
  application,
  ...screen
}: CharityApplicationsScreenProps & { application: ApplicationView }) {
  const { t } = useLingui();
  const dateOf = useDates();
  const { status, quantity, approvedQuantity, decisionReason, decisionNote, recipient } = application;
  const isPart = approvedQuantity !== null && approvedQuantity < quantity;
  const words: Record<ApplicationStatus, string> = {
    RECEIVED: t`Alındı`,
    IN_REVIEW: t`İnceleniyor`,
    APPROVED: isPart ? t`Bir kısmı onaylandı` : t`Onaylandı`,
    REJECTED: t`Onaylanmadı`,
    SENT: t`Yola çıktı`,
  };
  const reasons: Record<DecisionReason, string> = {
    STOCK:
      status === 'REJECTED'
        ? t`Bağış için ayırdığımız paketler yetmedi.`
        : t`Bağış için ayırdığımız paketler bu kadarına yetti.`,
    DOCUMENTS_MISSING: t`Kurumu doğrulamak için gereken belgeler eksik.`,
    NOT_ELIGIBLE: t`Başvuru, ürün desteği verdiğimiz kapsamın dışında kalıyor.`,
    DUPLICATE: t`Aynı ihtiyaç için başka bir başvuru var.`,
    OTHER: t`Ayrıntısını bize yazarak sorabilirsin.`,
  };
  const hasWords = decisionReason !== null && (decisionReason !== 'OTHER' || decisionNote === null);
  return (
    <Card data-status={status}>
      <Row between>
        <h3>
          {isPart ? (
            <Trans>
              {quantity} paketten {approvedQuantity} paket
            </Trans>
          ) : (
            <Trans>{quantity} paket</Trans>
          )}
        </h3>
        <Pill tone={tones[status]}>{words[status]}</Pill>
      </Row>
      <Text size="small" quiet>
        {dateOf(application.createdAt)} · {recipient}
      </Text>
      {(hasWords || decisionNote !== null) && (
        <Notice tone={status === 'REJECTED' || isPart ? 'warning' : 'info'}>
          <b>
            <Trans>Neden:</Trans>
          </b>{' '}
          {hasWords && reasons[decisionReason]} {decisionNote}
        </Notice>
      )}
      {canChangeQuantity(status) && <QuantityForm key={quantity} application={application} {...screen} />}
      {application.trackingUrl !== null && (
        <TextLink href={application.trackingUrl}>
          <Trans>Koliyi takip et</Trans>
        </TextLink>
      )}
    </Card>
  );
}

function QuantityForm({
  application: { _id, version, quantity: current },
  snapshot,
  send,
}: CharityApplicationsScreenProps & { application: ApplicationView }) {
  const fieldWords = useFieldWords();
  const [quantity, setQuantity] = useState(String(current));
  const error = snapshot.context.errors.find(({ field }) => field === 'quantity');
  function submit(event: FormEvent) {
    event.preventDefault();
    send({ type: 'action.submit', request: { _id, version, quantity } });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <TextField
          label={<Trans>Paket adedi</Trans>}
          hint={<Trans>İncelemeye başlayana kadar değiştirebilirsin.</Trans>}
          inputMode="numeric"
          autoComplete="off"
          value={quantity}
          error={error && fieldWords(error)}
          onValueChange={setQuantity}
        />
        <Row>
          <Button type="submit" size="small" busy={snapshot.hasTag('busy')}>
            <Trans>Adedi değiştir</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
