import { checkPath, pathText, type AnyFlowSpec, type FlowPath, type FlowReport, type PathFailure } from 'model-testing';
import { followTokens, statePathOf, tokensOf } from 'machine-explorer';
import type { Finding } from '../paths/check-flow.ts';

/** One case of a suite; null where it passes. */
interface Case {
  group: string;
  name: string;
  failure: { type: string; message: string; trace: string } | null;
}

/** The part of a flow that is reported: its checks, or why it cannot be walked. */
export type CheckedFlow =
  | { flow: string; spec: AnyFlowSpec; report: FlowReport; findings: readonly Finding[] }
  | { flow: string; error: string };

/** JUnit's XML for CI systems: a suite for each flow, a case for each path and for each check. */
export function junitReport(flows: readonly CheckedFlow[]): string {
  const suites = flows.map((one) => ({ ...one, cases: 'error' in one ? [] : casesOf(one) }));
  const failures = suites.flatMap(({ cases }) => cases.filter(({ failure }) => failure)).length;
  const tests = suites.reduce((sum, { cases }) => sum + Math.max(1, cases.length), 0);
  const errors = suites.filter((one) => 'error' in one).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'machines', tests, failures, errors })}>`,
    ...suites.flatMap((one) => ('error' in one ? brokenSuite(one) : suiteLines(one.flow, one.report, one.cases))),
    '</testsuites>',
    '',
  ].join('\n');
}

const brokenSuite = ({ flow, error }: { flow: string; error: string }) => [
  `  <testsuite${attributes({ name: flow, tests: 1, failures: 0, errors: 1, skipped: 0 })}>`,
  `    <testcase${attributes({ classname: flow, name: 'can be walked' })}>`,
  `      <error${attributes({ type: 'not walked', message: firstLine(error) })}>${escape(error)}</error>`,
  '    </testcase>',
  '  </testsuite>',
];

function suiteLines(flow: string, { milliseconds }: FlowReport, cases: readonly Case[]): string[] {
  const failures = cases.filter(({ failure }) => failure).length;
  const time = (milliseconds / 1000).toFixed(3);
  return [
    `  <testsuite${attributes({ name: flow, tests: cases.length, failures, errors: 0, skipped: 0, time })}>`,
    ...cases.flatMap(({ group, name, failure }) => {
      const named = attributes({ classname: `${flow}.${group}`, name });
      if (!failure) return [`    <testcase${named}/>`];
      const { type, message, trace } = failure;
      return [
        `    <testcase${named}>`,
        `      <failure${attributes({ type, message })}>${escape(trace)}</failure>`,
        '    </testcase>',
      ];
    }),
    '  </testsuite>',
  ];
}

function casesOf({ spec, report, findings }: Extract<CheckedFlow, { spec: AnyFlowSpec }>): Case[] {
  const { paths, invariants, postconditions, waysOut, properties } = report;
  const resultCase =
    (group: string) =>
    ({ name, problem, counterExample }: Result): Case => ({
      group,
      name,
      failure: problem === null ? null : failureOf(spec, group, problem, counterExample),
    });
  return [
    ...paths.map((path, index) => pathCase(spec, path, index)),
    ...withPath(invariants).map(resultCase('invariants')),
    ...postconditions
      .map((one) => ({ ...one, problem: one.counterExample ? `broken: ${one.name}` : one.problem }))
      .map(resultCase('postconditions')),
    ...withPath(waysOut).map(resultCase('ways out')),
    ...properties
      .map((one) => ({ ...one, problem: one.result === 'kept' ? null : `${one.result}: ${one.name}` }))
      .map(resultCase('properties')),
    ...otherChecks.map((what): Case => {
      const found = findings.filter((one) => one.what === what).map(({ detail }) => detail);
      const message = `${found.length} ${found.length === 1 ? 'finding' : 'findings'}`;
      return {
        group: 'checks',
        name: what,
        failure: found.length === 0 ? null : { type: what, message, trace: found.join('\n') },
      };
    }),
  ];
}

const withPath = <Found extends { name: string; counterExample: FlowPath | null }>(list: readonly Found[]) =>
  list.map((one) => ({ ...one, problem: one.counterExample ? `broken: ${one.name}` : null }));

interface Result {
  name: string;
  problem: string | null;
  counterExample: FlowPath | null;
}

/** Kinds of findings that concern no single part of the specification. */
const otherChecks = [
  'anatomy',
  'never reached',
  'never taken',
  'guard answer never heard',
  'the real actor differs',
  'sneaked in',
  'mutant survived',
  'breaks nothing specified',
  'excuse out of date',
  'never taken on the screens',
  'never taken on the server',
];

function pathCase(spec: AnyFlowSpec, path: FlowPath, index: number): Case {
  const failure: PathFailure | null = checkPath(spec, path);
  return {
    group: 'paths',
    name: `${index + 1}. ${pathText(spec, path)}`,
    failure: failure && failureOf(spec, 'path', failure.reason, failure.path),
  };
}

const failureOf = (spec: AnyFlowSpec, type: string, message: string, path: FlowPath | null) => ({
  type,
  message,
  trace: path ? `${message}\n${pathText(spec, path)}\n\n${traceOf(spec, path)}` : message,
});

/** Each event, and the state after it. */
function traceOf(spec: AnyFlowSpec, { input, events }: FlowPath): string {
  const { steps, stoppedBy } = followTokens(spec, input, tokensOf(spec, input, events));
  const lines = steps.map(({ token, visit }) => `${token ?? 'start'} → ${statePathOf(visit.snapshot)}`);
  return [...lines, ...(stoppedBy ? [stoppedBy] : [])].join('\n');
}

const firstLine = (text: string) => text.split('\n', 1)[0]!;

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escape(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('');

// eslint-disable-next-line no-control-regex -- XML 1.0 forbids these characters, also escaped
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escape = (text: string) =>
  text
    .replaceAll(forbidden, '\u{FFFD}')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
