// node scripts/drill-restore.ts: restores a backup on a Postgres of its own, as docs/operations.md has it, and fails
// unless the bank's ledger has one capture.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, ['tests/chaos/restore-drill.ts'], { stdio: 'inherit' });
process.exit(status ?? 1);
