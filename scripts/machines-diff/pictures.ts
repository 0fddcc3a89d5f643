import { createServer } from 'node:http';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import type { FlowChange, Sight } from '../../src/explorer/difference/difference.types.ts';
import { writePermalink } from '../../src/explorer/model/permalink.ts';
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

/** Takes the screen of every sight of one side, in both languages, into `folder`; a sight twice is one picture. */
export async function takePictures(
  flows: readonly FlowChange[],
  side: SideName,
  site: string,
  folder: string,
): Promise<void> {
  const executablePath = locateBrowser();
  if (!executablePath) return;
  const host = await serve(site);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    await mkdir(folder, { recursive: true });
    const taken = new Map<string, Sight['pictures']>();
    for (const { flow, changes } of flows) {
      for (const { [side]: sight } of changes) {
        if (!sight) continue;
        const key = `${flow} ${sight.input} ${sight.tokens.join()}`;
        if (!taken.has(key))
          taken.set(key, await take(browser, host.url, flow, sight, path.join(folder, `${side}-${taken.size + 1}`)));
        sight.pictures = taken.get(key) ?? null;
      }
    }
  } finally {
    await browser.close();
    host.close();
  }
}

/** Notes the changes whose screens look the same on both sides. */
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
  browser: Browser,
  url: string,
  flow: string,
  { input, tokens, standing }: Sight,
  file: string,
): Promise<Sight['pictures']> {
  const made: Partial<Record<(typeof languages)[number], string>> = {};
  for (const lang of languages) {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
    const link = writePermalink({ flow, input, version: null, tokens, at: null, options: { lang, theme: 'light' } });
    try {
      await page.goto(`${url}/stage.html${link}`);
      await page.locator(`[data-stage][data-standing="${standing}"]`).waitFor({ timeout: 15_000 });
      // Where the screen put the focus is not what is compared.
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

/** The built site on a free port of this machine, for as long as its pictures are taken. */
async function serve(site: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const name = path.normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname));
    readFile(path.join(site, name)).then(
      (content) =>
        response.setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream').end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
