import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For each decline the behaviour of a card in the bank's vault. */
export const answers = {
  insufficientFunds: 'renewalDeclines',
  cardExpired: 'cardExpired',
  challengeRequired: 'renewalNeedsChallenge',
};
export type Declined = keyof typeof answers;

/** Creates the folder of a bank whose vault contains these cards. */
export function openVault(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bank-'));
  const card = { masked: '454360******0086', bin: '454360', lastFour: '0086', association: 'VISA' };
  const lines = Object.values(answers).map((behaviour) => ({
    kind: 'card',
    saved: { customerKey: 'box', cardToken: behaviour, alias: null, card: { ...card, behaviour } },
  }));
  writeFileSync(join(folder, 'vault.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return folder;
}
