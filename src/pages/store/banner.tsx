import { Trans, useLingui } from '@lingui/react/macro';
import { Invitation } from '../../components/dialogs/invitation.tsx';

/** Invitation from single boxes to a custom packet. */
export function Banner() {
  const { t } = useLingui();
  return (
    <Invitation
      tone="lilac"
      href="/custom-packet"
      action={t`Kutunu kur`}
      title={
        <Trans>
          Hepsinden biraz mı? <em>Kutunu kur.</em>
        </Trans>
      }
    >
      <Trans>Hangisinden kaç tane, sen söyle. En ucuza gelen kutuları biz eşleştirelim.</Trans>
    </Invitation>
  );
}
