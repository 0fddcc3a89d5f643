import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { CalendarFeedScreen, type CalendarFeedScreenProps } from './index.tsx';

export const namespaces = ['account/subscription'];

export default function CalendarFeedStage({ snapshot, send }: StageProps) {
  return (
    <>
      <h1>Hesabın</h1>
      <CalendarFeedScreen
        snapshot={snapshot as CalendarFeedScreenProps['snapshot']}
        send={(event) => send({ ...event })}
      />
    </>
  );
}
