import type { Api } from '../../services/http/index.ts';

/** Ports of the session to the rest of the app. */
export interface SessionPorts {
  api: Api;
  /** The promo-code flow, loaded and connected. */
  loadPromoCode: () => Promise<typeof import('../promo-code/promo-code.ts')>;
  /** The session ended by itself; `place`: path with query of the page that was open. */
  onExpired: (place: string | null) => void;
}

let ports: SessionPorts | null = null;

export function attachSessionPorts(attached: SessionPorts): void {
  ports = attached;
}

/** Throws before `composeApp` of src/app/app.ts: the session is loaded only after it. */
export function sessionPorts(): SessionPorts {
  if (!ports) throw new Error('The session was loaded before the app was composed.');
  return ports;
}
