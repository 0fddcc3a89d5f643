import path from 'node:path';
import type { AnyFlowSpec, FlowPath } from 'model-testing';
import {
  eventWords,
  flowVersion,
  followTokens,
  machineMermaid,
  moneyOf,
  pathsMermaid,
  playwrightSource,
  statePathOf,
  tokensOf,
  vitestSource,
  type Walk,
  type ExplorerConfig,
} from 'machine-explorer';
import type { Options } from './options.ts';

type Print = Pick<Options, 'format' | 'language' | 'machines' | 'out' | 'suite' | 'from' | 'to'>;

/** The paths in the format asked for, as a text that ends in a line break. */
export function printPaths(
  config: ExplorerConfig,
  spec: AnyFlowSpec,
  paths: readonly FlowPath[],
  options: Print,
): string {
  const walks = paths.map((one) => followTokens(spec, one.input, tokensOf(spec, one.input, one.events)));
  switch (options.format) {
    case 'text':
      return asText(config, spec, walks, options);
    case 'json':
      return `${JSON.stringify(asData(config, spec, walks, options), null, 2)}\n`;
    case 'mermaid':
      return options.to === null && options.from.length === 0
        ? machineMermaid(spec)
        : pathsMermaid(
            walks.map(({ steps }) => ({
              visits: steps.map(({ visit }) => visit),
              tokens: steps.slice(1).map(({ token }) => token!),
            })),
          );
    case 'vitest':
      return vitestSource(
        config,
        sources(spec, walks),
        importPaths(spec, options, `${config.flows.folder}/${spec.name}`),
      );
    case 'playwright':
      return playwrightSource(config, sources(spec, walks), importPaths(spec, options, config.tests.browserFolder));
    default:
      return options.format satisfies never;
  }
}

const sources = (spec: AnyFlowSpec, walks: readonly Walk[]) =>
  walks.map(({ input, steps }) => ({ spec, input, steps }));

/** As seen from the file that will hold the test; without `--out`, from the folder where such tests live. */
function importPaths(spec: AnyFlowSpec, { out, machines }: Print, usual: string) {
  const from = out === null ? path.resolve(usual) : path.dirname(path.resolve(out));
  const root = path.relative(from, process.cwd()) || '.';
  return {
    root: root.startsWith('.') ? root : `./${root}`,
    folder: path.join(path.relative('.', path.resolve(machines)), spec.name),
  };
}

function asText({ within }: ExplorerConfig, spec: AnyFlowSpec, walks: readonly Walk[], { language }: Print): string {
  const lines = [
    `${spec.name}, version ${flowVersion(spec)}: ${walks.length} ${walks.length === 1 ? 'path' : 'paths'}`,
  ];
  for (const [index, { input, steps }] of walks.entries()) {
    lines.push('', `${index + 1}. from "${input}"`);
    const rows = steps.map(({ event, token, visit }) => {
      const money = moneyOf(within, visit.snapshot);
      const said = event ? eventWords(spec, event, language) : 'start';
      return [said, token ?? '', `→ ${statePathOf(visit.snapshot)}${money ? `  (${money})` : ''}`];
    });
    const widths = [0, 1].map((column) => Math.min(46, Math.max(...rows.map((row) => row[column]!.length))));
    for (const [said, token, statePath] of rows)
      lines.push(`   ${said!.padEnd(widths[0]!)}  ${token!.padEnd(widths[1]!)}  ${statePath}`);
  }
  return `${lines.join('\n')}\n`;
}

function asData({ within }: ExplorerConfig, spec: AnyFlowSpec, walks: readonly Walk[], { suite, to }: Print) {
  return {
    flow: spec.name,
    version: flowVersion(spec),
    suite: to === null ? (suite ?? 'states') : null,
    paths: walks.map(({ input, steps }) => ({
      input,
      tokens: steps.slice(1).map(({ token }) => token),
      events: steps.flatMap(({ event }) => event ?? []),
      states: steps.map(({ visit }) => statePathOf(visit.snapshot)),
      money: steps.map(({ visit }) => moneyOf(within, visit.snapshot)),
    })),
  };
}
