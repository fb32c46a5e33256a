// Finds waits for a fixed time in the source of a test: they hope that something has happened meanwhile.
import { parseSync } from 'vite';

type Node = { type: string; start: number; [field: string]: unknown };

/** The state of a page that has asked for nothing for half a second. */
const QUIET = 'networkidle';

/** The modules whose `setTimeout` is a promise. */
const PROMISED_TIMERS = ['node:timers/promises', 'timers/promises'];

/**
 * Gives the line of each wait for a fixed time: `waitForTimeout`, the quiet state of Playwright,
 * a promise that nothing but a timer settles, and a call of the promised `setTimeout` under any name.
 */
export function fixedWaits(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const nodes = nodesWithin(program as unknown as Node);
  const sleeps = new Set(nodes.flatMap(promisedTimerNames));
  const isWait = (node: Node) => {
    if (isPromiseOfTimer(node)) return true;
    if (node.type !== 'CallExpression') return false;
    const name = nameOf(node.callee) ?? '';
    return name === 'waitForTimeout' || sleeps.has(name) || waitsForQuiet(node);
  };
  return nodes.filter(isWait).map(({ start }) => lineAt(source, start));
}

function nodesWithin(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesWithin);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesWithin)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** As an argument, or as one of its options. */
function waitsForQuiet({ arguments: given }: Node): boolean {
  return (given as Node[])
    .flatMap((one) => (one.type === 'ObjectExpression' ? (one.properties as Node[]) : [one]))
    .some(({ value }) => value === QUIET || (isNode(value) && value.value === QUIET));
}

/** What is called: the name itself, or the last one of a path. */
function nameOf(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return String(callee.name);
  return callee.type === 'MemberExpression' ? nameOf(callee.property) : undefined;
}

function promisedTimerNames({ type, source, specifiers }: Node): string[] {
  if (type !== 'ImportDeclaration' || !isNode(source)) return [];
  if (!PROMISED_TIMERS.includes(String(source.value))) return [];
  return (specifiers as Node[])
    .filter(({ imported }) => nameOf(imported) === 'setTimeout')
    .flatMap(({ local }) => nameOf(local) ?? []);
}

/** `new Promise((resolve) => setTimeout(resolve, …))`, with braces or without, or with a function around `resolve`. */
function isPromiseOfTimer({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'NewExpression' || nameOf(callee) !== 'Promise') return false;
  const [executor] = given as Node[];
  if (!executor) return false;
  const [resolve] = (executor.params ?? []) as Node[];
  const only = onlyExpression(executor.body);
  if (!resolve || only?.type !== 'CallExpression' || nameOf(only.callee) !== 'setTimeout')
    return false;
  const [task] = only.arguments as Node[];
  const settled = task && 'body' in task ? onlyExpression(task.body) : task;
  const name = settled?.type === 'CallExpression' ? nameOf(settled.callee) : nameOf(settled);
  return name === nameOf(resolve);
}

/** What an arrow function gives, or the one thing that a block does. */
function onlyExpression(body: unknown): Node | undefined {
  if (!isNode(body)) return undefined;
  if (body.type !== 'BlockStatement') return body;
  const [only, ...more] = body.body as Node[];
  return more.length === 0 && isNode(only?.expression) ? only.expression : undefined;
}

function lineAt(source: string, start: number): string {
  const begin = source.lastIndexOf('\n', start) + 1;
  const end = source.indexOf('\n', start);
  return source.slice(begin, end < 0 ? undefined : end).trim();
}
