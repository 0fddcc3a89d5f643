import type { SnapshotFrom } from 'xstate';
import type { ApplicationEvent, charityApplicationMachine } from '../../../machines/charity-application/index.ts';

export interface CharityApplicationScreenProps {
  snapshot: SnapshotFrom<typeof charityApplicationMachine>;
  send: (event: ApplicationEvent) => void;
}
