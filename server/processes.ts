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
  const stop = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  const start = (index: number): void => {
    const worker = cluster.fork({ [indexSetting]: String(index) });
    let hasListened = false;
    worker.once('listening', () => {
      hasListened = true;
    });
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      console.error(`Process ${worker.process.pid} ended: ${signal ?? code}.`);
      if (hasListened) return start(index);
      process.exitCode = code || 1;
      stop();
    });
  };
  for (const word of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(word, stop);
  for (let index = 0; index < count; index++) start(index);
}
