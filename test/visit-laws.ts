// Finds what the machine of visits forbids elsewhere: a second writer of their table, and a literal list of their statuses.
import { parseSync } from 'vite';
import { visitStatuses } from '#company/rules/visits/visit-machine.ts';

type Node = { type: string; start: number; [field: string]: unknown };

/** A statement in SQL that writes visits. */
const SQL_WRITE =
  /\b(update\s+"?visits"?\s+set|insert\s+into\s+"?visits"?|delete\s+from\s+"?visits"?)\b/i;

const WRITES = ['update', 'insert', 'delete'];

/** Statuses of visits in a row, as SQL lists them: 'scheduled', 'in_progress'. */
const SQL_LIST = /\(\s*('[a-z_]+'(?:\s*,\s*'[a-z_]+')+)\s*\)/g;

/** The lines on which a file writes visits: by the query builder, whatever its handle is called, or by SQL. */
export function visitWrites(file: string, source: string): string[] {
  return nodesOf(file, source)
    .filter((node) => isBuilderWrite(node) || textsOf(node).some((text) => SQL_WRITE.test(text)))
    .map(({ start }) => lineAt(source, start));
}

/** The lines on which a file lists statuses of visits and nothing else: two or more, as an array or in SQL. */
export function statusLists(file: string, source: string): string[] {
  return nodesOf(file, source)
    .filter((node) => isStatusArray(node) || textsOf(node).some(hasSqlList))
    .map(({ start }) => lineAt(source, start));
}

function isBuilderWrite({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return false;
  const [table] = given as Node[];
  return WRITES.includes(nameOf(callee.property)) && isNode(table) && nameOf(table) === 'visits';
}

function isStatusArray({ type, elements }: Node): boolean {
  if (type !== 'ArrayExpression') return false;
  return areStatuses((elements as unknown[]).map((one) => (isNode(one) ? one.value : undefined)));
}

function hasSqlList(text: string): boolean {
  return [...text.matchAll(SQL_LIST)].some(([, list = '']) =>
    areStatuses(list.split(',').map((one) => one.trim().slice(1, -1))),
  );
}

function areStatuses(values: readonly unknown[]): boolean {
  return (
    values.length > 1 && values.every((value) => visitStatuses.some((status) => status === value))
  );
}

/** What a piece of a template, or a literal, says. */
function textsOf({ type, quasis, value }: Node): string[] {
  if (type === 'TemplateLiteral') {
    return [(quasis as { value: { raw: string } }[]).map((one) => one.value.raw).join('…')];
  }
  return type === 'Literal' && typeof value === 'string' ? [value] : [];
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
