// Prints which flows, calls and tests name each rule of docs/requirements.yaml; reads them, runs nothing.
// `npm run requirements` prints all, `npm run requirements -- CART packet` the rules that contain every word.
import { findingsOf, proves, readProofs, readRequirements } from './requirements/matrix.ts';

const known = readRequirements();
const { proofs, skips, idle } = await readProofs();
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const { requirements, unproved } = known;
const chosen = requirements.filter(({ id, en, tr }) =>
  words.every((word) => `${id} ${en} ${tr}`.toLowerCase().includes(word)),
);

for (const { id, section, en, decision, operation } of chosen) {
  const own = proofs.filter(({ ids }) => ids.includes(id));
  const operations = new Set([...(operation ? [operation] : []), ...own.flatMap((proof) => proof.operations)]);
  console.log(`\n${id} (section ${section}${decision ? `, as decided in ADR ${decision}` : ''}): ${en}`);
  for (const name of operations) console.log(`  call  ${name}`);
  for (const { kind, place, title, mutants } of own)
    console.log(`  ${kind}  ${place}  ${title}${mutants === undefined ? '' : ` (${mutants} mutants)`}`);
  if (!own.some((proof) => proves(proof))) console.log(`  no proof: ${unproved[id]?.en ?? 'and no reason'}`);
}

const findings = findingsOf(known, proofs);
const without = Object.keys(unproved).length + findings.unproved.length;
console.log(`\n${chosen.length} of ${requirements.length} rules; ${without} without proof.`);
const problems = [
  ...findings.unproved.map((id) => `${id} has no proof, and no reason in unproved`),
  ...findings.unknown.map((one) => `${one} is no rule`),
  ...findings.proved.map((id) => `${id} is listed in unproved, and has a proof`),
  ...findings.allowedUnknown.map((id) => `${id} is listed in unproved, and is no rule`),
  ...findings.unbroken.map((one) => `${one} is marked, and no mutant breaks it`),
  ...findings.twice.map((id) => `${id} is there twice`),
  ...idle.map((one) => `${one} names a rule in a test that does not run or checks nothing`),
  ...skips.map((place) => `${place} skips a test beside tests that name rules`),
];
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
