import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { MailActionScreen, type MailActionScreenProps } from './index.tsx';

export const namespaces = ['mail-action'];

export default function MailActionStage({ snapshot, send }: StageProps) {
  return (
    <MailActionScreen snapshot={snapshot as MailActionScreenProps['snapshot']} send={(event) => send({ ...event })} />
  );
}
