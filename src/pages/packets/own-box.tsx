import { Trans, useLingui } from '@lingui/react/macro';
import { Invitation } from '../../components/dialogs/invitation.tsx';

/** Invitation to the custom packet, for those whom no ready-made packet fits. */
export function OwnBox() {
  const { t } = useLingui();
  return (
    <Invitation
      tone="butter"
      href="/custom-packet"
      action={t`Kutunu kur`}
      title={
        <Trans>
          Tam sana göre yok mu? <em>Kendin kur.</em>
        </Trans>
      }
    >
      <Trans>Boş bir kutudan ya da beğendiğin paketten başla; fiyat hep gözünün önünde.</Trans>
    </Invitation>
  );
}
