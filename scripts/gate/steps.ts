import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: string;
}

export interface Ran extends Step {
  passed: boolean;
  /** Of the command and its children, user and system time. */
  processorSeconds: number;
}

/** Reads the second line of the shell's `times`, user and system time of its children: `1m2.345000s 0m0.500000s`. */
export function readTimes(printed: string): number {
  const [, children = ''] = printed.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Runs one shell command; its output is shown only when it fails (or always, with `loud`). */
export async function runStep(step: Step, loud = false): Promise<Ran> {
  const started = performance.now();
  const command = `( ${step.command} )\ncode=$?\ntimes >&3\nexit $code`;
  const child = spawn('sh', ['-c', command], {
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['inherit', loud ? 'inherit' : 'pipe', loud ? 'inherit' : 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let printed = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const processorSeconds = readTimes(printed);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s, ${processorSeconds.toFixed(1)} s of processor)`);
  if (code !== 0) console.log(output);
  return { ...step, passed: code === 0, processorSeconds };
}

/** Runs the lanes side by side, the steps of a lane one after the other. Returns the names of the steps that failed. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<string[]> {
  const failed: string[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) if (!(await runStep(step)).passed) failed.push(step.name);
    }),
  );
  return failed;
}
