import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { MailedReviewScreen, type MailedReviewScreenProps } from './index.tsx';

export const namespaces = ['mailed-review'];

export default function MailedReviewStage({ snapshot, send }: StageProps) {
  return (
    <MailedReviewScreen
      snapshot={snapshot as MailedReviewScreenProps['snapshot']}
      send={(event) => send({ ...event })}
      place="/account/orders"
    />
  );
}
