import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import sharp from 'sharp';
import { type FlowChange, type Sight, writePermalink } from 'machine-explorer';
import { browserFlags, locateBrowser } from '../browser.ts';

const languages = ['tr', 'en'] as const;
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type SideName = 'before' | 'after';

/** Takes the screen of every sight of one side, in both languages, into `folder`; equal sights share a picture. */
export async function takePictures(
  flows: readonly FlowChange[],
  side: SideName,
  site: string,
  folder: string,
): Promise<void> {
  const executablePath = locateBrowser();
  if (!executablePath) return;
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
    await playSite(context, site);
    await mkdir(folder, { recursive: true });
    const taken = new Map<string, Sight['pictures']>();
    for (const { flow, changes } of flows) {
      for (const { [side]: sight } of changes) {
        if (!sight) continue;
        const key = `${flow} ${sight.input} ${sight.tokens.join()}`;
        if (!taken.has(key))
          taken.set(key, await take(context, flow, sight, path.join(folder, `${side}-${taken.size + 1}`)));
        sight.pictures = taken.get(key) ?? null;
      }
    }
  } finally {
    await browser.close();
  }
}

/** Sets `looksSame` on changes whose screens are the same on both sides. */
export async function compareScreens(flows: readonly FlowChange[], folder: string): Promise<void> {
  const read = (sight: Sight, language: (typeof languages)[number]) =>
    readFile(path.join(folder, sight.pictures![language]));
  for (const change of flows.flatMap(({ changes }) => changes)) {
    const { before, after } = change;
    if (!before?.pictures || !after?.pictures) continue;
    const pairs = await Promise.all(
      languages.map(async (language) => (await read(before, language)).equals(await read(after, language))),
    );
    change.looksSame = pairs.every(Boolean);
  }
}

async function take(
  context: BrowserContext,
  flow: string,
  { input, tokens, statePath }: Sight,
  file: string,
): Promise<Sight['pictures']> {
  const made: Partial<Record<(typeof languages)[number], string>> = {};
  for (const lang of languages) {
    const page = await context.newPage();
    const link = writePermalink({ flow, input, version: null, tokens, at: null, options: { lang, theme: 'light' } });
    try {
      await page.goto(`${host}/stage.html${link}`);
      // Each side is drawn by its own sources: older revisions use the attribute `data-standing`.
      const drawn = `[data-stage]:is([data-state-path="${statePath}"], [data-standing="${statePath}"])`;
      await page.locator(drawn).waitFor({ timeout: 15_000 });
      // Focus is not compared.
      await page.addStyleTag({ content: '*:focus { outline: none !important }' });
      await page.evaluate(() => document.fonts.ready.then(() => true));
      const name = `${file}-${lang}.webp`;
      await writeFile(
        name,
        await sharp(await page.screenshot())
          .webp({ quality: 82 })
          .toBuffer(),
      );
      made[lang] = path.basename(name);
    } catch {
      return null;
    } finally {
      await page.close();
    }
  }
  return { tr: made.tr!, en: made.en! };
}

/** One host name for both sides, so that addresses on a screen do not differ. */
const host = 'https://explorer.example';

/** Answers requests of the pages from the built site; no request leaves the machine. */
async function playSite(context: BrowserContext, site: string): Promise<void> {
  await context.route('**/*', async (route) => {
    const name = path.normalize(decodeURIComponent(new URL(route.request().url()).pathname));
    const body = await readFile(path.join(site, name)).catch(() => null);
    if (body) await route.fulfill({ body, contentType: types[path.extname(name)] ?? 'application/octet-stream' });
    else await route.fulfill({ status: 404 });
  });
}
