// Faults in requests for add-on work, in the quotes for them and in what is accepted.
import type { Fault } from './fault.ts';

const requests = 'src/server/service-requests';
const quotes = 'src/server/priced-quotes';
const requestTests = [`${requests}/service-request.pg.test.ts`] as const;
const deskTests = [`${requests}/request-desk.pg.test.ts`] as const;
const consoleTests = [`${requests}/console-requests.pg.test.ts`] as const;
const answerTests = [`${quotes}/quote-answer.pg.test.ts`] as const;
const copyTests = [`${quotes}/quote-copy.test.ts`] as const;
const ruleTests = ['src/company/rules/quote-total.test.ts'] as const;

export const requestFaults: readonly Fault[] = [
  {
    promise: 'The row takes an acceptance of its own version alone.',
    file: `${quotes}/take-acceptance.ts`,
    find: '        eq(quotes.version, version),\n',
    replace: '',
    tests: [`${quotes}/take-acceptance.pg.test.ts`],
  },
  {
    promise: 'The row takes an acceptance of its own content alone.',
    file: `${quotes}/take-acceptance.ts`,
    find: '        sql`coalesce(${quotes.contentHash}, ${contentHash}) = ${contentHash}`,\n',
    replace: '',
    tests: [`${quotes}/take-acceptance.pg.test.ts`],
  },
  {
    promise: 'The row takes an acceptance only while it is sent.',
    file: `${quotes}/take-acceptance.ts`,
    find: "        eq(quotes.status, 'sent'),\n",
    replace: '',
    tests: [`${quotes}/take-acceptance.pg.test.ts`],
  },
  {
    promise: 'A customer reads their own requests alone.',
    file: `${requests}/service-request.queries.ts`,
    find: '.where(and(eq(serviceRequests.id, id), isOf(user)));',
    replace: '.where(eq(serviceRequests.id, id));',
    tests: requestTests,
  },
  {
    promise: 'The list of another address is forbidden.',
    file: `${requests}/service-request.routes.ts`,
    find: 'customerEmail !== undefined && !isSameAddress(customerEmail, user.email)',
    replace: 'customerEmail === null',
    tests: requestTests,
  },
  {
    promise: 'What we know of a customer counts over what a request says.',
    file: `${requests}/service-request.service.ts`,
    find: 'named?.address || form.propertyAddress',
    replace: 'form.propertyAddress || named?.address',
    tests: requestTests,
  },
  {
    promise: 'A request is changed only while it is under review.',
    file: `${requests}/service-request.policy.ts`,
    find: "change: ['pending'],",
    replace: "change: ['pending', 'quoted'],",
    tests: requestTests,
  },
  {
    promise: 'Nobody writes over a request that they have not seen as it is.',
    file: `${requests}/change-request.ts`,
    find: 'if (seen === row.version) return;',
    replace: 'if (seen <= row.version) return;',
    tests: deskTests,
  },
  {
    promise: 'A photo that is left out of a request lapses.',
    file: `${requests}/request-photos.ts`,
    find: 'if (dropped.length > 0) {',
    replace: 'if (dropped.length > 99) {',
    tests: requestTests,
  },
  {
    promise: 'The photos of a request are seen by its customer in any browser.',
    file: 'src/server/photos/photo.policy.ts',
    find: 'if (customerId !== null) return customerId === user?.id;',
    replace: 'if (customerId !== null) return false;',
    tests: requestTests,
  },
  {
    promise: 'A draft of a quote is nobody’s but the office’s.',
    file: `${quotes}/priced-quote.queries.ts`,
    find: "isOf(user), ne(quotes.status, 'draft')));",
    replace: 'isOf(user)));',
    tests: deskTests,
  },
  {
    promise: 'A quote is not sent for a request that was changed since.',
    file: `${quotes}/quote-desk.service.ts`,
    find: '    requireVersion(seen.requestVersion, request);\n',
    replace: '',
    tests: deskTests,
  },
  {
    promise: 'A pin is on a photo of its own request.',
    file: `${quotes}/priced-quote.queries.ts`,
    find: '.where(and(eq(photos.serviceRequestId, serviceRequestId), inArray(photos.id, ids)));',
    replace: '.where(inArray(photos.id, ids));',
    tests: deskTests,
  },
  {
    promise: 'Whoever has an older version before them accepts nothing.',
    file: `${quotes}/quote.policy.ts`,
    find: 'const isVersion = seen.version === quote.version;',
    replace: 'const isVersion = true;',
    tests: answerTests,
  },
  {
    promise: 'An option toggled in another tab is refused, not silently priced.',
    file: `${quotes}/quote.policy.ts`,
    find: 'if (isVersion && isContent && isSameChoice(now, seen.chosen)) return;',
    replace: 'if (isVersion) return;',
    tests: answerTests,
  },
  {
    promise: 'A quote is accepted through its last day and no longer.',
    file: `${quotes}/present-quote.ts`,
    find: 'validUntil < dateInZone(',
    replace: 'validUntil <= dateInZone(',
    tests: answerTests,
  },
  {
    promise: 'An option is one of this quote.',
    file: `${quotes}/quote-answer.service.ts`,
    find: 'if (stray < 0) return;',
    replace: 'if (stray < 99) return;',
    tests: answerTests,
  },
  {
    promise: 'The stored copy is what was shown, choices included.',
    file: `${quotes}/quote-answer.service.ts`,
    find: '    content,\n    contentHash: hashOf(content),',
    replace: "    content: content.replaceAll('true', 'false'),\n    contentHash: hashOf(content),",
    tests: answerTests,
  },
  {
    promise: 'A copy that is no longer what was stored is not handed out.',
    file: `${quotes}/quote-copy.ts`,
    find: 'if (bytes && hashOf(bytes) === hash) return bytes;',
    replace: 'if (bytes) return bytes;',
    tests: copyTests,
  },
  {
    promise: 'The office leaves a line when it opens a customer’s copy.',
    file: `${quotes}/quote-copy.ts`,
    find: '  if (!own) {',
    replace: '  if (own) {',
    tests: copyTests,
  },
  {
    promise: 'Completed work costs no more than was accepted.',
    file: `${requests}/request-work.service.ts`,
    find: 'centsOf(finalPrice) > centsOf(',
    replace: 'centsOf(finalPrice) < -centsOf(',
    tests: deskTests,
  },
  {
    promise: 'Work that is moved to another day stays one visit.',
    file: `${requests}/request-work.service.ts`,
    find: 'if (moved.length > 0) return;',
    replace: 'if (moved.length > 1) return;',
    tests: deskTests,
  },
  {
    promise: 'What was read is not mailed.',
    file: `${requests}/tell-of-messages.ts`,
    find: 'and(isNull(requestMessages.readAt), isNull(requestMessages.toldAt))',
    replace: 'isNull(requestMessages.toldAt)',
    tests: deskTests,
  },
  {
    promise: 'Sales tax is due on the sum of what is taxed.',
    file: 'src/company/rules/quote-total.ts',
    find: "counted.filter(({ taxClass }) => taxClass === 'taxable')",
    replace: 'counted',
    tests: ruleTests,
  },
  {
    promise: 'An option counts only when it is chosen.',
    file: 'src/company/rules/quote-total.ts',
    find: 'return !isOptional || isChosen;',
    replace: 'return true;',
    tests: ruleTests,
  },
  {
    promise: 'An accepted quote comes back from the journal with its pins.',
    file: `${requests}/service-request.lead.ts`,
    find: "    for (const row of keptOf('quote_pins')) await putRow(tx, 'quote_pins', row);\n",
    replace: '',
    tests: [`${requests}/service-request.lead.test.ts`],
  },
  {
    promise: 'What staff search for is words, and never part of a query.',
    file: 'src/server/customers/search-words.ts',
    find: "word.replace(/['\\\\]/g, '')",
    replace: 'word',
    tests: consoleTests,
  },
  {
    promise: 'The rule behind a price is for staff alone.',
    file: `${quotes}/present-quote.ts`,
    find: '    photos: read.photos,\n',
    replace:
      '    photos: read.photos,\n    title: `${content.title} (${read.lines[0]?.priceRule})`,\n',
    tests: consoleTests,
  },
  {
    promise: 'A quote starts from the lawn that was measured.',
    file: `${quotes}/quote-start.service.ts`,
    find: 'known?.lawnArea ?? lawnAreaOf(propertySize)',
    replace: 'lawnAreaOf(propertySize)',
    tests: consoleTests,
  },
  {
    promise: 'Photos of finished work are those that its writer has uploaded.',
    file: `${requests}/request-work.service.ts`,
    find: "    await claimPhotos(tx, photos, visitorHash, { visitId, kind: 'after' }, now);\n",
    replace: '',
    tests: consoleTests,
  },
  {
    promise: 'What a customer has declined is not opened again by the office.',
    file: `${requests}/request-desk.service.ts`,
    find: "row.declinedBy !== 'office'",
    replace: "row.declinedBy === 'nobody'",
    tests: consoleTests,
  },
];
