import type { EventToken } from './event-token.ts';

/** A walk as an address: `#/three-d-secure/challenged/k3v9x1a2/frame.opened;read.done.paid?lang=en&at=1`. */
export interface Permalink {
  flow: string;
  input: string | null;
  version: string | null;
  tokens: EventToken[];
  /** The step that is shown; the last one when null. */
  at: number | null;
  options: Record<string, string>;
}

/** Language and theme, which links to other flows keep. */
export const settingsOf = ({ options }: Pick<Permalink, 'options'>): Record<string, string> =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name === 'lang' || name === 'theme'));

const inside = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /%(?:20|22|2C|3A|40|7B|7D|5B|5D|3D)/g,
    (code) => ({ '%2C': ',', '%3A': ':', '%40': '@', '%3D': '=' })[code] ?? code,
  );

export function writePermalink(link: Permalink): string {
  const parts = [link.flow];
  if (link.input !== null) parts.push(inside(link.input), link.version ?? '-', link.tokens.map(inside).join(';'));
  const options = {
    ...link.options,
    ...(link.at !== null && link.at < link.tokens.length ? { at: String(link.at) } : {}),
  };
  const query = Object.entries(options)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `#/${parts.join('/').replace(/\/+$/, '')}${query ? `?${query}` : ''}`;
}

/** Reads what `writePermalink` wrote, without damaged parts; null for other addresses. `flow` may be empty. */
export function readPermalink(hash: string): Permalink | null {
  const match = /^#?\/([^/?]*)(?:\/([^/?]*))?(?:\/([^/?]*))?(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash);
  if (!match) return null;
  const flow = match[1]!;
  const options = Object.fromEntries(new URLSearchParams(match[5] ?? ''));
  const { at, ...rest } = options;
  const input = decode(match[2] ?? '');
  return {
    flow,
    input: input === '' ? null : input,
    version: match[3] && match[3] !== '-' ? match[3] : null,
    tokens: (match[4] ?? '')
      .split(';')
      .map(decode)
      .filter((token) => token !== ''),
    at: at !== undefined && /^\d+$/.test(at) ? Number(at) : null,
    options: rest,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
