import { spawn } from 'node:child_process';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../browser.ts';
import { type Measured, median } from './figures.ts';
import { type BenchShop, inFolder } from './shop.ts';
import type { CatalogueItems } from './catalogue-items.ts';

const runs = 5;

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

/** Lighthouse's mobile run (simulated slow phone and line), the median of five runs. */
export function measureLighthouse(shop: BenchShop, { product }: CatalogueItems): Promise<Measured[]> {
  const routes: [string, string][] = [
    ['home', '/'],
    ['store', '/store'],
    ['product', `/product/${product.slug}`],
    ['cart', '/cart'],
  ];
  return withChrome(async (port) => {
    const rows: Measured[] = [];
    for (const [name, route] of routes) {
      const all: Run[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await runOnce(shop.url + route, port));
      const middle = (key: keyof Run) => median(all.map((run) => run[key]));
      const isProduct = name === 'product';
      rows.push(
        {
          what: `${name}: Lighthouse mobile, performance`,
          value: middle('score'),
          unit: '',
          note: `median of ${runs}; first paint ${Math.round(middle('firstPaint'))} ms, blocked ${Math.round(middle('blocking'))} ms`,
          aim: { at: 'least', value: 98 },
          ...(isProduct && { best: 99 }),
        },
        {
          what: `${name}: largest contentful paint`,
          value: middle('largestPaint') / 1000,
          unit: 's',
          aim: { at: 'most', value: 1.5 },
          ...(isProduct && { best: 1.6 }),
        },
        {
          what: `${name}: layout shift`,
          value: middle('shift'),
          unit: '',
          aim: { at: 'most', value: 0 },
          ...(isProduct && { best: 0 }),
        },
      );
    }
    return rows;
  });
}
