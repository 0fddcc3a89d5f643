import { Trans } from '@lingui/react/macro';

/** What a newly chosen card will be charged while a box's payment is due. */
export const DueCardWords = () => (
  <Trans>
    Ödeme bekleyen kutunun tutarını yarın sabah bu karttan çekmeyi deneriz. O kutuyu istemiyorsan önce onu iptal et.
  </Trans>
);
