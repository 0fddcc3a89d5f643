import cluster from 'node:cluster';

const indexSetting = 'PROCESS_INDEX';

/** Which of several processes this is, from 0; the one that follows a dead one has its number. */
export const processIndex = (): number => Number(process.env[indexSetting] ?? 0);

/**
 * Runs this very script `count` times behind one address. One that dies is replaced, unless it never came to listen: then
 * all end, with its exit code. A signal stops them all, each after what it is doing.
 */
export function runProcesses(count: number): void {
  let isStopping = false;
  let alive = 0;
  const stop = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  const start = (index: number): void => {
    alive += 1;
    const worker = cluster.fork({ [indexSetting]: String(index) });
    let hasListened = false;
    worker.once('listening', () => {
      hasListened = true;
    });
    worker.once('exit', (code, signal) => {
      alive -= 1;
      // A channel to whoever started this one would keep it for ever.
      if (isStopping && alive === 0) process.exit();
      if (isStopping) return;
      console.error(`Process ${worker.process.pid} ended: ${signal ?? code}.`);
      if (hasListened) return start(index);
      process.exitCode = code || 1;
      if (alive === 0) process.exit();
      stop();
    });
  };
  for (const word of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(word, stop);
  for (let index = 0; index < count; index++) start(index);
}
