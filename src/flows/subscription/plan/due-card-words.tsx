import { Trans } from '@lingui/react/macro';

/** What a card is asked for that is chosen while a box waits for its money. */
export const DueCardWords = () => (
  <Trans>
    Ödeme bekleyen kutunun tutarını yarın sabah bu karttan çekmeyi deneriz. O kutuyu istemiyorsan önce onu iptal et.
  </Trans>
);
