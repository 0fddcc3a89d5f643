import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const machine = 'machines/three-d-secure/three-d-secure.machine.ts';
const sound = `'payment.cancel': { target: 'abandoning' }`;
const broken = `'payment.cancel': { target: 'cancelled' }`;

/** Commits a revision like HEAD with one fault: giving up at the bank shows the payment as cancelled at once. */
export function commitBrokenRevision(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'broken-revision-'));
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, {
      input,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        // The branch, its index and the work tree stay as they are; nothing names the new commit.
        GIT_INDEX_FILE: path.join(folder, 'index'),
        GIT_AUTHOR_NAME: 'screens',
        GIT_AUTHOR_EMAIL: 'screens@localhost',
        GIT_COMMITTER_NAME: 'screens',
        GIT_COMMITTER_EMAIL: 'screens@localhost',
      },
    }).trim();
  try {
    const text = git(['show', `HEAD:${machine}`]);
    if (!text.includes(sound)) throw new Error(`${machine} has no ${sound} to break`);
    git(['read-tree', 'HEAD']);
    const blob = git(['hash-object', '-w', '--stdin'], `${text.replace(sound, broken)}\n`);
    git(['update-index', '--cacheinfo', `100644,${blob},${machine}`]);
    return git(['commit-tree', git(['write-tree']), '-p', 'HEAD', '-m', 'Break it']).slice(0, 7);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
