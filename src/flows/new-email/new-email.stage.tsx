import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { NewEmailScreen, type NewEmailScreenProps } from './index.tsx';

export const namespaces = ['new-email'];

export default function NewEmailStage({ snapshot, send }: StageProps) {
  return <NewEmailScreen snapshot={snapshot as NewEmailScreenProps['snapshot']} send={(event) => send({ ...event })} />;
}
