import { spawn } from 'node:child_process';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../../processes/browser.ts';
import { type Measured, median } from '../support/figures.ts';
import { withReferencePage } from '../reference/serve.ts';
import { type BenchShop, inFolder } from '../support/shop.ts';
import type { CatalogueItems } from '../support/catalogue-items.ts';

const runs = 6;

interface Run {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

/** A Chrome of its own: Playwright's switches would change what is measured. */
function withChrome<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  return inFolder(async (folder) => {
    const chrome = spawn(
      findBrowser(),
      [
        ...browserFlags,
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${path.join(folder, 'profile')}`,
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const ended = new Promise((resolve) => chrome.once('exit', resolve));
    try {
      const port = await new Promise<number>((resolve, reject) => {
        let words = '';
        chrome.stderr.on('data', (chunk: Buffer) => {
          words += chunk.toString();
          const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(words)?.[1];
          if (found !== undefined) resolve(Number(found));
        });
        void ended.then(() => reject(new Error(`Chrome stopped before it could be used:\n${words}`)));
      });
      return await work(port);
    } finally {
      chrome.kill();
      await ended;
    }
  });
}

async function runOnce(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  const of = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    firstPaint: of('first-contentful-paint'),
    largestPaint: of('largest-contentful-paint'),
    blocking: of('total-blocking-time'),
    shift: of('cumulative-layout-shift'),
  };
}

const tries = 3;

/** One cold run. A trace that Chrome did not record is an error of Lighthouse, not of the page: it is run again. */
async function runCold(url: string): Promise<Run> {
  for (let nth = 1; ; nth += 1) {
    try {
      return await withChrome((port) => runOnce(url, port));
    } catch (error) {
      if (nth === tries) throw error;
    }
  }
}

const pages = ['home', 'store', 'product', 'cart'] as const;
/** Compared with the reference page: they may block 1.5 times as long, or less than one long task where it does not block. */
const compared = ['home', 'product'] as const;
const timesReference = 1.5;
const longTask = 50;

/**
 * Lighthouse's mobile run (simulated slow phone and line), the median of six. Every run has a browser and a profile of
 * its own, and each page has its turn beside the reference page: ratios of blocked time count, whatever the machine does.
 */
export const measureLighthouse = (shop: BenchShop, { product }: CatalogueItems): Promise<Measured[]> =>
  withReferencePage(async (reference) => {
    const urls = {
      reference,
      home: shop.url,
      store: `${shop.url}/store`,
      product: `${shop.url}/product/${product.slug}`,
      cart: `${shop.url}/cart`,
    };
    const all: Record<keyof typeof urls, Run[]> = { reference: [], home: [], store: [], product: [], cart: [] };
    for (let run = 0; run < runs; run += 1)
      for (const [name, url] of Object.entries(urls)) all[name as keyof typeof urls].push(await runCold(url));
    const middle = (name: keyof typeof urls, key: keyof Run) => median(all[name].map((run) => run[key]));
    const blocked = middle('reference', 'blocking');
    const rows: Measured[] = [
      {
        what: 'a page that hydrates one button with this React and this router: Lighthouse mobile, blocked',
        value: blocked,
        unit: 'ms',
        note: `median of ${runs}, cold; performance ${middle('reference', 'score')}`,
      },
    ];
    for (const name of compared) {
      rows.push({
        what: `${name}: Lighthouse mobile, blocked`,
        value: middle(name, 'blocking'),
        unit: 'ms',
        note: `at most ${timesReference} times that of the page with one button, or ${longTask} ms where that is less`,
        aim: { at: 'most', value: Math.max(timesReference * blocked, longTask) },
      });
    }
    for (const name of pages) {
      const isProduct = name === 'product';
      rows.push(
        {
          what: `${name}: Lighthouse mobile, performance`,
          value: middle(name, 'score'),
          unit: '',
          note: `median of ${runs}, cold; first paint ${Math.round(middle(name, 'firstPaint'))} ms, blocked ${Math.round(middle(name, 'blocking'))} ms`,
          aim: { at: 'least', value: 98 },
          ...(isProduct && { best: 99 }),
        },
        {
          what: `${name}: largest contentful paint`,
          value: middle(name, 'largestPaint') / 1000,
          unit: 's',
          aim: { at: 'most', value: 1.5 },
          ...(isProduct && { best: 1.6 }),
        },
        {
          what: `${name}: layout shift`,
          value: middle(name, 'shift'),
          unit: '',
          aim: { at: 'most', value: 0 },
          ...(isProduct && { best: 0 }),
        },
      );
    }
    return rows;
  });
