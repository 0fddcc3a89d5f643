import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { violationsOn } from '../../accessibility/axe.ts';
import { serveExplorer } from '../serve-explorer.ts';

const file = 'machines/three-d-secure/three-d-secure.machine.ts';

/** A commit of this very tree in which giving up leads to "cancelled"; no branch, index or work tree is touched. */
function commitWithChange(): string {
  const index = path.join(tmpdir(), `machines-index-${process.pid}`);
  const git = (args: string[], input = '') =>
    execFileSync('git', args, { encoding: 'utf8', input, env: { ...process.env, GIT_INDEX_FILE: index } }).trim();
  const text = git(['show', `HEAD:${file}`]);
  const changed = text.replace(
    "'payment.cancel': { target: 'abandoning' } }",
    "'payment.cancel': { target: 'cancelled' } }",
  );
  expect(changed).not.toEqual(text);
  git(['read-tree', 'HEAD']);
  const blob = git(['hash-object', '-w', '--stdin'], `${changed}\n`);
  git(['update-index', '--cacheinfo', `100644,${blob},${file}`]);
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const commit = git([...author, 'commit-tree', git(['write-tree']), '-p', 'HEAD', '-m', 'Give up at once']);
  rmSync(index, { force: true });
  return commit;
}

test('two revisions of a machine: in the terminal, as a page, and in the explorer, with the screens before and after', async ({
  page,
}) => {
  const commit = commitWithChange();
  const said = execFileSync(process.execPath, ['packages/cli/main.ts', 'diff', 'HEAD', commit], { encoding: 'utf8' });
  expect(said).toContain(
    [
      'three-d-secure',
      '  ~ target of threeDSecure.approving payment.cancel[0]: abandoning → cancelled  "The shopper gave up"',
      '      before: abandoning   after: cancelled',
      '',
    ].join('\n'),
  );
  const diffPage = readFileSync('dist/machines-diff.html', 'utf8');
  expect(diffPage.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(2);

  const site = await serveExplorer({ outDir: 'dist/explorer' });
  try {
    await page.goto(`${site.url}/machines/#/?lang=en`);
    await page.getByRole('link', { name: 'What changed between revisions?' }).click();
    const change = page.locator('[data-flow-change=three-d-secure] [data-change]');
    await expect(change).toContainText('Leads elsewhere');
    await expect(change).toContainText('The shopper gave up');
    for (const statePath of ['abandoning', 'cancelled']) {
      const picture = change.getByRole('img', { name: new RegExp(`^${statePath}, `) });
      await expect(picture).toBeVisible();
      // An image with a declared size is visible before its bytes have come.
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
        .toEqual([360, 640]);
    }
    await expect(page.locator('[data-flow-change] svg[role=img]')).toHaveCount(2);
    expect((await violationsOn(page)).map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
      [],
    );
    await change.getByRole('link', { name: 'cancelled' }).click();
    // The page of the changes has two of them.
    await expect(page.locator('[data-chart]')).toHaveCount(1);
    await expect(page.locator('[data-chart]')).toBeVisible();
  } finally {
    await site.close();
  }
});
