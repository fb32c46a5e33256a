// Makes the private link that carries half-filled forms to another device (docs/product/continue-elsewhere.md).
import { useEffect, useState } from 'react';
import { data } from 'react-router';
import { hrefIn, type Language, languageOfPath } from '#company/facts/languages.ts';
import type { CarryLink } from '#contract/leads/carried-forms.ts';
import { photoMessages } from '#web/features/photos/messages/choose-photo-messages.ts';
import { faultOfAll, photosOf, uploadPlain } from '#web/features/photos/plain-photos.ts';
import { textOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { FormAside, FormPage } from '#web/site/frame/form-page.tsx';
import { alternatesOf } from '#web/site/frame/page-versions.ts';
import { Button } from '#web/ui/button.tsx';
import { Filled } from '#web/ui/filled.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/continue.page.ts';
import { LinkCard } from './link-card.tsx';
import { continueMessages, refusalIn } from './messages/choose-continue-messages.ts';
import type { ContinueMessages } from './messages/continue-messages.en.ts';
import { savedInThisTab } from './saved-in-this-tab.ts';
import {
  type CarriedKind,
  carriedKinds,
  carriedOf,
  formsOf,
  readTakenAlong,
  type TakenAlong,
  wordsOf,
} from './what-comes-along.ts';

/** The answer holds the secret; no one is told that it was asked for. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? alternatesOf(loaderData.origin, location.pathname) : [];

/** The calculator's own form brings its figures in the address, as it does for an estimate. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { companyName, phone, phoneDial } = context.get(companyContext);
  const calculator = carriedOf('calculator', url.searchParams);
  const language = languageOfPath(url.pathname);
  const { error, things, make, card } = continueMessages[language];
  return {
    ...{ origin: url.origin, companyName, language, words: { error, things, make, card } },
    company: { phone, phoneDial },
    forms: formsOf({ calculator }),
  };
}

/** Makes a link for what the page has found, or for the plain form that was sent here. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const language = languageOfPath(url.pathname);
  const words = continueMessages[language];
  const form = await request.formData();
  const answer = (status: number, link: CarryLink | null, problem: string | null) =>
    data({ link, problem, stopped: false }, { status });
  try {
    const stopped = textOf(form, 'stop');
    if (stopped) {
      await api('POST /api/carried-forms/stop', { body: { code: stopped } });
      return data({ link: null, problem: null, stopped: true });
    }
    const kind = carriedKinds.find((one) => one === form.get('continue'));
    const fault = kind && faultOfAll(photosOf(form), photoMessages[language].refusals);
    if (fault) return answer(422, null, fault);
    const along = kind ? await ofPlainForm(api, kind, form) : readTakenAlong(textOf(form, 'along'));
    const body = { ...along, language };
    return answer(201, await api('POST /api/carried-forms', { body }), null);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return answer(error.status, null, refusalIn(words, error, words.make.failed));
  }
}

async function ofPlainForm(api: Api, kind: CarriedKind, form: FormData): Promise<TakenAlong> {
  const photos: string[] = form.getAll('photoIds').filter((id) => typeof id === 'string');
  for (const photo of photosOf(form)) photos.push(await uploadPlain(api, photo));
  return { forms: formsOf({ [kind]: carriedOf(kind, form) }), photos };
}

export default function ContinuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { companyName, forms, language, words } = loaderData;
  const { make } = words;
  const { link, problem, stopped } = actionData ?? {};
  return (
    <main id="content" className="page-width section min-h-svh">
      <title>{`${problem ? words.error : ''}${make.crumb} | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <FormPage
        aside={
          // Below the form it would move when the script has found what was typed.
          <div className="max-lg:hidden">
            <FormAside heading={make.how} steps={Object.values(make.steps)} />
          </div>
        }
      >
        <h1 className="text-section">
          {link ? make.ready : stopped ? make.expired : make.heading}
        </h1>
        {problem ? (
          <p role="alert" className="mt-6 rounded-field bg-red-soft px-4 py-3 text-red">
            {problem}
          </p>
        ) : null}
        {link ? <LinkCard link={link} words={words.card} language={language} /> : null}
        {stopped ? (
          <p className="mt-4 text-lead text-ink-soft" role="status">
            {make.stopped}
          </p>
        ) : null}
        {link ? null : <Making forms={forms} language={language} words={words} />}
      </FormPage>
    </main>
  );
}

type MakingProps = Pick<TakenAlong, 'forms'> & {
  language: Language;
  words: Pick<ContinueMessages, 'things' | 'make'>;
};

/** What comes along, known once the script has looked into this tab, and the button. */
function Making({ forms, language, words: { things: names, make } }: MakingProps) {
  const [along, setAlong] = useState<TakenAlong>({ forms, photos: [] });
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const kept = savedInThisTab();
    setAlong({ forms: { ...kept.forms, ...forms }, photos: kept.photos });
    setIsKnown(true);
  }, [forms]);
  const things = wordsOf(along, names);
  return (
    <>
      <p className="mt-4 text-lead text-ink-soft">{make.lead}</p>
      {things.length > 0 ? (
        <form method="post" action={hrefIn(language, '/continue')}>
          <ul className="mt-5 grid gap-2">
            {things.map(({ kind, words }) => (
              <li key={kind} className="border-t border-line pt-2 wrap-anywhere">
                {words}
              </li>
            ))}
          </ul>
          <input type="hidden" name="along" value={JSON.stringify(along)} />
          <Button type="submit" variant="clay" size="large" className="mt-8">
            {make.button}
          </Button>
          <p className="mt-5 text-small text-ink-soft">{make.noAccount}</p>
        </form>
      ) : null}
      {isKnown && things.length === 0 ? <Nothing language={language} words={make} /> : null}
      <noscript>
        <p className="mt-5 text-ink-soft">
          <Filled
            message={make.noScript}
            values={{
              quote: <a href={hrefIn(language, '/quote')}>{make.quoteForm}</a>,
              plan: <a href={hrefIn(language, '/lawn-plan')}>{make.lawnPlan}</a>,
            }}
          />
        </p>
      </noscript>
    </>
  );
}

type NothingProps = { language: Language; words: ContinueMessages['make'] };

function Nothing({ language, words }: NothingProps) {
  return (
    <>
      <p className="mt-5 text-ink-soft" role="status">
        {words.nothing}
      </p>
      <ul className="mt-5 grid gap-3">
        <li>
          <TextLink href={hrefIn(language, '/quote')}>{words.requestQuote}</TextLink>
        </li>
        <li>
          <TextLink href={hrefIn(language, '/#lawn-maintenance')}>{words.pricePlan}</TextLink>
        </li>
        <li>
          <TextLink href={hrefIn(language, '/#cost-calculator')}>{words.calculate}</TextLink>
        </li>
      </ul>
    </>
  );
}
