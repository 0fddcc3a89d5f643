import ts from 'typescript';

/** A title, or a row of a table, that names rules at its end: `… [CART-3 CART-4]`. */
export interface NamedTitle {
  ids: string[];
  line: number;
  title: string;
}

interface ReadFile {
  /** Titles of tests that run. */
  titles: NamedTitle[];
  /** Titles of tests that do not run, or check nothing: skipped, without a body, in code that is never reached. */
  idle: NamedTitle[];
  /** The lines on which a test is skipped, or expected to fail. */
  skips: number[];
}

type Scope = ts.FunctionLikeDeclaration | ts.SourceFile;

const named = /^([^]*?)\s*\[([A-Z]+-\d+(?: [A-Z]+-\d+)*)\]$/;
const declaring = new Set(['test', 'it', 'describe', 'suite']);
const idleWords = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails']);

/** `test.describe.each` of a callee: the names from its root on; null where it begins with no name. */
function chainOf(callee: ts.Expression): string[] | null {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) {
    const before = chainOf(callee.expression);
    return before && [...before, callee.name.text];
  }
  if (ts.isCallExpression(callee)) return chainOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return chainOf(callee.tag);
  return null;
}

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** The text of a title; a template's gaps stay as they are written. */
function textOf(node: ts.Node, source: ts.SourceFile): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText(source).slice(1, -1) : null;
}

const isBare = ({ kind }: ts.Expression) => kind === ts.SyntaxKind.FalseKeyword || kind === ts.SyntaxKind.NullKeyword;

/** The truth value of a constant condition: `false`, `0`, `!true`; null where it is not constant. */
function valueOf(test: ts.Expression): boolean | null {
  if (ts.isParenthesizedExpression(test)) return valueOf(test.expression);
  if (test.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (isBare(test)) return false;
  if (ts.isNumericLiteral(test)) return Number(test.text) !== 0;
  if (ts.isStringLiteralLike(test)) return test.text !== '';
  if (ts.isPrefixUnaryExpression(test) && test.operator === ts.SyntaxKind.ExclamationToken) {
    const value = valueOf(test.operand);
    return value === null ? null : !value;
  }
  return null;
}

/** Whether `child` is the part of `parent` that never runs. */
function isNeverReached(parent: ts.Node, child: ts.Node): boolean {
  if (ts.isIfStatement(parent)) {
    const value = valueOf(parent.expression);
    return (value === false && child === parent.thenStatement) || (value === true && child === parent.elseStatement);
  }
  if (ts.isConditionalExpression(parent)) {
    const value = valueOf(parent.condition);
    return (value === false && child === parent.whenTrue) || (value === true && child === parent.whenFalse);
  }
  if (ts.isWhileStatement(parent)) return valueOf(parent.expression) === false && child === parent.statement;
  if (!ts.isBinaryExpression(parent) || child !== parent.right) return false;
  const value = valueOf(parent.left);
  const { kind } = parent.operatorToken;
  return (
    (kind === ts.SyntaxKind.AmpersandAmpersandToken && value === false) ||
    (kind === ts.SyntaxKind.BarBarToken && value === true)
  );
}

/** `{ skip: true }`, `{ todo: '…' }`, `{ fails: true }` among the arguments. */
const isIdleOption = (node: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (one) =>
      one.name !== undefined &&
      (ts.isIdentifier(one.name) || ts.isStringLiteralLike(one.name)) &&
      idleWords.has(one.name.text) &&
      !(ts.isPropertyAssignment(one) && valueOf(one.initializer) === false),
  );

/** `t.skip()` and `skip()` of the context that a test is given. */
function skipsItself(body: ts.FunctionLikeDeclaration, chain: readonly string[]): boolean {
  const given = body.parameters[0]?.name;
  if (!given) return false;
  if (ts.isIdentifier(given)) return chain.length === 2 && chain[0] === given.text && idleWords.has(chain[1]!);
  return (
    ts.isObjectBindingPattern(given) &&
    chain.length === 1 &&
    given.elements.some(
      ({ name, propertyName }) =>
        ts.isIdentifier(name) &&
        name.text === chain[0] &&
        (propertyName ? propertyName.getText() : name.text) === 'skip',
    )
  );
}

const namesIn = (node: ts.Node): string[] =>
  ts.isIdentifier(node) ? [node.text] : (collect(node, (child) => namesIn(child)) ?? []);

function collect<T>(node: ts.Node, of: (child: ts.Node) => readonly T[]): T[] {
  const all: T[] = [];
  ts.forEachChild(node, (child) => {
    all.push(...of(child));
  });
  return all;
}

const ancestorsOf = (node: ts.Node): ts.Node[] => (node.parent ? [node.parent, ...ancestorsOf(node.parent)] : []);

/** Reads a test file as the compiler does: what is in comments and in code beside titles counts for nothing. */
export function readTitles(file: string, text: string): ReadFile {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const every = (node: ts.Node): ts.Node[] => [node, ...collect(node, every)];
  const nodes = every(source);
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const calls = nodes.filter((node) => ts.isCallExpression(node));
  // `test.each(rows)` is the callee of the call that declares the tests.
  const outer = calls.filter((call) => !(ts.isCallExpression(call.parent) && call.parent.expression === call));
  const withChain = outer.flatMap((call) => {
    const chain = chainOf(call.expression);
    return chain ? [{ call, chain, body: call.arguments.find(isFunction) }] : [];
  });
  const ofRunner = withChain.filter(({ chain }) => declaring.has(chain[0]!) && chain[1] !== 'extend');
  const isIdle = ({ call, chain }: (typeof withChain)[number]) =>
    chain.slice(1).some((word) => idleWords.has(word)) || call.arguments.some(isIdleOption);
  const declared = ofRunner.filter(({ call }) => hasTitle(call));
  const bodies = new Map(declared.flatMap((one) => (one.body ? [[one.body as ts.Node, one] as const] : [])));
  /** Bodies and files with a call that skips the tests around it. */
  const idleScopes = new Set<Scope>();
  const skips = new Set<number>();
  for (const one of withChain) {
    const around = ancestorsOf(one.call);
    const scope = around.find((node): node is ts.FunctionLikeDeclaration => bodies.has(node));
    if (ofRunner.includes(one) && isIdle(one)) {
      skips.add(lineOf(one.call));
      if (!declared.includes(one)) idleScopes.add(scope ?? source);
    } else if (scope && skipsItself(scope, one.chain)) {
      skips.add(lineOf(one.call));
      idleScopes.add(scope);
    }
  }
  const runs = (node: ts.Node): boolean => {
    const around = [node, ...ancestorsOf(node)];
    return around.every((one, index) => {
      const own = declared.find(({ call }) => call === one);
      return (
        !(own && (isIdle(own) || !own.body || !hasWork(own.body))) &&
        !idleScopes.has(one as Scope) &&
        !(own?.body && idleScopes.has(own.body)) &&
        !(index > 0 && isNeverReached(one, around[index - 1]!))
      );
    });
  };
  const reached = declared.filter(({ call }) => runs(call));
  const isGroup = ({ chain }: (typeof declared)[number]) => chain.includes('describe') || chain.includes('suite');
  const tests = reached.filter((one) => !isGroup(one));
  const live = reached.filter((one) => !isGroup(one) || tests.some(({ call }) => isInside(call, one.body!)));
  const feeds = feedsOf(
    source,
    nodes,
    live.map(({ call }) => call),
  );
  const found = nodes.flatMap((node): { at: NamedTitle; isLive: boolean }[] => {
    const match = named.exec(textOf(node, source) ?? '');
    if (!match) return [];
    const at = { ids: match[2]!.split(' '), line: lineOf(node), title: match[1]!.trim() };
    const own = declared.find(({ call }) => call.arguments[0] === node || isInside(node, call.expression));
    return [{ at, isLive: own ? live.includes(own) : runs(node) && ancestorsOf(node).some((one) => feeds(one)) }];
  });
  return {
    titles: found.filter(({ isLive }) => isLive).map(({ at }) => at),
    idle: found.filter(({ isLive }) => !isLive).map(({ at }) => at),
    skips: [...skips].toSorted((a, b) => a - b),
  };
}

const isInside = (node: ts.Node, around: ts.Node): boolean => node === around || ancestorsOf(node).includes(around);

/** A declaration has a title and mostly a body; `test.skip(isSlow, 'why')` and `test.use({ … })` declare nothing. */
const hasTitle = ({ arguments: [title, ...others] }: ts.CallExpression): boolean =>
  title !== undefined && !isFunction(title) && (ts.isStringLiteralLike(title) || others.some(isFunction));

/** Whether a function does anything: has a statement, or an expression that computes. */
const hasWork = ({ body }: ts.ArrowFunction | ts.FunctionExpression): boolean =>
  ts.isBlock(body)
    ? body.statements.some((one) => !ts.isEmptyStatement(one))
    : !ts.isLiteralExpression(body) && !(ts.isIdentifier(body) && body.text === 'undefined') && !isBare(body);

type Declaration = ts.VariableDeclaration | ts.FunctionDeclaration;
const nameOf = ({ name }: Declaration) => (name as ts.Identifier).text;

/** Whether a part of the file makes titles or rows of tests that run: a loop around tests, or data of their tables. */
function feedsOf(source: ts.SourceFile, nodes: readonly ts.Node[], live: readonly ts.CallExpression[]) {
  const loops = nodes.filter(
    (node) =>
      (ts.isForOfStatement(node) || ts.isCallExpression(node)) &&
      live.some((call) => call !== node && isInside(call, node)),
  );
  const names = new Set([
    ...live.flatMap((call) => [...namesIn(call.expression), ...(call.arguments[0] ? namesIn(call.arguments[0]) : [])]),
    ...loops.flatMap((loop) =>
      ts.isForOfStatement(loop) || ts.isCallExpression(loop) ? namesIn(loop.expression) : [],
    ),
  ]);
  const declarations = nodes.filter(
    (node): node is Declaration =>
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
      node.name !== undefined &&
      ts.isIdentifier(node.name),
  );
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const one of declarations) if (names.has(nameOf(one))) for (const name of namesIn(one)) names.add(name);
  }
  // A function of the file's own that declares a test: its calls give the titles.
  const makers = new Set(
    declarations.filter((one) => live.some((call) => isInside(call, one))).map((one) => nameOf(one)),
  );
  const isRow = (node: ts.Node): boolean =>
    live.some((call) => isInside(node, call.expression)) ||
    loops.some((loop) => (ts.isForOfStatement(loop) || ts.isCallExpression(loop)) && isInside(node, loop.expression));
  return (node: ts.Node): boolean =>
    isRow(node) ||
    (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && makers.has(node.expression.text)) ||
    (ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      names.has(node.name.text) &&
      node.parent.parent.parent === source);
}
