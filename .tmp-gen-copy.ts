import { writeFileSync } from 'node:fs';
import { machineShape } from 'model-testing';
const flow = process.argv[2]!;
const camel = flow.replaceAll(/-(\w)/g, (_, l: string) => l.toUpperCase());
const spec = (await import(`./machines/${flow}/${flow}.samples.ts`))[`${camel}Flow`];
const words = spec.words as Record<string, { tr: string; en: string }>;
const lex: Record<string, string> = { offline: 'Bağlantı yok', timedOut: '', unavailable: 'Sunucu cevap veremiyor', sessionOver: 'Oturum bitti' };
const q = (s: string) => (s.includes("'") ? JSON.stringify(s) : `'${s}'`);
const w = (x: { tr: string; en: string }) => `{ tr: ${q(x.tr)}, en: ${q(x.en)} }`;
const key = (k: string) => (/^[a-zA-Z]\w*$/.test(k) ? k : `'${k}'`);
const used = new Set<string>();
const take = (k: string) => { used.add(k); return words[k]!; };
let out = `import type { FlowCopy } from '../kit/testing.ts';\nimport type { ${camel}Machine } from './${flow}.machine.ts';\n\nexport const ${camel}Copy: FlowCopy<typeof ${camel}Machine> = {\n  inputs: {\n`;
for (const input of Object.keys(spec.inputs)) out += `    ${key(input)}: ${w(take(`input.${input}`))},\n`;
out += '  },\n  states: {\n';
for (const s of machineShape(spec.machine).states) {
  if (s.parentId === null) continue;
  const p = s.path.join('.');
  const d = s.meta['description'] as { tr: string; en: string };
  out += `    ${key(p)}: {\n      name: ${w(take(`state.${p}`))},\n      says: ${w(d)},\n`;
  if (s.meta['operationId']) out += `      calls: '${s.meta['operationId']}',\n`;
  if (words[`money.${p}`]) out += `      money: ${w(take(`money.${p}`))},\n`;
  out += '    },\n';
}
out += '  },\n  events: {\n';
const rest = Object.keys(words).filter((k) => !used.has(k));
const ids = Object.keys(spec.outcomes);
const isAnswer = (k: string) => ids.some((id) => k.startsWith(`${id}.done`) || k.startsWith(`${id}.failed`));
for (const k of rest.filter((k) => !isAnswer(k) && !k.startsWith('guard.') && !k.startsWith('after.'))) out += `    ${key(k)}: ${w(words[k]!)},\n`;
out += '  },\n  answers: {\n';
const shared = (k: string) => { const m = /\.failed\.(\w+)$/.exec(k); return m && m[1]! in lex; };
for (const k of rest.filter((k) => isAnswer(k) && !shared(k)).toSorted((a, b) => ids.indexOf(a.split('.')[0]!) - ids.indexOf(b.split('.')[0]!))) out += `    ${key(k)}: ${w(words[k]!)},\n`;
out += '  },\n  guards: {\n';
for (const k of rest.filter((k) => k.startsWith('guard.') && k !== 'guard.isSessionOver' && k !== 'guard.isConflict')) out += `    ${key(k.slice(6))}: ${w(words[k]!)},\n`;
out += '  },\n';
const delays = rest.filter((k) => k.startsWith('after.') && typeof spec.machine.implementations.delays[k.slice(6)] !== 'number');
if (delays.length > 0) { out += '  delays: {\n'; for (const k of delays) out += `    ${key(k.slice(6))}: ${w(words[k]!)},\n`; out += '  },\n'; }
out += '};\n';
writeFileSync(`machines/${flow}/${flow}.copy.ts`, out);
