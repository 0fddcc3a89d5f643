import { seconds } from '../../../../domain/calendar/index.ts';

/** An event to forward to a measuring service. `id` is the same for every attempt. */
export type Forwarded = {
  id: string;
  visitorId: string;
  event: string;
  /** Null for an outcome, which the server wrote itself. */
  url: string | null;
  parameters: Record<string, string | number | boolean>;
  at: Date;
};

/** Timeout of a call to the measuring service, in milliseconds. */
export const receiverPatience = seconds(5);

/** The port to a measuring service. `send` throws when the event was not accepted: it is sent again later. */
export type EventReceiver = { send(event: Forwarded): Promise<void> };

/** For a sandbox and tests: accepts each event once, and can be made to refuse. */
export function createSandboxReceiver(): EventReceiver & {
  taken: Map<string, Forwarded>;
  refuse(times: number): void;
} {
  const taken = new Map<string, Forwarded>();
  let refusals = 0;
  return {
    taken,
    refuse: (times) => void (refusals = times),
    async send(event) {
      if (refusals > 0) {
        refusals -= 1;
        throw new Error('The sandbox receiver was set to refuse.');
      }
      taken.set(event.id, event);
    },
  };
}
