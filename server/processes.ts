import cluster from 'node:cluster';

const indexSetting = 'PROCESS_INDEX';

/** The number of this process among several, from 0; the replacement of a dead process gets its number. */
export const processIndex = (): number => Number(process.env[indexSetting] ?? 0);

/** Milliseconds before restarting a process that failed to listen: the database may be unreachable. */
const pause = 1000;

/**
 * Runs this script `count` times behind one address. A process that dies is replaced, again and again. If none has ever
 * listened, all end with the exit code of the first. A signal stops them all, each after its current work.
 */
export function runProcesses(count: number): void {
  let isStopping = false;
  let alive = 0;
  let hasServed = false;
  const stop = () => {
    isStopping = true;
    if (alive === 0) process.exit();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  const start = (index: number): void => {
    alive += 1;
    const worker = cluster.fork({ [indexSetting]: String(index) });
    let hasListened = false;
    worker.once('listening', () => {
      hasListened = true;
      hasServed = true;
    });
    worker.once('exit', (code, signal) => {
      alive -= 1;
      // Explicit, because a channel to the parent process would keep this one alive for ever.
      if (isStopping && alive === 0) process.exit();
      if (isStopping) return;
      console.error(`Process ${worker.process.pid} ended: ${signal ?? code}.`);
      if (hasListened) return start(index);
      if (hasServed) return void setTimeout(() => isStopping || start(index), pause);
      process.exitCode = code || 1;
      if (alive === 0) process.exit();
      stop();
    });
  };
  for (const word of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(word, stop);
  for (let index = 0; index < count; index++) start(index);
}
