// Finds what a state machine forbids elsewhere: a second writer of its table, and a literal list of its statuses.
import { parseSync } from 'vite';

/** A table whose state is a machine's: what the code calls it, its name in SQL, and how its states are stored. */
export type MachineTable = { table: string; sqlName: string; statuses: readonly string[] };

type Node = { type: string; start: number; [field: string]: unknown };

const WRITES = ['update', 'insert', 'delete'];

/** Words in a row, as SQL lists them: 'scheduled', 'in_progress'. */
const SQL_LIST = /\(\s*('[a-z_]+'(?:\s*,\s*'[a-z_]+')+)\s*\)/g;

/** The lines on which a file writes a table: by the query builder, whatever its handle is called, or by SQL, which may interpolate the table. */
export function tableWrites(
  { table, sqlName }: MachineTable,
  file: string,
  source: string,
): string[] {
  const write = new RegExp(
    `\\b(update\\s+"?${sqlName}"?(\\s+(as\\s+)?\\w+)?\\s+set|insert\\s+into\\s+"?${sqlName}"?(?!\\w)|delete\\s+from\\s+"?${sqlName}"?(?!\\w))`,
    'i',
  );
  return nodesOf(file, source)
    .filter(
      (node) =>
        isBuilderWrite(node, table) ||
        textsOf(node, { [table]: sqlName }).some((text) => write.test(text)),
    )
    .map(({ start }) => lineAt(source, start));
}

/** The lines on which a file lists statuses of one machine and nothing else: two or more, as an array or in SQL. */
export function statusLists({ statuses }: MachineTable, file: string, source: string): string[] {
  const isList = (values: readonly unknown[]) =>
    values.length > 1 && values.every((value) => statuses.some((status) => status === value));
  return nodesOf(file, source)
    .filter(
      (node) =>
        isList(wordsOfArray(node)) ||
        textsOf(node).some((text) => wordsOfSqlLists(text).some(isList)),
    )
    .map(({ start }) => lineAt(source, start));
}

function isBuilderWrite({ type, callee, arguments: given }: Node, table: string): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return false;
  const [first] = given as Node[];
  return WRITES.includes(nameOf(callee.property)) && isNode(first) && nameOf(first) === table;
}

function wordsOfArray({ type, elements }: Node): unknown[] {
  if (type !== 'ArrayExpression') return [];
  return (elements as unknown[]).map((one) => (isNode(one) ? one.value : undefined));
}

function wordsOfSqlLists(text: string): string[][] {
  return [...text.matchAll(SQL_LIST)].map(([, list = '']) =>
    list.split(',').map((one) => one.trim().slice(1, -1)),
  );
}

/**
 * What a template, or a literal, says.
 *
 * @param spoken What is interpolated under these names stands as that; all else as an ellipsis.
 */
function textsOf(
  { type, quasis, expressions, value }: Node,
  spoken: Readonly<Record<string, string>> = {},
): string[] {
  if (type === 'TemplateLiteral') {
    const said = (expressions as Node[]).map((one) => spoken[lastNameOf(one)] ?? '…');
    const pieces = quasis as { value: { raw: string } }[];
    return [pieces.map(({ value: { raw } }, at) => raw + (said[at] ?? '')).join('')];
  }
  return type === 'Literal' && typeof value === 'string' ? [value] : [];
}

/** 'visits' of both `visits` and `schema.visits`. */
function lastNameOf({ type, property, ...node }: Node): string {
  return nameOf(type === 'MemberExpression' ? property : { type, ...node });
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : '';
}

function nodesOf(file: string, source: string): Node[] {
  return nodesWithin(parseSync(file, source).program);
}

function nodesWithin(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesWithin);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesWithin)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function lineAt(source: string, start: number): string {
  return `${source.slice(0, start).split('\n').length}: ${source.slice(start).split('\n')[0]?.trim()}`;
}
