import { codeText } from '../../../domain/text/index.ts';
import type { components } from '../../../openapi/types/ops.d.ts';
import { ask, newKey } from '../client.ts';
import { day, type Given, idOf, lira, type Noun, print, reportDryRun, writing } from '../command.ts';

type Code = components['schemas']['ShopFamilyCode'];

const useRow = ({ friend, usedAt, status, noReward, rewardAmount }: Code['uses'][number]) => ({
  friend: friend ?? null,
  used: day(usedAt),
  status,
  because: noReward,
  reward: lira(rewardAmount),
});

async function switchCode({ shop, ids, options }: Given, isStopped: boolean): Promise<void> {
  const params = { path: { id: codeText(idOf(ids, 'code')) }, header: newKey() };
  const done = await ask(shop.POST('/codes/{id}/switch', { params, body: { isStopped, ...writing(options) } }));
  const { code, owner, isStopped: stopped } = done.code;
  print([{ code, owner: owner ?? null, stopped }], done.code, options);
  reportDryRun(done);
}

export const codes: Noun = {
  show: {
    words: 'CODE [--json | --csv]: whose family code it is, who used it, what that earned and why not',
    async run({ shop, ids, options }) {
      const found = await ask(shop.GET('/codes/{id}', { params: { path: { id: codeText(idOf(ids, 'code')) } } }));
      print(found.uses.map(useRow), found, options);
      console.error(
        `${found.code} of ${found.owner ?? 'an account without a name'}${found.isStopped ? ', stopped' : ''}`,
      );
    },
  },
  stop: {
    words: 'CODE --reason WHY [--dry-run]: no discount, and no reward for uses that are not judged yet',
    run: (given) => switchCode(given, true),
  },
  start: { words: 'CODE --reason WHY [--dry-run]: it counts again', run: (given) => switchCode(given, false) },
};
