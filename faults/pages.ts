// Faults in cached pages, in what instances tell each other, in the blog, reviews and addresses.
import type { Fault } from './fault.ts';

const cache = 'src/server/pages/page-cache.ts';
const cacheTests = ['src/server/pages/document-paths.test.ts'] as const;
const otherInstance = ['test/other-instance.pg.test.ts'] as const;
const blog = ['src/server/blog/blog.pg.test.ts'] as const;
const markdown = ['src/server/blog/render-markdown.test.ts'] as const;
const reviews = ['src/server/testimonials/testimonial.pg.test.ts'] as const;
const geocoder = ['src/server/address/geocoder.test.ts'] as const;
const address = ['src/server/address/address.test.ts'] as const;
const firstScreen = ['test/first-screen.test.ts'] as const;
const found = ['src/server/pages/found-files.test.ts'] as const;

export const pageFaults: readonly Fault[] = [
  {
    promise: 'A change of the settings reaches the pages of every instance.',
    file: 'src/server/content/published.ts',
    find: "        hub.publish('content');\n",
    replace: '',
    tests: otherInstance,
  },
  {
    promise: 'A change of the settings is read by every instance.',
    file: 'src/server/content/published.ts',
    find: '        published = await read();\n',
    replace: '        published = { ...published, version: (await read()).version };\n',
    tests: otherInstance,
  },
  {
    promise: 'A page that fails to render does not stop the others.',
    file: cache,
    find: 'await refreshOne(path).catch((error) => failures.push(error));',
    replace: 'await refreshOne(path);',
    tests: cacheTests,
  },
  {
    promise: 'A page that is no longer listed is dropped.',
    file: cache,
    find: 'if (!paths.includes(path)) pages.delete(path);',
    replace: '',
    tests: cacheTests,
  },
  {
    promise: 'A refresh of some pages drops none.',
    file: cache,
    find: 'if (only) return round.first(only);',
    replace:
      'if (only) { for (const path of pages.keys()) if (!only.includes(path)) pages.delete(path); return round.first(only); }',
    tests: cacheTests,
  },
  {
    promise: 'A page whose content has gone is dropped.',
    file: cache,
    find: 'if (html === undefined) pages.delete(path);',
    replace: 'if (html === undefined) return;',
    tests: cacheTests,
  },
  {
    promise: 'A changed page is served anew.',
    file: cache,
    find: 'if (page && html === page.html) page.source = rendered;',
    replace: 'if (page) page.source = rendered;',
    tests: cacheTests,
  },
  {
    promise: 'What changes by the second is put into pages that are kept already.',
    file: cache,
    find: '    if (isLatest) pages.set(path, stamped);\n',
    replace: '',
    tests: cacheTests,
  },
  {
    promise: 'A page that was compressed while the next opening changed shows the new one.',
    file: cache,
    find: '    if (stamp(rendered) !== html) await keep(path, rendered);\n',
    replace: '',
    tests: cacheTests,
  },
  {
    promise: 'A booking is heard by the header and the hero.',
    file: 'src/server/pages/fresh-parts.ts',
    find: "const TOPICS: readonly Topic[] = ['openings', ",
    replace: 'const TOPICS: readonly Topic[] = [',
    tests: ['src/server/pages/fresh-parts.test.ts'],
  },
  {
    promise: 'What rings while the fresh parts are read is read as well.',
    file: 'src/server/pages/fresh-parts.ts',
    find: 'if (isDue && !isStopped) void look();',
    replace: 'if (isStopped) void look();',
    tests: ['src/server/pages/fresh-parts.test.ts'],
  },
  {
    promise: 'A time that becomes too near by itself is the next opening no longer.',
    file: 'src/server/booking/next-opening.ts',
    find: 'slot && lastMoment(slot)];',
    replace: 'null];',
    tests: ['src/server/booking/next-opening.pg.test.ts'],
  },
  {
    promise: 'A held time may be the next opening again when its hold lapses.',
    file: 'src/server/booking/next-opening.ts',
    find: 'await firstLapse(context, now), ',
    replace: '',
    tests: ['src/server/booking/next-opening.pg.test.ts'],
  },
  {
    promise: 'An opening beyond two weeks is found.',
    file: 'src/server/booking/next-opening.ts',
    find: 'addDays(today, BOOKING_HORIZON_DAYS),',
    replace: 'addDays(today, NEAR_DAYS + 1),',
    tests: ['src/server/booking/next-opening.pg.test.ts'],
  },
  {
    promise: 'A page that the browser has is not sent again.',
    file: cache,
    find: "request.headers['if-none-match']?.includes(variant.etag)",
    replace: 'request.headers.host === undefined',
    tests: cacheTests,
  },
  {
    promise: 'An encoding that the browser excludes is not sent.',
    file: cache,
    find: '/^q=0(\\.0*)?$/.test(parameter)',
    replace: "parameter === 'never'",
    tests: cacheTests,
  },
  {
    promise: 'HEAD is answered without the page.',
    file: cache,
    find: "response.end(request.method === 'HEAD' ? undefined : variant.bytes);",
    replace: 'response.end(variant.bytes);',
    tests: cacheTests,
  },
  {
    promise: 'A page compressed better does not replace a newer one.',
    file: cache,
    find: 'if (pages.get(path) === page) pages.set(path, better);',
    replace: 'pages.set(path, better);',
    tests: cacheTests,
  },
  {
    promise: 'The document that a visitor asks for with a query is the same.',
    file: cache,
    find: 'return query === -1 ? url : url.slice(0, query);',
    replace: 'return url;',
    tests: cacheTests,
  },
  {
    promise: 'Drafts are not reachable by their address.',
    file: 'src/server/blog/blog.queries.ts',
    find: '.where(and(eq(blogPosts.slug, slug), eq(blogPosts.published, true)));',
    replace: '.where(and(eq(blogPosts.slug, slug)));',
    tests: blog,
  },
  {
    promise: 'Drafts are not listed.',
    file: 'src/server/blog/blog.queries.ts',
    find: '.where(and(eq(blogPosts.published, true), category &&',
    replace: '.where(and(category &&',
    tests: blog,
  },
  {
    promise: 'The latest post comes first.',
    file: 'src/server/blog/blog.queries.ts',
    find: '.orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id));',
    replace: '.orderBy(blogPosts.publishedAt, desc(blogPosts.id));',
    tests: blog,
  },
  {
    promise: 'The feed escapes what posts say.',
    file: 'src/server/blog/rss-feed.ts',
    find: 'return `<${name}>${escapeXml(text)}</${name}>`;',
    replace: 'return `<${name}>${text}</${name}>`;',
    tests: blog,
  },
  {
    promise: 'No raw HTML of a post reaches a page.',
    file: 'src/server/blog/render-markdown.ts',
    find: 'html: false,',
    replace: 'html: true,',
    tests: markdown,
  },
  {
    promise: 'No heading takes an id that another has.',
    file: 'src/server/blog/render-markdown.ts',
    find: '  taken.add(id);\n',
    replace: '',
    tests: markdown,
  },
  {
    promise: 'A post has no style attribute.',
    file: 'src/server/blog/render-markdown.ts',
    find: "token.attrs?.filter(([name]) => name !== 'style') ?? null",
    replace: 'token.attrs',
    tests: markdown,
  },
  {
    promise: 'Private reviews are not shown.',
    file: 'src/server/testimonials/testimonial.queries.ts',
    find: '        eq(geoTestimonials.isPublic, true),\n',
    replace: '',
    tests: reviews,
  },
  {
    promise: 'Sample reviews can be left out.',
    file: 'src/server/testimonials/testimonial.queries.ts',
    find: 'withSamples ? undefined : eq(geoTestimonials.isSample, false),',
    replace: '',
    tests: reviews,
  },
  {
    promise: 'A percent sign in a search finds only a percent sign.',
    file: 'src/server/testimonials/testimonial.queries.ts',
    find: 'strpos(lower(${neighborhood}), lower(${name})) > 0 or',
    replace: "lower(${neighborhood}) like '%' || lower(${name}) || '%' or",
    tests: reviews,
  },
  {
    promise: 'Addresses outside Texas are not suggested.',
    file: 'src/server/address/geocoder.ts',
    find: "countrycode === 'US' && state === 'Texas'",
    replace: "countrycode === 'US'",
    tests: geocoder,
  },
  {
    promise: 'A provider that stalls is given up.',
    file: 'src/server/address/geocoder.ts',
    find: '    signal: AbortSignal.timeout(TIMEOUT_MS),\n',
    replace: '',
    tests: geocoder,
  },
  {
    promise: 'A provider that answers without end is given up.',
    file: 'src/server/address/geocoder.ts',
    find: "if (length > MAX_ANSWER_BYTES) throw new Error('the geocoder answered too much');",
    replace: '',
    tests: geocoder,
  },
  {
    promise: 'A checked address is kept for staff.',
    file: 'src/server/address/address.service.ts',
    find: '  await context.db.insert(addressChecks).values({ address, ...facts, createdAt: context.clock() });\n',
    replace: '',
    tests: address,
  },
  {
    promise: 'Pages that ask search engines to stay away are not on the site map.',
    file: 'src/server/pages/found-files.ts',
    find: '      .filter((page) => page.isIndexable);',
    replace: ';',
    tests: found,
  },
  {
    promise: 'A phone asks for no font ahead of the first picture.',
    file: 'src/web/root.tsx',
    find: "{...(isInApplication ? {} : { media: '(min-width: 48rem)' })}",
    replace: '',
    tests: firstScreen,
  },
  {
    promise: 'The first picture of a page is asked for ahead of everything.',
    file: 'src/web/ui/picture.tsx',
    find: '  if (eager && !upright) askEarly(PHONES, forPhones.at(-1));\n',
    replace: '',
    tests: firstScreen,
  },
  {
    promise: 'A font that comes late sets no text anew.',
    file: 'src/web/styles/fonts.css',
    find: "  src: url('./fonts/figtree-text.woff2') format('woff2');\n  font-weight: 400 650;\n  font-style: normal;\n  font-display: optional;",
    replace:
      "  src: url('./fonts/figtree-text.woff2') format('woff2');\n  font-weight: 400 650;\n  font-style: normal;\n  font-display: swap;",
    tests: ['test/styles.test.ts'],
  },
  {
    promise: 'A page with a form waits for no stylesheet before its first paint.',
    file: 'src/web/lawn-plan/lawn-plan.page.tsx',
    find: "export const handle = { document: true, perRequest: true, sheets: ['lawn'] };",
    replace:
      "import lawnStyles from '#web/styles/lawn.css?url';\nexport const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: lawnStyles }];\nexport const handle = { document: true, perRequest: true };",
    tests: firstScreen,
  },
  {
    promise: 'Sign-in carries its styles like every page of the site.',
    file: 'src/web/root.tsx',
    find: '<Stylesheet text={siteStyles} href={siteSheet} />',
    replace: "<Stylesheet text={isDocument ? siteStyles : ''} href={siteSheet} />",
    tests: firstScreen,
  },
];
