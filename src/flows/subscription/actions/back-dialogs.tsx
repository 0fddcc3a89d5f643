import { Trans } from '@lingui/react/macro';
import { Text } from '../../../components/basics/text.tsx';
import { ActionDialog } from './action-dialog.tsx';
import type { SubscriptionPartProps } from '../plan/subscription.types.ts';

/** Restores a skipped delivery. */
export function UnskipDialog(props: SubscriptionPartProps) {
  return (
    <ActionDialog
      {...props}
      title={
        <Trans>
          Atladığın kutu <em>gelsin mi?</em>
        </Trans>
      }
      action={<Trans>Kutu gelsin</Trans>}
    >
      <Text quiet>
        <Trans>Kutun eski gününde gelir; sonrakiler de ona göre.</Trans>
      </Text>
    </ActionDialog>
  );
}

/** Resumes a paused subscription. */
export function ResumeDialog(props: SubscriptionPartProps) {
  return (
    <ActionDialog
      {...props}
      title={
        <Trans>
          Aboneliğini <em>sürdür</em>
        </Trans>
      }
      action={<Trans>Aboneliği sürdür</Trans>}
    >
      <Text quiet>
        <Trans>İlk kutun aşağıdaki günde gelir. Gününü sonra değiştirebilirsin.</Trans>
      </Text>
    </ActionDialog>
  );
}
