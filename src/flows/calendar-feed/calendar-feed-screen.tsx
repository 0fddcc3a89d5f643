import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { calendarFeedMachine, FeedEvent } from '../../../machines/calendar-feed/calendar-feed.machine.ts';
import { TextButton } from '../../components/basics/app-link.tsx';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useDates } from '../../components/words/use-days.ts';
import { useFailureWords } from '../../components/words/use-failure-words.ts';

export interface CalendarFeedScreenProps {
  snapshot: SnapshotFrom<typeof calendarFeedMachine>;
  send: (event: FeedEvent) => void;
}

/** The link of the customer's calendar feed. Empty until it is known whether there is one. */
export function CalendarFeedScreen({ snapshot, send }: CalendarFeedScreenProps) {
  const words = useFailureWords();
  const { view, failure } = snapshot.context;
  if (!view && !failure) return <div data-feed={snapshot.value} aria-busy />;
  const isBusy = snapshot.hasTag('busy');
  return (
    <Card aria-labelledby="feed" data-feed={snapshot.value}>
      <h2 id="feed">
        <Trans>
          Kutuların <em>takviminde</em>
        </Trans>
      </h2>
      {failure && <FormErrors summary={words(failure)} />}
      {view ? (
        <Known {...{ view, isBusy, send }} isDone={snapshot.matches('done')} />
      ) : (
        <Row>
          <Button size="small" onClick={() => send({ type: 'view.refresh' })}>
            <Trans>Yeniden dene</Trans>
          </Button>
        </Row>
      )}
    </Card>
  );
}

interface KnownProps extends Pick<CalendarFeedScreenProps, 'send'> {
  view: NonNullable<CalendarFeedScreenProps['snapshot']['context']['view']>;
  isBusy: boolean;
  isDone: boolean;
}

function Known({ view: { madeAt, url }, isBusy, isDone, send }: KnownProps) {
  const dateOf = useDates();
  const make = () => send({ type: 'action.submit', request: { wish: 'make' } });
  const withdraw = () => send({ type: 'action.submit', request: { wish: 'withdraw' } });
  return (
    <Stack gap={4}>
      {url !== null && <NewLink url={url} />}
      {isDone && madeAt === null && (
        <Notice tone="success" aria-live="polite" takesFocus>
          <Trans>Bağlantı kapandı; takvimler artık bir şey okuyamaz.</Trans>
        </Notice>
      )}
      {madeAt === null ? (
        <Text>
          <Trans>
            Kutuların gelecekleri günler takviminde görünsün; günü değişirse takvim de değişir. Başlıklarda ne geldiği
            yazmaz.
          </Trans>
        </Text>
      ) : (
        url === null && (
          <Text>
            <Trans>
              {dateOf(madeAt)} günü bir takvim bağlantısı kurdun. Yalnız o gün gösterdik; kaybettiysen yenisini kur,
              eskisi kapanır.
            </Trans>
          </Text>
        )
      )}
      <Row>
        {madeAt === null ? (
          <Button size="small" look="ink" busy={isBusy} onClick={make}>
            <Trans>Takvimine ekle</Trans>
          </Button>
        ) : (
          <>
            {url === null && (
              <Button size="small" busy={isBusy} onClick={make}>
                <Trans>Yeni bağlantı kur</Trans>
              </Button>
            )}
            <TextButton type="button" disabled={isBusy} onClick={withdraw}>
              <Trans>Bağlantıyı kapat</Trans>
            </TextButton>
          </>
        )}
      </Row>
    </Stack>
  );
}

function NewLink({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Notice tone="success" takesFocus>
      <b>
        <Trans>Bağlantın hazır. Yalnız şimdi görünür; kimseyle paylaşma.</Trans>
      </b>
      <TextField label={<Trans>Takvim bağlantısı</Trans>} value={url} readOnly onValueChange={() => {}} />
      <Row css={{ marginTop: '$3' }}>
        <ButtonLink size="small" look="ink" href={url.replace(/^https?:/, 'webcal:')}>
          <Trans>Takvimde aç</Trans>
        </ButtonLink>
        <Button
          size="small"
          onClick={() =>
            void navigator.clipboard.writeText(url).then(
              () => setCopied(true),
              () => {},
            )
          }
        >
          {isCopied ? <Trans>Kopyalandı</Trans> : <Trans>Bağlantıyı kopyala</Trans>}
        </Button>
      </Row>
    </Notice>
  );
}
