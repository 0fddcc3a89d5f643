import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { msg } from '#words';

/** One text of the server in both languages, as its source writes it; `${…}` represents what is filled in. */
export type ServerText = { where: string; tr: string; en: string };
/** One place that makes an error with a code of its own; several where its file chooses among them. */
export type ThrownCode = { where: string; status: number; code: string };

export const sources = globSync('{server/modules,server/platform,domain}/**/*.ts').filter(
  (file) => !/\.(?:test|samples|data|seed)\.ts$/.test(file),
);

/** The text of a string or template; null for anything else. */
function wordsOf(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `\${…}${literal.text}`).join('');
}

/** A value's place in an ICU message, a plural among them. */
const gap = /\{\w+(?:, plural,(?:[^{}]|\{[^{}]*\})*)?\}/g;

/** The text of msg`…` in both languages, as the catalogs have it. */
function catalogued(node: ts.Node): { tr: string; en: string } | null {
  if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'msg') return null;
  if (!ts.isNoSubstitutionTemplateLiteral(node.template)) return null;
  const { tr, en } = msg(Object.assign([node.template.text], { raw: [node.template.text] }));
  return { tr: tr.replaceAll(gap, '${…}'), en: en.replaceAll(gap, '${…}') };
}

function localized(node: ts.Node): { tr: string; en: string } | null {
  if (!ts.isObjectLiteralExpression(node)) return null;
  const words: Record<string, string | null> = {};
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)) {
      words[property.name.text] = wordsOf(property.initializer);
    }
  }
  return typeof words['tr'] === 'string' && typeof words['en'] === 'string'
    ? { tr: words['tr'], en: words['en'] }
    : null;
}

const isOfErrors = (file: string) => /errors|decline-messages|promo-(?:rule|state)|coupons|reviews\.service/.test(file);
const isErrorCall = (node: ts.Node) =>
  (ts.isNewExpression(node) && node.expression.getText() === 'ApiError') ||
  (ts.isCallExpression(node) && /^errors\.(?:invalidField|validation)$|^refuse/.test(node.expression.getText()));

/** Codes that a file keeps in a table. */
const codesIn = (source: ts.SourceFile): string[] =>
  [...source.text.matchAll(/^ +([A-Z][A-Z_]{3,}): (?:\{|msg`)/gm)].flatMap(([, code]) => code ?? []);
/** Statuses that a file chooses among by a type. */
const statusesIn = (source: ts.SourceFile): string[] =>
  [...source.text.matchAll(/\b[45]\d\d(?= \||\))/g)].map(([status]) => status);

function namesIn(node: ts.Node): string[] {
  const names: string[] = ts.isIdentifier(node) ? [node.text] : [];
  ts.forEachChild(node, (child) => {
    names.push(...namesIn(child));
  });
  return names;
}

/** Nodes that a file's errors are made of, followed through its constants and functions: `errors.validation(…)`. */
function sayingsIn(source: ts.SourceFile): ReadonlySet<ts.Node> {
  const declared: { names: readonly string[]; node: ts.Node }[] = [];
  const found = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name)
      declared.push({ names: namesIn(node.name), node });
    if (isErrorCall(node)) found.add(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  // The set grows while it is iterated.
  for (const part of found) {
    const used = new Set(namesIn(part));
    for (const { names, node } of declared) if (names.some((name) => used.has(name))) found.add(node);
  }
  return found;
}

/** Every text an error may carry, and every code it may have. */
export function readServerErrors(): { texts: ServerText[]; codes: ThrownCode[] } {
  const texts: ServerText[] = [];
  const codes: ThrownCode[] = [];
  for (const file of sources) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const sayings = sayingsIn(source);
    const visit = (node: ts.Node, isInError: boolean): void => {
      const where = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      const found = isInError ? (catalogued(node) ?? localized(node)) : null;
      if (found) texts.push({ where, ...found });
      if (ts.isNewExpression(node) && node.expression.getText() === 'ApiError') {
        const [status, code] = node.arguments ?? [];
        for (const one of status && ts.isNumericLiteral(status) ? [status.text] : statusesIn(source)) {
          for (const name of code && ts.isStringLiteralLike(code) ? [code.text] : codesIn(source)) {
            codes.push({ where, status: Number(one), code: name });
          }
        }
      }
      ts.forEachChild(node, (child) => visit(child, isInError || isErrorCall(node) || sayings.has(node)));
    };
    visit(source, isOfErrors(file));
  }
  return { texts, codes };
}
