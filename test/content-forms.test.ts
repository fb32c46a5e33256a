// Every kind of content has a form: each field with its label, each entry that the program comes with as it is typed and back.
import { describe, expect, it } from 'vitest';
import { type ContentKind, listKinds, singleKinds } from '#contract/site/content/kinds.ts';
import { firstContent } from '#server/site/seed/first-content.ts';
import { type ContentField, itemsOf, partOf } from '#web/console/content/form/content-field.ts';
import { contentForm } from '#web/console/content/form/content-form.ts';
import {
  editList,
  pathName,
  pressedPath,
  typedAt,
  withTyped,
} from '#web/console/content/form/edit-list.ts';
import { bodyChanges, entryChanges } from '#web/console/content/form/entry-changes.ts';
import { bodyOf, sentEntry, slugOf, typedEntry } from '#web/console/content/form/typed-entry.ts';
import { kindGroups, kindLabels } from '#web/console/content/labels/kind-labels.ts';

const first = firstContent();
const packages = first.package.map(({ slug, name }) => ({ value: slug, label: name }));
const formOf = (kind: ContentKind) => contentForm(kind, { packages });
const kinds = [...Object.keys(listKinds), ...Object.keys(singleKinds)];

const all = (fields: readonly ContentField[]): ContentField[] =>
  fields.flatMap((field) => [
    field,
    ...(field.type === 'group' ? all(field.fields) : []),
    ...(field.type === 'list' ? all([field.item]) : []),
  ]);

/** The first entries of a kind, without their slugs. */
function entriesOf(kind: ContentKind): object[] {
  return [first[kind]].flat().map((entry: object) => {
    const named = Object.entries(entry).filter(([name]) => name !== 'slug');
    return Object.fromEntries(named);
  });
}

it('has every kind once on its screen', () => {
  expect(kindGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual(kinds.toSorted());
});

describe.each(kindGroups.flatMap(({ kinds }) => kinds))('the form of %s', (kind) => {
  it('has a label for each field that is seen, and a heading for each item', () => {
    const unnamed = all(formOf(kind)).filter(
      ({ name, label, type }) => name !== '' && type !== 'key' && label === '',
    );
    expect(unnamed).toEqual([]);
    expect(kindLabels[kind].purpose).toMatch(/\.$/);
  });

  it('shows each entry that the program comes with, and makes the same of it', () => {
    const fields = formOf(kind);
    for (const body of entriesOf(kind)) {
      const typed = typedEntry(fields, body);
      expect(bodyOf(fields, typed)).toEqual(body);
      expect(sentEntry(fields, JSON.parse(JSON.stringify(typed)))).toEqual(typed);
      expect(entryChanges(fields, typed, typed)).toEqual([]);
    }
  });

  it('shows an entry of which nothing is known', () => {
    const fields = formOf(kind);
    expect(() => bodyOf(fields, typedEntry(fields, {}))).not.toThrow();
  });
});

describe('what is typed', () => {
  const fields = formOf('package');
  const typed = typedEntry(fields, entriesOf('package')[0]);

  it('is dollars, and cents are kept', () => {
    expect(typed.centsPerVisit).toBe('75.00');
    const typing = (text: string) =>
      bodyOf(fields, { ...typed, centsPerVisit: text }).centsPerVisit;
    expect(['80', '$1,080.5', 'about 80', ''].map(typing)).toEqual([
      8000,
      108050,
      'about 80',
      undefined,
    ]);
  });

  it('is left out where it may be, and none where that is said so', () => {
    expect(bodyOf(fields, { ...typed, badge: '' })).not.toHaveProperty('badge');
    const line = formOf('package-line');
    const blank = bodyOf(line, { name: 'Mulch', included: { essential: ' ', premium: 'Once' } });
    expect(blank).toEqual({
      name: 'Mulch',
      included: { essential: null, complete: null, premium: 'Once' },
    });
  });

  it('names a new item after what it is called, and no two the same', () => {
    const program = formOf('program');
    const round = { name: 'Fall Pre-Emergent', from: { month: '09', day: '1' }, until: '' };
    const body = bodyOf(program, { name: 'Ours', rounds: [round, round] });
    expect(body.rounds).toMatchObject([
      { slug: 'fall-pre-emergent', from: '09-01', until: '' },
      { slug: 'fall-pre-emergent-2' },
    ]);
    expect(slugOf('Crêpe myrtles & Oaks!')).toBe('crepe-myrtles-oaks');
  });

  it('holds nothing that the form does not know', () => {
    const sent = JSON.parse('{"__proto__":{"x":"1"},"name":"A\\r\\nB","other":"x","badge":null}');
    expect(sentEntry(fields, sent)).toMatchObject({ name: 'A\nB', badge: '' });
    expect(Object.keys(sentEntry(fields, sent))).toEqual(fields.map(({ name }) => name));
  });
});

describe('the buttons of a list', () => {
  const fields = formOf('program');
  const typed = typedEntry(fields, entriesOf('program')[0]);
  const names = (entry: typeof typed) =>
    itemsOf(entry.rounds).map((round) => partOf(round, 'name'));
  const before = names(typed);

  it('add, remove and move', () => {
    expect(names(editList(fields, typed, 'remove', ['rounds', 0]))).toEqual(before.slice(1));
    expect(names(editList(fields, typed, 'add', ['rounds']))).toEqual([...before, '']);
    const moved = [before[1], before[0], ...before.slice(2)];
    expect(names(editList(fields, typed, 'up', ['rounds', 1]))).toEqual(moved);
    expect(names(editList(fields, typed, 'down', ['rounds', 0]))).toEqual(moved);
  });

  it.each([
    ['up', ['rounds', 0]],
    ['remove', ['rounds', 99]],
    ['remove', ['name', 0]],
    ['add', ['constructor']],
    ['add', []],
  ] as const)('leave everything as it is where %s of %j makes no sense', (edit, path) => {
    expect(editList(fields, typed, edit, path)).toEqual(typed);
  });

  it('leave alone what the program needs', () => {
    const prices = formOf('mowing-prices');
    const list = typedEntry(prices, entriesOf('mowing-prices')[0]);
    expect(editList(prices, list, 'remove', ['addOns', 0])).toEqual(list);
    expect(editList(prices, list, 'add', ['addOns'])).toEqual(list);
    expect(editList(prices, list, 'down', ['addOns', 0])).not.toEqual(list);
  });

  it('are found by the path that the form carries', () => {
    const sent = { page: { steps: { rows: [undefined, 'on'] } } };
    expect(pressedPath(sent)).toEqual(['page', 'steps', 'rows', 1]);
    expect(pathName(['page', 'steps', 'rows', 1])).toBe('page.steps.rows[1]');
    expect(pressedPath({ rows: 'on' })).toEqual(['rows']);
    expect([pressedPath(undefined), pressedPath({})]).toEqual([undefined, undefined]);
  });

  it('change one field by its path', () => {
    const changed = withTyped(typed, ['rounds', 1, 'name'], 'Mulch');
    expect(typedAt(changed, ['rounds', 1, 'name'])).toBe('Mulch');
    expect(typedAt(changed, ['rounds', 0, 'name'])).toBe(before[0]);
  });
});

describe('what differs', () => {
  it('is said field by field, in words', () => {
    const fields = formOf('package');
    const [body] = entriesOf('package');
    const after = { ...body, centsPerVisit: 8000, badge: 'Premium' };
    expect(bodyChanges(fields, body, after)).toEqual([
      { label: 'Price per visit', before: '$75.00', after: '$80.00' },
      { label: 'Badge', before: null, after: 'Premium' },
    ]);
  });

  it('names the item of a list, and says what was added, removed and moved', () => {
    const fields = formOf('program');
    const typed = typedEntry(fields, entriesOf('program')[0]);
    const [one = '', two = ''] = itemsOf(typed.rounds).map((round) =>
      String(partOf(round, 'name')),
    );
    const dearer = withTyped(typed, ['rounds', 0, 'leastCents'], '99.00');
    expect(entryChanges(fields, typed, { ...typed, ...Object(dearer) })).toEqual([
      { label: `Rounds › ${one} › Minimum price`, before: '$65.00', after: '$99.00' },
    ]);
    const [removed] = entryChanges(fields, typed, editList(fields, typed, 'remove', ['rounds', 0]));
    expect(removed).toMatchObject({ label: `Rounds › ${one}`, after: null });
    const [moved] = entryChanges(fields, typed, editList(fields, typed, 'up', ['rounds', 1]));
    expect(moved?.label).toBe('Rounds, order');
    expect(moved?.after).toContain(`${two}, ${one}`);
  });
});
