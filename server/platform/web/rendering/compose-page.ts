import { createHash } from 'node:crypto';
import { pathWithoutLocale } from '../../../../domain/locale/index.ts';
import { captureScript } from './capture-script.ts';
import { contentSecurityPolicy, type PolicySettings } from './security.ts';
import type { RenderedPage } from './rendered-page.ts';

export interface ComposedPage {
  status: number;
  location: string | null;
  html: string;
  /** The router's data as a separate script, which only the app loads. */
  data: string;
  /** Identifies markup, styles and data together, independent of the time of rendering. */
  version: string;
  policy: string;
}

interface ComposeSettings extends PolicySettings {
  path: string;
  headTags: string;
  apiBase: string;
  /** Sign-in paths of the configured providers, by provider, for the page's script. */
  identity: Readonly<Record<string, string>>;
}

const executableScript = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

/** Moves the router's inline scripts out of the document, and inserts the styles and the early script. */
export function composePage(page: RenderedPage, settings: ComposeSettings): ComposedPage {
  const scripts: string[] = [];
  const markup = page.html.replaceAll(executableScript, (_, body: string) => {
    scripts.push(body.replaceAll('document.currentScript.remove()', ''));
    return '';
  });
  const data = withoutUnusedNames(scripts.join(';\n'));
  const version = versionOf(markup, page.fonts, page.css, data);
  const source = `/_page/${version}.js?of=${encodeURIComponent(settings.path)}`;
  const ways = JSON.stringify(settings.identity);
  const identity = ways === '{}' ? '' : ` data-identity="${ways.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  const tags = settings.headTags.replace(
    /<script type="module"(?=[^>]*\ssrc="\/(?:assets|src)\/)/,
    `<script type="module" async data-page="${source}" data-api="${settings.apiBase}"${identity}`,
  );
  const styles = `<style>${page.fonts}</style><style id="stitches">${page.css}</style>`;
  const head = `<script>${captureScript}</script>${styles}${tags}</head>`;
  return {
    status: pathWithoutLocale(settings.path) === '/500' ? 500 : page.status,
    location: page.location,
    html: markup.replace('</head>', () => head),
    data,
    version,
    policy: contentSecurityPolicy([page.fonts, page.css], settings),
  };
}

/** A string literal, or an object's name; after `:`, `[` or `,` the name is in the place of a value. */
const textOrName = /"(?:[^"\\]|\\.)*"|([:[,]?)\$R\[(\d+)\](=?)/g;

/** The router names every object of its data; unused names are numbers that hardly compress. */
function withoutUnusedNames(data: string): string {
  const used = new Set<string>();
  for (const [, , name, sign] of data.matchAll(textOrName)) if (name !== undefined && sign === '') used.add(name);
  return data.replaceAll(textOrName, (found, before: string, name: string | undefined, sign: string | undefined) =>
    before && name !== undefined && sign === '=' && !used.has(name) ? before : found,
  );
}

function versionOf(...parts: string[]): string {
  const timeless = parts.join('\0').replaceAll(/\b1\d{12}\b/g, '0');
  return createHash('sha256').update(timeless).digest('base64url').slice(0, 16);
}
