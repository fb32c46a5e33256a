// What we know of a yard by its ZIP code: drive time, price, winters, ground and openings. Without a script; the home page takes its
// personal parts from here (docs/product/service-area-and-addresses.md#my-area).

import { redirect } from 'react-router';
import { companyPlace } from '#company/facts/company-place.ts';
import { hrefIn, languageOfPath, linkIn } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { readZip, yardFacts } from '#company/rules/site/yard-facts.ts';
import { seasonOf } from '#company/rules/time/seasons.ts';
import { ZipForm } from '#web/features/my-area/zip-form.tsx';
import { textOf } from '#web/forms/form-text.ts';
import type { Api } from '#web/lib/api-client.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { FormAside, FormPage } from '#web/site/frame/form-page.tsx';
import { alternatesOf } from '#web/site/frame/page-versions.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/my-area.page.ts';
import { DrivePart, GuidePart, OpeningPart, PricePart, townOf } from './area-facts.tsx';
import { myAreaMessages } from './messages/choose-my-area-messages.ts';
import { Season, Soil } from './yard-year.tsx';

export const handle = { document: true, perRequest: true };

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? alternatesOf(loaderData.origin, location.pathname) : [];

/** Another site's link shows its ZIP code, but our browser is not made to remember it. */
const ELSEWHERE = ['cross-site', 'same-site'];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const company = context.get(companyContext);
  const { companyName, phone, phoneDial, serviceRadiusMiles, today } = company;
  const typed = url.searchParams.get('zip');
  const remembered = zipIn(request.headers.get('cookie') ?? '');
  const zip = typed === null ? remembered : readZip(typed);
  const language = languageOfPath(url.pathname);
  const words = myAreaMessages[language];
  // The pages of the areas have what their ground is like.
  const [pages, { areas, areaTerms: terms, tasks, monthNote }] = await Promise.all([
    api('GET /api/content/areas', { query: { language } }),
    api('GET /api/content/home', { query: { language } }),
  ]);
  const facts = zip ? yardFacts(zip, { areas, areaTerms: terms }, company) : undefined;
  const yard = facts && { ...facts, language };
  const own = yard?.areas[0]?.slug;
  const isOwnVisit = !ELSEWHERE.includes(request.headers.get('sec-fetch-site') ?? '');
  if (typed !== null && yard && isOwnVisit) {
    await api('POST /api/own-zip', { body: { zip: yard.zip } });
  }
  const notKnown = { miles: serviceRadiusMiles, place: companyPlace(company) };
  const wrong = zip ? fill(words.notKnown, notKnown) : words.notZip;
  return {
    ...{
      origin: url.origin,
      companyName,
      serviceRadiusMiles,
      language,
      yard,
      terms,
      tasks,
      note: monthNote,
    },
    company: { phone, phoneDial },
    season: seasonOf(today),
    typed: typed ?? undefined,
    error: typed === null || yard ? undefined : wrong,
    ownPage: pages.areas.find(({ slug }) => slug === own),
    found: yard ? await factsOf(api, yard) : undefined,
    areas: areas.map(({ slug, name }) => ({ slug, name })),
  };
}

/** Forgets the ZIP code. */
export async function action({ context, request, url }: Route.ActionArgs) {
  if (textOf(await request.formData(), 'intent') === 'forget') {
    await context.get(apiContext)('DELETE /api/own-zip');
  }
  return redirect(hrefIn(languageOfPath(url.pathname), '/my-area'), 303);
}

/** What the API knows beyond the rules: today's price of the usual lot with its tax, and the next opening. */
async function factsOf(api: Api, { lot }: NonNullable<ReturnType<typeof yardFacts>>) {
  const choice = {
    kind: 'lawn' as const,
    propertySize: lot.propertySize,
    frequency: 'weekly' as const,
  };
  return {
    price: await api('POST /api/estimates/price', { body: { choice } }),
    next: await api('GET /api/next-opening'),
  };
}

function zipIn(cookies: string): string | undefined {
  return /(?:^|; )zip=(\d{5})(?:;|$)/.exec(cookies)?.[1];
}

export default function MyAreaPage({ loaderData }: Route.ComponentProps) {
  const { companyName, company, serviceRadiusMiles, areas, language } = loaderData;
  const { season, typed, error, yard, found, ownPage, terms, tasks, note } = loaderData;
  const words = myAreaMessages[language];
  return (
    <main id="content" className="page-width section">
      <title>{`${error ? words.error : ''}${fill(words.title, { company: companyName })}`}</title>
      <meta name="robots" content="noindex" />
      <FormPage
        aside={
          <FormAside heading={words.whatYouSee} steps={Object.values(words.told)}>
            <Areas areas={areas} language={language} />
          </FormAside>
        }
      >
        <h1 className="text-section">
          {yard ? fill(words.yourYard, { town: townOf(yard), zip: yard.zip }) : words.whatDoWeKnow}
        </h1>
        {yard ? <DrivePart yard={yard} serviceRadiusMiles={serviceRadiusMiles} /> : null}
        {yard?.isWithin && found ? (
          <>
            <h2 className="mt-12 text-title">{words.whenWeCome}</h2>
            <OpeningPart yard={yard} terms={terms} next={found.next} company={company} />
            <h2 className="mt-12 text-title">{words.whatItCosts}</h2>
            <PricePart yard={yard} price={found.price} />
            <h2 className="mt-12 text-title">{words.winters}</h2>
            <GuidePart yard={yard} ownPage={ownPage} />
            {ownPage ? <Soil ownPage={ownPage} /> : null}
            <Season yard={yard} season={season} tasks={tasks} note={note} />
          </>
        ) : null}
        {yard ? (
          <form
            method="post"
            action={hrefIn(language, '/my-area')}
            className="mt-12 border-t border-line pt-6"
          >
            <p className="text-small text-ink-soft">{fill(words.remembers, { zip: yard.zip })}</p>
            <Button variant="quiet" type="submit" name="intent" value="forget" className="mt-3">
              {words.forget}
            </Button>
          </form>
        ) : null}
        <div className="mt-8">
          <ZipForm id="my-zip" language={language} zip={yard?.zip ?? typed} error={error} />
        </div>
      </FormPage>
    </main>
  );
}

type AreasProps = Pick<Route.ComponentProps['loaderData'], 'areas' | 'language'>;

/** The towns around the office, each with a page of its own. */
function Areas({ areas, language }: AreasProps) {
  return (
    <nav className="border-t border-line pt-6" aria-label={myAreaMessages[language].areas}>
      <ul className="grid grid-cols-2 gap-x-6">
        {areas.map(({ slug, name }) => (
          <li key={slug}>
            <TextLink {...linkIn(language, `/areas/${slug}`)}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
