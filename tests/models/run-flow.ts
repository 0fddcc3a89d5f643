import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { eventLabel, observeMachine, parseEventName, type FlowPath, type Timer } from 'model-testing';
import { flowVersion, type LevelReport, statePathOf, tokensOf } from 'machine-explorer';
import { expect, test } from '../harness/shop-test.ts';
import type { Harness } from '../harness/harness.ts';
import { planOf, rowOf, screenOf, type BrowserFlow, type Step } from './browser-flow.ts';
import type { FrozenShop } from './frozen-shop.ts';

/** The frozen shop on which a flow's rows are played, with the flow's additions. */
export interface PlayedWorld {
  /** Throws until an input is opened. */
  readonly shop: FrozenShop;
  readonly isOpen: boolean;
  /** What the page shows now, with every key that a screen row names. */
  look: () => Promise<Record<string, unknown>>;
  /** Asserted when a path has ended. */
  judge?(): Promise<void>;
}

const polls = [5, 10, 10, 20, 20, 40, 40, 80];

async function sees(world: PlayedWorld, expected: Record<string, unknown>, where: string): Promise<void> {
  const look = async () => {
    await world.shop.tick();
    return world.look();
  };
  await expect.poll(look, { message: where, intervals: polls, timeout: 60_000 }).toMatchObject(expected);
}

const beat = 40;

/** Advances time in small moments while an action is played, for work that the page defers. */
async function beating(world: PlayedWorld, playing: Promise<void>): Promise<void> {
  const heart = setInterval(() => {
    // A page that is being replaced cannot run its timers.
    if (world.isOpen) world.shop.tick().catch(() => {});
  }, beat);
  await playing.finally(() => clearInterval(heart));
}

const timerOf = ({ event, before }: Step): Timer =>
  [...before.timers.values()].find((timer) => timer.event.type === event.type)!;

async function walk<World extends PlayedWorld>(flow: BrowserFlow<World>, world: World, path: FlowPath): Promise<void> {
  const { spec } = flow;
  const observed = observeMachine(spec.machine);
  const tokens = tokensOf(spec, path.input, path.events);
  let before = observed.start(spec.inputs[path.input]);
  await beating(world, flow.opens[path.input]!(world, tokens));
  const first = screenOf(flow, before.snapshot);
  if (first) await sees(world, first, `at the start: ${statePathOf(before.snapshot)}`);
  world.shop.hasOpened();
  for (const [index, event] of path.events.entries()) {
    const after = observed.step(before, event);
    const step: Step = { event, token: tokens[index]!, before, after, next: tokens.slice(index + 1) };
    const where = `${index + 1}. ${eventLabel(spec, event)}: ${statePathOf(after.snapshot)}`;
    await test.step(where, async () => {
      const row = rowOf(flow, event);
      if (row) await beating(world, row.play(world, step));
      if (parseEventName(event.type).kind === 'after') await world.shop.pass(timerOf(step).delay);
      const seen = screenOf(flow, after.snapshot);
      if (seen) await sees(world, seen, where);
      // A passing state's call is answered by the row of a later event: the gate stays as it is until a state is seen.
      if (seen) world.shop.gate.shut();
    });
    before = after;
  }
}

/**
 * Registers the flow's paths, derived from its production machine, as browser tests on the real shop, and writes
 * `.tmp/model/{flow}.server.json`: what the explorer and `npm run paths -- --coverage` show as the fourth level.
 */
export function runFlow<World extends PlayedWorld>(
  flow: BrowserFlow<World>,
  open: (browser: Browser, harness: Harness) => World,
): void {
  const { spec } = flow;
  const plan = planOf(flow);
  let walked = 0;

  test(`${spec.name}: every transition that a browser can cause has a path, and no other is excused`, () => {
    expect(plan.wrong).toEqual([]);
  });

  for (const [index, path] of plan.paths.entries()) {
    const last = path.events.at(-1);
    const title = `${spec.name} ${index + 1}: from "${path.input}", ${path.events.length} events to ${last ? eventLabel(spec, last) : 'nothing'}`;
    test(title, async ({ browser, harness }) => {
      const world = open(browser, harness);
      try {
        await walk(flow, world, path);
        await world.judge?.();
        expect(world.shop.troubles).toEqual([]);
      } finally {
        if (world.isOpen) await world.shop.close();
      }
      walked += 1;
    });
  }

  test.afterAll(async () => {
    // The failed test is its own report; without the file, coverage counts nothing of this flow.
    if (walked < plan.paths.length) return rm(`.tmp/model/${spec.name}.server.json`, { force: true });
    const report: LevelReport = {
      flow: spec.name,
      version: flowVersion(spec),
      paths: plan.paths.length,
      transitions: [...plan.taken],
    };
    await mkdir('.tmp/model', { recursive: true });
    await writeFile(`.tmp/model/${spec.name}.server.json`, JSON.stringify(report));
  });
}
