// Measures one flow in a process of its own, so that its memory is its own: node scripts/bench/machines/measure-flow.ts FLOW
import {
  checkInvariants,
  checkPostconditions,
  checkProperties,
  checkSneakPaths,
  checkWaysOut,
  coverage,
  derivePaths,
  firstDifference,
  flowGraphs,
  killMutants,
  observeMachine,
  replay,
} from 'model-testing';
import explorer from '../../../explorer.config.ts';
import { chooseFlows, findFlows, loadFlow } from 'machine-explorer/node';

/** Seconds of processor time of each step of the gate, and the most memory the process used, in MB. */
export interface FlowMeasure {
  flow: string;
  nodes: number;
  steps: number;
  transitions: number;
  paths: number;
  mutants: number;
  explore: number;
  derive: number;
  cover: number;
  replay: number;
  check: number;
  mutate: number;
  megabytes: number;
}

/** Processor time: what else the machine does while this runs does not count. */
function seconds<Result>(work: () => Result): [number, Result] {
  const begun = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(begun);
  return [(user + system) / 1_000_000, result];
}

async function measureFlow(name: string): Promise<FlowMeasure> {
  const [folder] = chooseFlows(findFlows(explorer), [name]);
  const spec = await loadFlow(folder!);
  const [explore, graphs] = seconds(() => flowGraphs(spec));
  const [derive, suites] = seconds(() => ({
    states: derivePaths(spec, 'states'),
    transitions: derivePaths(spec, 'transitions'),
    walks: derivePaths(spec, 'walks'),
  }));
  const [cover, covered] = seconds(() => [coverage(spec, suites.states), coverage(spec, suites.transitions)]);
  const paths = [...suites.states, ...suites.transitions, ...suites.walks];
  const observed = observeMachine(spec.machine);
  const [replayed] = seconds(() => paths.map((path) => firstDifference(replay(spec, path, observed))));
  const [check] = seconds(() => [
    checkInvariants(spec),
    checkPostconditions(spec),
    checkWaysOut(spec),
    checkProperties(spec, [...suites.transitions, ...suites.walks]),
    checkSneakPaths(spec),
  ]);
  const [mutate, mutants] = seconds(() => killMutants(spec, paths));
  const nodes = graphs.flatMap((graph) => graph.nodes);
  return {
    flow: name,
    nodes: nodes.length,
    steps: nodes.reduce((sum, { edges }) => sum + edges.length, 0),
    transitions: covered[1]!.transitions.total,
    paths: paths.length,
    mutants: mutants.total,
    explore,
    derive,
    cover,
    replay: replayed,
    check,
    mutate,
    megabytes: process.resourceUsage().maxRSS / 1024,
  };
}

console.log(JSON.stringify(await measureFlow(process.argv[2] ?? '')));
