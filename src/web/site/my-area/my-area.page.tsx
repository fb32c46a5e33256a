// What we know of a yard by its ZIP code: drive time, price, winters, ground and openings. Without a script; the home page takes its
// personal parts from here (docs/product/service-area-and-addresses.md#my-area).

import { redirect } from 'react-router';
import { companyPlace } from '#company/facts/company-place.ts';
import { readZip, yardFacts } from '#company/rules/site/yard-facts.ts';
import { seasonOf } from '#company/rules/time/seasons.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { ZipForm } from '#web/features/my-area/zip-form.tsx';
import { textOf } from '#web/forms/form-text.ts';
import type { Api } from '#web/lib/api-client.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { FormAside, FormPage } from '#web/site/frame/form-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/my-area.page.ts';
import { DrivePart, GuidePart, OpeningPart, PricePart } from './area-facts.tsx';
import { Season, Soil } from './yard-year.tsx';

export const handle = { document: true, perRequest: true };

const NOT_A_ZIP = 'Please enter a ZIP code of five digits.';
const notKnown = (company: CompanyProfile) =>
  `We don’t know this ZIP code. We work within ${company.serviceRadiusMiles} miles of ${companyPlace(company)}.`;

const TOLD = [
  'How long we drive to you, and when we could come.',
  'What mowing costs on a lot of the usual size there.',
  'Frost dates, the soil, and what the yard needs this month.',
];

/** Another site's link shows its ZIP code, but our browser is not made to remember it. */
const ELSEWHERE = ['cross-site', 'same-site'];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const company = context.get(companyContext);
  const { companyName, phone, phoneDial, serviceRadiusMiles, today } = company;
  const typed = url.searchParams.get('zip');
  const remembered = zipIn(request.headers.get('cookie') ?? '');
  const zip = typed === null ? remembered : readZip(typed);
  const { areas, areaTerms } = await api('GET /api/content/areas');
  const yard = zip ? yardFacts(zip, { areas, areaTerms }, company) : undefined;
  const isOwnVisit = !ELSEWHERE.includes(request.headers.get('sec-fetch-site') ?? '');
  if (typed !== null && yard && isOwnVisit) {
    await api('POST /api/own-zip', { body: { zip: yard.zip } });
  }
  const error = typed === null || yard ? undefined : zip ? notKnown(company) : NOT_A_ZIP;
  return {
    companyName,
    company: { phone, phoneDial },
    serviceRadiusMiles,
    season: seasonOf(today),
    typed: typed ?? undefined,
    error,
    yard,
    found: yard ? await factsOf(api, yard) : undefined,
    areas: areas.map(({ slug, name }) => ({ slug, name })),
  };
}

/** Forgets the ZIP code. */
export async function action({ context, request }: Route.ActionArgs) {
  if (textOf(await request.formData(), 'intent') === 'forget') {
    await context.get(apiContext)('DELETE /api/own-zip');
  }
  return redirect('/my-area', 303);
}

/** What the API knows beyond the rules: today's price of the usual lot with its tax, the next opening, the year's tasks. */
async function factsOf(api: Api, { lot }: NonNullable<ReturnType<typeof yardFacts>>) {
  const { tasks, monthNote } = await api('GET /api/content/home');
  const choice = {
    kind: 'lawn' as const,
    propertySize: lot.propertySize,
    frequency: 'weekly' as const,
  };
  return {
    tasks,
    monthNote,
    price: await api('POST /api/estimates/price', { body: { choice } }),
    next: await api('GET /api/next-opening'),
  };
}

function zipIn(cookies: string): string | undefined {
  return /(?:^|; )zip=(\d{5})(?:;|$)/.exec(cookies)?.[1];
}

export default function MyAreaPage({ loaderData }: Route.ComponentProps) {
  const { companyName, company, serviceRadiusMiles, areas, season, typed, error, yard, found } =
    loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{`${error ? 'Error: ' : ''}Your ZIP Code | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <FormPage
        aside={
          <FormAside heading="What you will see" steps={TOLD}>
            <Areas areas={areas} />
          </FormAside>
        }
      >
        <h1 className="text-section">
          {yard ? `Your yard in ${yard.town}, ${yard.zip}` : 'What do we know about your ZIP code?'}
        </h1>
        {yard ? <DrivePart yard={yard} serviceRadiusMiles={serviceRadiusMiles} /> : null}
        {yard?.isWithin && found ? (
          <>
            <h2 className="mt-12 text-title">When we can come</h2>
            <OpeningPart yard={yard} next={found.next} company={company} />
            <h2 className="mt-12 text-title">What mowing costs there</h2>
            <PricePart yard={yard} price={found.price} />
            <h2 className="mt-12 text-title">Its winters and its ground</h2>
            <GuidePart yard={yard} />
            <Soil yard={yard} />
            <Season yard={yard} season={season} tasks={found.tasks} note={found.monthNote} />
          </>
        ) : null}
        {yard ? (
          <form method="post" action="/my-area" className="mt-12 border-t border-line pt-6">
            <p className="text-small text-ink-soft">
              This browser remembers {yard.zip}, so other pages can use it, too. We don’t keep it
              anywhere else.
            </p>
            <Button variant="quiet" type="submit" name="intent" value="forget" className="mt-3">
              Forget My ZIP Code
            </Button>
          </form>
        ) : null}
        <div className="mt-8">
          <ZipForm id="my-zip" language="en" zip={yard?.zip ?? typed} error={error} />
        </div>
      </FormPage>
    </main>
  );
}

/** The towns around the office, each with a page of its own. */
function Areas({ areas }: Pick<Route.ComponentProps['loaderData'], 'areas'>) {
  return (
    <nav className="border-t border-line pt-6" aria-label="Areas">
      <ul className="grid grid-cols-2 gap-x-6">
        {areas.map(({ slug, name }) => (
          <li key={slug}>
            <TextLink href={`/areas/${slug}`}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
