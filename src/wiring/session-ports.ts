import type { Account } from '../../domain/account/index.ts';

/** What the session asks of the network and of the rest of the app. */
export interface SessionPorts {
  readProfile: (signal: AbortSignal) => Promise<Account>;
  /** Ends the session at the server, so that its token counts nowhere any more. */
  closeSession: (signal: AbortSignal) => Promise<void>;
  onRecognised: (account: Account) => void;
  onForgotten: () => void;
  /** The session ended by itself; `place` is where the shopper stood. */
  onExpired: (place: string | null) => void;
}

let ports: SessionPorts | null = null;

export function attachSessionPorts(attached: SessionPorts): void {
  ports = attached;
}

/** Throws while the app is not wired: the session is loaded only after it. */
export function sessionPorts(): SessionPorts {
  if (!ports) throw new Error('The session was loaded before the app was wired.');
  return ports;
}
