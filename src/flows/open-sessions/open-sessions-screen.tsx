import { Trans, useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { OpenSession } from '../../../domain/account/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import type { OpenSessionsEvent, openSessionsMachine } from '../../../machines/open-sessions/open-sessions.machine.ts';
import { TextButton } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Card, Line, Lines } from '../../components/basics/card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Pill } from '../../components/basics/pill.tsx';
import { ReadPage } from '../../components/account/read-page.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useMoments } from '../../components/words/use-days.ts';

export interface OpenSessionsScreenProps {
  snapshot: SnapshotFrom<typeof openSessionsMachine>;
  send: (event: OpenSessionsEvent) => void;
}

/** Snapshot in, events out. A part of the page on security. */
export function OpenSessionsScreen({ snapshot, send }: OpenSessionsScreenProps) {
  const { view, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  return (
    <ReadPage
      isPart
      title={<Trans>Hesabın nerelerde açık?</Trans>}
      lead={<Trans>Tanımadığın bir oturum varsa kapat, sonra şifreni değiştir.</Trans>}
      state={snapshot.value}
      busy={isBusy}
      failure={snapshot.matches('suspended') ? unauthorized() : failure}
      unreadable={
        snapshot.matches('unreadable') && {
          words: <Trans>Açık oturumlarını şu an getiremedik.</Trans>,
          onRetry: () => send({ type: 'view.refresh' }),
        }
      }
    >
      {view && (
        <Card>
          <Lines>
            {view.map((session) => (
              <One key={session._id} session={session} busy={isBusy} send={send} />
            ))}
          </Lines>
          {view.length > 1 ? (
            <Row>
              <Button busy={isBusy} onClick={() => send({ type: 'action.submit', request: { end: 'others' } })}>
                <Trans>Diğerlerinin hepsini kapat</Trans>
              </Button>
            </Row>
          ) : (
            <Text>
              <Trans>Başka bir yerde açık değil.</Trans>
            </Text>
          )}
          <output>
            {snapshot.matches('done') && (
              <Notice tone="success" takesFocus>
                <Trans>Kapattık. Orada yeniden giriş yapmak gerekecek.</Trans>
              </Notice>
            )}
          </output>
          <Text size="small" quiet>
            <Trans>Cihazın konumunu tutmuyoruz; yalnızca tarayıcının adını ve zamanı.</Trans>
          </Text>
        </Card>
      )}
    </ReadPage>
  );
}

interface OneProps {
  session: OpenSession;
  busy: boolean;
  send: OpenSessionsScreenProps['send'];
}

function One({ session: { _id: id, device, startedAt, lastSeenAt, isCurrent }, busy, send }: OneProps) {
  const { t } = useLingui();
  const momentOf = useMoments();
  const { browser, system } = device;
  const name = browser && system ? t`${system}, ${browser}` : (system ?? browser ?? t`Bilinmeyen cihaz`);
  const since = momentOf(startedAt);
  const seen = momentOf(lastSeenAt);
  return (
    <Line>
      <Stack gap={1} align="start">
        <b>{name}</b>
        <small>
          <Trans>Giriş: {since}</Trans>
        </small>
        {!isCurrent && (
          <small>
            <Trans>Son görülme: {seen}</Trans>
          </small>
        )}
      </Stack>
      {isCurrent ? (
        <Pill tone="success">
          <Trans>Bu cihaz</Trans>
        </Pill>
      ) : (
        <TextButton
          type="button"
          aria-disabled={busy}
          aria-label={t`Oturumu kapat: ${name}`}
          onClick={() => !busy && send({ type: 'action.submit', request: { end: 'one', id } })}
        >
          <Trans>Oturumu kapat</Trans>
        </TextButton>
      )}
    </Line>
  );
}
