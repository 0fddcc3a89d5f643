import { mkdir, writeFile } from 'node:fs/promises';
import {
  coverage,
  derivePaths,
  flowGraphs,
  isPossibleInTime,
  possibleInTime,
  shortestPathTo,
  walkPath,
  type AnyFlowSpec,
  type FlowPath,
} from 'model-testing';
import { findFlows, hasScreen, loadFlow } from 'machine-explorer/node';
import { flowVersion, followTokens, moneyOf, statePathOf, tokensOf, writePermalink } from 'machine-explorer';
import { moneyOnScreen } from 'machine-explorer/testing';
import type { AnyMachineSnapshot } from 'xstate';
import { bringAxe } from '../../accessibility/axe.ts';
import explorer from '../../../explorer.config.ts';
import { expect, test } from '../explorer-test.ts';

declare global {
  interface Window {
    /** Leads the page to a permalink; resolves with the stage once it is drawn, normally in `statePath`. */
    showAt(link: string, statePath: string): Promise<HTMLElement | null>;
  }
}

/** Runs in the page: defines `showAt`, which renders thousands of screens in a row without waiting for the display. */
function teachToShow(): void {
  const { scheduler } = window as unknown as {
    scheduler: { postTask(task: () => void, options: { priority: 'background' }): Promise<void> };
  };
  window.showAt = async (link, statePath) => {
    location.replace(`stage.html${link}`);
    const until = performance.now() + 2000;
    for (let turn = 0; ; turn += 1) {
      const stage = document.querySelector<HTMLElement>('[data-stage]');
      if (turn > 2 && (stage?.dataset['statePath'] === statePath || performance.now() > until)) return stage;
      // Runs after all pending tasks.
      await scheduler.postTask(() => {}, { priority: 'background' });
    }
  };
}

// The cart's test alone takes long: tests are distributed one by one.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ page }) => page.addInitScript(teachToShow));

/** Alternated: both languages and themes, widest and narrowest screen. tests/accessibility checks whole pages. */
const looks = [
  { width: 1280, options: { lang: 'tr', theme: 'light' } },
  { width: 360, options: { lang: 'en', theme: 'dark' } },
];

/** States whose screen is silent about money that may have moved: it looks first, cannot look, or was closed. */
const silentWhile: Record<string, string[]> = {
  'card-check': ['looking'],
  checkout: ['recovering'],
  'due-payment': ['looking'],
  'open-payment': ['left', 'open.asking', 'open.following'],
  order: ['reading', 'unreadable'],
  // A shopper who has sent nothing is not shown the look-up.
  'order-now': ['looking', 'suspended'],
  // The shopper chooses what to return before amounts are shown.
  refund: ['choosing', 'previewing', 'reading', 'suspended', 'uploading'],
};

/** Money of a return: charged until the bank has returned it; unknown while the bank has not answered. */
function moneyOfReturn(snapshot: AnyMachineSnapshot): string {
  // A return that is about to be sent is a new one.
  if (snapshot.matches('summarised') || snapshot.matches('requesting')) return 'charged';
  const refund = (snapshot.context as { refund: { state: string; money: string } | null }).refund;
  if (refund === null || refund.state === 'REFUND_REJECTED') return 'charged';
  return refund.money === 'returned' ? 'notCharged' : refund.money === 'unknown' ? 'unknown' : 'charged';
}

/** Money by the record shown, for flows whose states have no money of their own: the samples' order is paid. */
const moneyOfRecord: Record<string, (snapshot: AnyMachineSnapshot) => string> = {
  // Changes of a subscription move no money.
  'edit-subscription': () => 'notCharged',
  order: () => 'charged',
  refund: moneyOfReturn,
  subscription: () => 'notCharged',
};

/** The longest run first: the other worker takes the others meanwhile. */
const flows = findFlows(explorer).toSorted((one, other) => Number(other.name === 'cart') - Number(one.name === 'cart'));

for (const flow of flows) {
  test(`the real screen of ${flow.name} shows every path that a clock allows`, async ({ page, baseURL }) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    const spec = await loadFlow(flow);
    const paths = pathsInTime(spec);
    expect(coverage(spec, paths).transitions.missing).toEqual([]);
    const walks = paths.map(({ input, events }) => followTokens(spec, input, tokensOf(spec, input, events)));
    const stops = walks.map(({ input, steps }) =>
      steps.map(({ visit: { snapshot } }, index) => ({
        wanted: statePathOf(snapshot),
        address: writePermalink({
          flow: flow.name,
          input,
          version: null,
          tokens: steps.slice(1, index + 1).map(({ token }) => token!),
          at: null,
          options: {},
        }),
      })),
    );
    await page.goto(`${baseURL}stage.html${stops[0]![0]!.address}`);
    await expect(page.locator('[data-stage]')).toBeAttached();
    const seen = await page.evaluate(
      async ([walked, whose]) => {
        const found: { statePath: string | null; money: string | null }[][] = [];
        for (const [index, steps] of walked.entries()) {
          const states: (typeof found)[number] = [];
          for (const { address, wanted } of steps) {
            const stage = await window.showAt(address, wanted);
            states.push({
              statePath: stage?.dataset['statePath'] ?? null,
              money: whose.flatMap((one) => stage?.querySelector<HTMLElement>(one)?.dataset['money'] ?? [])[0] ?? null,
            });
          }
          found[index] = states;
        }
        return found;
      },
      [stops, moneyOnScreen] as const,
    );
    const wanted = walks.map(({ steps }) => steps.map(({ visit: { snapshot } }) => snapshot));
    expect(seen.map((states) => states.map(({ statePath }) => statePath))).toEqual(
      wanted.map((snapshots) => snapshots.map(statePathOf)),
    );
    // The screen must agree with the state about money.
    const silent = new Set<string>();
    const otherwise = new Set<string>();
    for (const [index, snapshots] of wanted.entries())
      for (const [at, snapshot] of snapshots.entries()) {
        const { statePath, money } = seen[index]![at]!;
        const state = moneyOf(explorer.within, snapshot) ?? moneyOfRecord[flow.name]?.(snapshot) ?? null;
        if (money === null && state !== null && state !== 'notCharged') silent.add(`${statePath}`);
        if (money !== null && money !== state) otherwise.add(`${statePath}: ${state} in the state, ${money} on screen`);
      }
    expect([...otherwise]).toEqual([]);
    expect([...silent].toSorted()).toEqual(silentWhile[flow.name] ?? []);
    expect(troubles).toEqual([]);
    const transitions = [...new Set(walks.flatMap(({ steps }) => steps.flatMap(({ visit }) => visit.taken)))];
    // A flow without a screen shows its states in words: that is no run on a real screen.
    if (!hasScreen(explorer, flow.name)) return;
    await mkdir('.tmp/model', { recursive: true });
    await writeFile(
      `.tmp/model/${flow.name}.screens.json`,
      JSON.stringify({ flow: flow.name, version: flowVersion(spec), paths: walks.length, transitions }),
    );
  });

  test(`axe finds nothing on the real screens of ${flow.name}`, async ({ page, baseURL }) => {
    const spec = await loadFlow(flow);
    // A sliding sheet is half transparent.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: Record<string, string[]> = {};
    for (const [turn, { width, options }] of looks.entries()) {
      const dealt = [...states(spec)].filter((_, index) => index % looks.length === turn);
      if (dealt.length === 0) continue;
      await page.setViewportSize({ width, height: 780 });
      const steps = dealt.map(({ statePath, input, tokens }) => ({
        statePath,
        hash: writePermalink({ flow: flow.name, input, version: null, tokens, at: null, options }),
      }));
      await page.goto(`${baseURL}stage.html${steps[0]!.hash}`);
      await expect(page.locator('[data-stage]')).toBeAttached();
      await bringAxe(page);
      for (const { statePath, wrong } of await page.evaluate(examineAll, steps))
        if (wrong.length > 0) found[`${statePath}, ${width}`] = wrong;
    }
    expect(found).toEqual({});
  });
}

/**
 * Travels to a page that axe is loaded into: stops at each step and runs axe on it. A screen that looks word for word like
 * one before is not asked about twice. The bank's substitute in its frame is looked at in axe.spec.ts.
 */
async function examineAll(
  steps: { statePath: string; hash: string }[],
): Promise<{ statePath: string; wrong: string[] }[]> {
  const seen = new Set<string>();
  const results: { statePath: string; wrong: string[] }[] = [];
  for (const { statePath, hash } of steps) {
    const stage = await window.showAt(hash, statePath);
    const shown = stage?.dataset['statePath'];
    if (shown !== statePath) {
      results.push({ statePath, wrong: [`${shown} is shown`] });
      continue;
    }
    const look = stage!.innerHTML.replaceAll(shown, '');
    if (seen.has(look)) continue;
    seen.add(look);
    const { violations } = await window.axe.run(document, { iframes: false, resultTypes: ['violations'] });
    results.push({
      statePath,
      wrong: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    });
  }
  return results;
}

/** Paths over every transition that a clock allows: what the tour cannot time is taken from other suites. */
function pathsInTime(spec: AnyFlowSpec): FlowPath[] {
  const paths = possibleInTime(spec, derivePaths(spec, 'transitions'));
  let { missing } = coverage(spec, paths).transitions;
  if (missing.length === 0) return paths;
  for (const path of otherPathsInTime(spec)) {
    const left = coverage(spec, [...paths, path]).transitions.missing;
    if (left.length === missing.length) continue;
    paths.push(path);
    missing = left;
    if (missing.length === 0) break;
  }
  return paths;
}

function* otherPathsInTime(spec: AnyFlowSpec): Generator<FlowPath> {
  for (const suite of ['states', 'walks', 'pairs'] as const) yield* possibleInTime(spec, derivePaths(spec, suite));
  for (const suite of ['walks', 'transitions'] as const)
    for (const path of derivePaths(spec, suite)) yield* waitedOut(spec, path);
}

/** Paths to a timer that others precede: those fire and an answer returns to the state, until the timer is due. */
function waitedOut(spec: AnyFlowSpec, { input, events }: FlowPath): FlowPath[] {
  const isPossible = (walked: FlowPath['events']) => isPossibleInTime(spec, { input, events: walked });
  const late = events.findIndex((_, index) => !isPossible(events.slice(0, index + 1)));
  if (late === -1) return [];
  const before = events.slice(0, late);
  const timersAfter = (walked: FlowPath['events']) =>
    [...walkPath(spec, { input, events: walked }).at(-1)!.timers.values()].map(({ event }) => event);
  const sooner = timersAfter(before).find((event) => isPossible([...before, event]))!;
  const answers = before.filter(({ type }) => type.startsWith('xstate.done.actor.'));
  for (let turns = 1; turns < 10; turns += 1) {
    const ways = answers
      .map((answer) => [...before, ...Array.from({ length: turns }, () => [sooner, answer]).flat()])
      // Any other answer leaves the state and stops the timer.
      .filter((way) => timersAfter(way).some(({ type }) => type === events[late]!.type))
      .map((way) => [...way, events[late]!])
      .filter(isPossible);
    if (ways.length > 0) return ways.map((way) => ({ input, events: way }));
  }
  return [];
}

/** One shortest way into each state: what the gallery shows. */
function states(spec: AnyFlowSpec) {
  const found = new Map<string, { statePath: string; input: string; tokens: string[] }>();
  for (const graph of flowGraphs(spec)) {
    for (const node of graph.nodes) {
      const statePath = statePathOf(node.visit.snapshot);
      if (found.has(statePath)) continue;
      const { input, events } = shortestPathTo(node);
      found.set(statePath, { statePath, input, tokens: tokensOf(spec, input, events) });
    }
  }
  return found.values();
}
