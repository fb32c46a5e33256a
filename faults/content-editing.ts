// Faults in how staff change content: who may, what two editors do to each other, and what is seen before it is published.
import type { Fault } from './fault.ts';

const folder = 'src/server/site/content';
const editing = [`${folder}/content-editing.pg.test.ts`] as const;
const scheduling = [`${folder}/scheduled-content.pg.test.ts`] as const;
const translating = [`${folder}/translations.pg.test.ts`] as const;
const preview = ['test/content-preview.test.ts'] as const;

export const contentEditingFaults: readonly Fault[] = [
  {
    promise: 'A translation is not written over another one that was not seen.',
    file: `${folder}/translate-content.service.ts`,
    find: 'if ((found?.version ?? 0) !== version)',
    replace: 'if (version < 0)',
    tests: translating,
  },
  {
    promise: 'The owner reads that the English has changed since its translation.',
    file: `${folder}/present-entry.ts`,
    find: 'found !== undefined && found.ofVersion < bodyVersion',
    replace: 'found !== undefined && found.ofVersion < 0',
    tests: translating,
  },
  {
    promise: 'A text without a translation is named as English.',
    file: 'src/contract/site/content/translated-texts.ts',
    find: '(path) => !Object.hasOwn(texts, path)',
    replace: '() => false',
    tests: translating,
  },
  {
    promise: 'First translations are not sown beside the owner’s own words.',
    file: 'src/server/site/seed/first-translations.ts',
    find: 'if (!isDeepStrictEqual(textsOf(kind, body), textsOf(kind, source.body))) return [];',
    replace: '',
    tests: translating,
  },
  {
    promise: 'A translation keeps the words in braces of its English text.',
    file: `${folder}/translation.policy.ts`,
    find: '(name) => !variablesOf(text).includes(name)',
    replace: '() => false',
    tests: translating,
  },
  {
    promise: 'A second editor does not write over the first.',
    file: `${folder}/change-entry.ts`,
    find: 'if ((row?.version ?? 0) !== version)',
    replace: 'if (!row && version > 0)',
    tests: editing,
  },
  {
    promise: 'Prices of content are the owner’s to change.',
    file: `${folder}/change-entry.ts`,
    find: '  requireEditor(kind, actor);\n',
    replace: '',
    tests: editing,
  },
  {
    promise: 'The checklist for all other services is not hidden.',
    file: `${folder}/edit-content.service.ts`,
    find: '    await requireDispensable(tx, kind, row, published);\n    await writeEntry(',
    replace: '    await writeEntry(',
    tests: editing,
  },
  {
    promise: 'A draft is gone once something is published.',
    file: `${folder}/edit-content.service.ts`,
    find: '{ ...CHOSEN, body: fitting, isPublished: true }',
    replace: '{ body: fitting, isPublished: true }',
    tests: editing,
  },
  {
    promise: 'The first change of an entry keeps what was there before.',
    file: `${folder}/write-content.ts`,
    find: '  if (happened) await noteFound(tx, row);\n',
    replace: '',
    tests: editing,
  },
  {
    promise: 'An entry is taken back to a line of its own history alone.',
    file: `${folder}/entries.queries.ts`,
    find: 'and(eq(contentHistory.id, id), eq(contentHistory.kind, kind), eq(contentHistory.slug, slug))',
    replace: 'eq(contentHistory.id, id)',
    tests: editing,
  },
  {
    promise: 'What is scheduled is published once, by whichever instance comes first.',
    file: `${folder}/schedule-content.service.ts`,
    find: 'if (!row?.draft || !row.publishAt || row.publishAt > clock()) return;',
    replace: 'if (!row) return;',
    tests: scheduling,
  },
  {
    promise: 'What is scheduled is checked again when its time comes.',
    file: `${folder}/schedule-content.service.ts`,
    find: 'return { body: requireFitting(kind, slug, draft, await readContent(tx, () => {})) };',
    replace: 'return { body: draft };',
    tests: scheduling,
  },
  {
    promise: 'Saving another draft takes the time of an older one away.',
    file: `${folder}/edit-content.service.ts`,
    find: '{ ...NO_DRAFT, draft: body,',
    replace: '{ draft: body,',
    tests: scheduling,
  },
  {
    promise: 'A preview is seen by the session that made it alone.',
    file: `${folder}/content-preview.service.ts`,
    find: '        eq(contentPreviews.sid, sid),\n',
    replace: '',
    tests: preview,
  },
  {
    promise: 'A preview is over after half an hour.',
    file: `${folder}/content-preview.service.ts`,
    find: '        gt(contentPreviews.expiresAt, clock()),\n',
    replace: '',
    tests: preview,
  },
  {
    promise: 'A preview shows what is not published yet.',
    file: `${folder}/content-overlay.ts`,
    find: 'overlay.getStore() ?? content()',
    replace: 'content()',
    tests: preview,
  },
  {
    promise: 'A preview sends no form.',
    file: 'src/server/platform/http/headers.ts',
    find: 'form-action ${previewReads ? "\'none\'" : "\'self\'"}',
    replace: "form-action 'self'",
    tests: preview,
  },
  {
    promise: 'What a preview may read is no beginning of what changes something.',
    file: 'src/server/site/pages/preview-page.ts',
    find: "fixed.endsWith('/') ? one.path.startsWith(fixed) : one.path === path",
    replace: 'fixed !== path',
    tests: preview,
  },
  {
    promise: 'Content takes no control characters.',
    file: 'src/contract/platform/text.ts',
    find: "  if (CONTROL_BUT_BREAKS.test(text)) return 'Please remove control characters.';\n",
    replace: '',
    tests: ['test/hostile-content.test.ts'],
  },
  {
    promise: 'What a price list means is told by the new one as well.',
    file: `${folder}/price-effect.service.ts`,
    find: 'after: sum(changed)',
    replace: 'after: sum(published)',
    tests: [`${folder}/price-effect.pg.test.ts`],
  },
  {
    promise: 'A policy that comes with a release is offered once.',
    file: `${folder}/supply-texts.ts`,
    find: '      if (known.some((line) => isDeepStrictEqual(line.body, body))) continue;\n',
    replace: '',
    tests: [`${folder}/supplied-text.pg.test.ts`],
  },
  {
    promise: 'A policy of a release waits until someone has chosen.',
    file: `${folder}/write-content.ts`,
    find: '.set({ suppliedAt: at })',
    replace: '.set({ body, suppliedAt: at })',
    tests: [`${folder}/supplied-text.pg.test.ts`],
  },
];
