import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/basics/button.tsx';
import type { ThreeDSecureScreenProps } from './three-d-secure.types.ts';

export function LeaveButton({ send }: Pick<ThreeDSecureScreenProps, 'send'>) {
  return (
    <Button onClick={() => send({ type: 'payment.leave' })}>
      <Trans>Beklemeden çık</Trans>
    </Button>
  );
}
