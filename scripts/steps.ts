import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: string;
}

/** Runs one shell command; its output is shown only when it fails (or always, with `loud`). Resolves to whether it passed. */
export async function runStep(step: Step, loud = false): Promise<boolean> {
  const started = performance.now();
  const child = spawn(step.command, {
    shell: true,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: loud ? 'inherit' : 'pipe',
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** Runs the lanes side by side, the steps of a lane one after the other. Returns the names of the steps that failed. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<string[]> {
  const failed: string[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) if (!(await runStep(step))) failed.push(step.name);
    }),
  );
  return failed;
}
