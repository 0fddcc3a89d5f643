import { parseArgs } from 'node:util';
import { notKnown, type ExplorerConfig } from 'machine-explorer';
import { UsageError } from 'machine-explorer/node';

export const suites = ['states', 'transitions', 'pairs', 'walks'] as const;
export const formats = ['text', 'json', 'mermaid', 'vitest', 'playwright'] as const;

export const reportKinds = ['junit', 'html'] as const;
export type ReportKind = (typeof reportKinds)[number];

export interface Options {
  command: 'paths' | 'list' | 'coverage' | 'check' | 'replay' | 'help';
  flows: string[];
  /** Null when no suite was named. */
  suite: (typeof suites)[number] | null;
  format: (typeof formats)[number];
  language: 'tr' | 'en';
  /** Tokens with which every path begins. */
  from: string[];
  to: string | null;
  input: string | null;
  /** The folder whose folders are flows. */
  machines: string;
  /** Write to this file instead of the terminal; imports are made relative to it. */
  out: string | null;
  /** With `--check`: the report files to write, by format. */
  reports: { kind: ReportKind; file: string }[];
  /** The file of a kept error report; with a flow, a path as a check prints it. */
  replay: string | null;
}

export const usage = `npm run paths -- FLOW            paths of a flow, derived from its machine
npm run paths -- --list          the flows and what each is about
npm run paths -- --coverage      what the paths of every flow cover; exit code 1 when a promised level is not whole
npm run paths -- --check [FLOW]  invariants, postconditions, ways out, properties over time, sneak paths, mutants; exit code 1 when one fails
npm run paths -- --replay FILE   the events of an error report, on the machine that threw; exit code 1 while it throws
npm run paths -- FLOW --replay 'INPUT: EVENTS'   a path that a check has printed; exit code 1 while something fails on it

  --suite ${suites.join('|')}   which paths (states; for --coverage: those that are promised)
  --input NAME                          only from this input
  --from EVENTS                         begin with these events, separated by commas
  --to STATE                            a shortest path to this state
  --format ${formats.join('|')}
  --lang tr|en                          language of the words (en)
  --out FILE                            write there; the imports of a test are made relative to it.
                                        a test belongs where its runner finds it
  --report junit=FILE|html=FILE         with --check: for a CI system; what the paths cover, as a page
  --machines FOLDER                     where the flows are (machines)

Exit codes: 0 all is well, 1 a check failed, 2 the command was not understood.
`;

/** Reads the arguments after `--`. Throws `UsageError` saying what to write instead. */
export function readOptions({ flows }: Pick<ExplorerConfig, 'flows'>, args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const command = values.help
    ? 'help'
    : values.list
      ? 'list'
      : values.coverage
        ? 'coverage'
        : values.check
          ? 'check'
          : values.replay === undefined
            ? 'paths'
            : 'replay';
  const commands = (['list', 'coverage', 'check', 'replay'] as const).filter((name) => values[name]);
  if (commands.length > 1 && !values.help)
    throw new UsageError(`One command at a time: ${commands.map((name) => `--${name}`).join(', ')}.`);
  const unused = Object.keys(values).filter(
    (name) => !commands.includes(name as never) && !usedBy[command].includes(name),
  );
  if (unused.length > 0)
    throw new UsageError(`--${command} takes no ${dashed(unused)}. It takes ${dashed(usedBy[command])}.`);
  if (command === 'list' && positionals.length > 0)
    throw new UsageError(`--list takes no flow: it names all. Paths of one: npm run paths -- ${positionals[0]}`);
  if (command === 'replay' && positionals.length > 1)
    throw new UsageError('--replay takes one flow and a path, or the file of a report, which names its flow.');
  if (command === 'paths' && positionals.length === 0)
    throw new UsageError(`Which flow? npm run paths -- --list names them.\n\n${usage}`);
  if (command === 'paths' && positionals.length > 1)
    throw new UsageError(`One flow at a time: ${positionals.join(', ')}. --check and --coverage take several.`);
  return {
    command,
    flows: positionals,
    suite: values.suite === undefined ? null : oneOf('suite', values.suite, suites),
    format: oneOf('format', values.format ?? 'text', formats),
    language: oneOf('language', values.lang ?? 'en', ['tr', 'en'] as const),
    from: tokensIn(values.from ?? ''),
    to: values.to ?? null,
    input: values.input ?? null,
    machines: values.machines ?? flows.folder,
    out: values.out ?? null,
    reports: (values.report ?? []).map(readTarget),
    replay: values.replay ?? null,
  };
}

/** Splits tokens at commas, except those inside a payload. */
export const tokensIn = (text: string): string[] => text.split(/,(?![^{]*\})/).flatMap((token) => token.trim() || []);

/** The options that each command uses. */
const usedBy: Record<Options['command'], readonly string[]> = {
  paths: ['suite', 'input', 'from', 'to', 'format', 'lang', 'out', 'machines'],
  coverage: ['suite', 'input', 'machines'],
  check: ['report', 'machines'],
  replay: ['machines'],
  list: ['machines'],
  help: ['suite', 'input', 'from', 'to', 'format', 'lang', 'out', 'report', 'machines', 'help'],
};

function readTarget(text: string): Options['reports'][number] {
  const [kind = '', ...file] = text.split('=');
  if (file.join('=') === '')
    throw new UsageError(
      `--report ${text}: Name the file: ${reportKinds.map((one) => `--report ${one}=FILE`).join(', ')}.`,
    );
  return { kind: oneOf('report', kind, reportKinds), file: file.join('=') };
}

const dashed = (names: readonly string[]) => names.map((name) => `--${name}`).join(', ');

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        suite: { type: 'string' },
        format: { type: 'string' },
        lang: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        input: { type: 'string' },
        machines: { type: 'string' },
        out: { type: 'string' },
        list: { type: 'boolean' },
        coverage: { type: 'boolean' },
        check: { type: 'boolean' },
        replay: { type: 'string' },
        report: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function oneOf<const Names extends readonly string[]>(what: string, name: string, known: Names): Names[number] {
  if (!known.includes(name)) throw new UsageError(notKnown(what, name, known));
  return name;
}
