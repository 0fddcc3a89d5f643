import { Trans, useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import { CHANNELS, type Channel, type Consents } from '../../../domain/communication/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import type {
  CommunicationEvent,
  communicationMachine,
} from '../../../machines/communication/communication.machine.ts';
import { Card, Lines } from '../../components/basics/card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { ReadPage } from '../../components/account/read-page.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Switch } from '../../components/fields/switch.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useDates } from '../../components/words/use-days.ts';

export interface CommunicationScreenProps {
  snapshot: SnapshotFrom<typeof communicationMachine>;
  send: (event: CommunicationEvent) => void;
}

/** Snapshot in, events out. */
export function CommunicationScreen({ snapshot, send }: CommunicationScreenProps) {
  const { view, failure } = snapshot.context;
  return (
    <ReadPage
      title={
        <Trans>
          Sana nereden <em>yazalım?</em>
        </Trans>
      }
      lead={<Trans>Kapalı olan kapalıdır. Açtığını tek dokunuşla kapatırsın.</Trans>}
      state={snapshot.value}
      busy={snapshot.hasTag('busy')}
      failure={snapshot.matches('suspended') ? unauthorized() : failure}
      unreadable={
        snapshot.matches('unreadable') && {
          words: <Trans>İzinlerini şu an getiremedik. Açılınca son hâllerini görürsün.</Trans>,
          onRetry: () => send({ type: 'view.refresh' }),
        }
      }
    >
      {view && (
        <Stack gap={5}>
          <Card>
            <h2>
              <Trans>Kampanya ve haber</Trans>
            </h2>
            <Text size="small" quiet>
              <Trans>
                Açtığın yoldan Mercan’ın kampanyalarını ve haberlerini almayı kabul edersin. İzin vermek zorunda
                değilsin; siparişlerin bundan etkilenmez.
              </Trans>
            </Text>
            <Lines>
              {CHANNELS.map((channel) => (
                <li key={channel}>
                  <ChannelSwitch channel={channel} consents={view} snapshot={snapshot} send={send} />
                </li>
              ))}
            </Lines>
            <output>
              {snapshot.matches('done') && (
                <Notice tone="success">
                  <Trans>Kaydettik.</Trans>
                </Notice>
              )}
            </output>
          </Card>
          <Card tone="sand">
            <h2>
              <Trans>Her durumda yazdıklarımız</Trans>
            </h2>
            <ul>
              <li>
                <Trans>Siparişin, kargon, iaden</Trans>
              </li>
              <li>
                <Trans>Para çekilmeden önce hatırlatma</Trans>
              </li>
              <li>
                <Trans>Fiyatın ya da sözleşmenin değişmesi</Trans>
              </li>
            </ul>
            <Text size="small" quiet>
              <Trans>Bunlar kapanmaz: paran ve kutun hakkında.</Trans>
            </Text>
          </Card>
        </Stack>
      )}
    </ReadPage>
  );
}

interface ChannelSwitchProps extends CommunicationScreenProps {
  channel: Channel;
  consents: Consents;
}

function ChannelSwitch({ channel, consents, snapshot, send }: ChannelSwitchProps) {
  const { t } = useLingui();
  const dateOf = useDates();
  const { isAllowed, changedAt } = consents[channel];
  const names = { email: t`E-posta`, sms: t`SMS`, call: t`Telefon` };
  const whats = {
    email: t`Ayda en çok bir bülten, yılda birkaç kampanya, kutun gelince “nasıldı?” sorusu`,
    sms: t`Yalnızca büyük kampanyalar`,
    call: t`Biz aramayı sevmeyiz ama istersen ararız`,
  };
  const day = changedAt && dateOf(changedAt);
  return (
    <Switch
      label={names[channel]}
      detail={
        <>
          {whats[channel]}
          <br />
          {day === null ? (
            <Trans>Hiç açmadın</Trans>
          ) : isAllowed ? (
            <Trans>Açtığın gün: {day}</Trans>
          ) : (
            <Trans>Kapattığın gün: {day}</Trans>
          )}
        </>
      }
      checked={isAllowed}
      disabled={snapshot.hasTag('busy')}
      onCheckedChange={(allowed) => send({ type: 'action.submit', request: { channel, isAllowed: allowed } })}
    />
  );
}
