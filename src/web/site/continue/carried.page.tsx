// The page behind a private link. A GET looks at nothing and uses nothing up, since mail scanners and previews open links; its
// button brings everything onto this device (docs/product/continue-elsewhere.md).
import { useEffect, useState } from 'react';
import { data } from 'react-router';
import { type Language, languageOfPath } from '#company/facts/languages.ts';
import { DEFAULT_LOT } from '#company/rules/money/lawn-price.ts';
import type { CarriedThings } from '#contract/leads/carried-forms.ts';
import type { PromoCode } from '#contract/leads/plan-request.ts';
import { textOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Filled } from '#web/ui/filled.tsx';
import { type Phone, PhoneLink } from '#web/ui/phone-link.tsx';
import type { Route } from './+types/carried.page.ts';
import { CarriedPart } from './carried-part.tsx';
import { continueMessages, refusalIn } from './messages/choose-continue-messages.ts';
import type { ContinueMessages } from './messages/continue-messages.en.ts';
import { keepHere } from './saved-in-this-tab.ts';
import { wordsOf } from './what-comes-along.ts';

/** The address is a key: it is told to no one. */
export const handle = { tellsNoOne: true };

/** Neither by a request to another page nor to search engines. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

type Opened = { things: CarriedThings; promo: PromoCode | null };
type Answer = { opened: Opened | null; problem: string | null; stopped: boolean };

/** Says nothing about the link, not even whether there is one. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { companyName, phone, phoneDial } = context.get(companyContext);
  const language = languageOfPath(url.pathname);
  const { error, things, open } = continueMessages[language];
  return { companyName, company: { phone, phoneDial }, language, words: { error, things, open } };
}

/** Opens or stops the link. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const words = continueMessages[languageOfPath(url.pathname)];
  const body = { code: params.token.slice(0, 60) };
  const answer = (status: number, change: Partial<Answer>) =>
    data<Answer>({ opened: null, problem: null, stopped: false, ...change }, { status });
  try {
    if (textOf(await request.formData(), 'intent') === 'stop') {
      await api('POST /api/carried-forms/stop', { body });
      return answer(200, { stopped: true });
    }
    const things = await api('POST /api/carried-forms/open', { body });
    return answer(200, { opened: { things, promo: await promoOf(api, things) } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return answer(error.status, { problem: refusalIn(words, error, words.open.failed) });
  }
}

/** What the code is worth by now; one that has ended meanwhile does not stand in the way of the rest. */
async function promoOf(api: Api, { forms }: CarriedThings): Promise<PromoCode | null> {
  const promoCode = forms.plan?.find(([name]) => name === 'promoCode')?.[1];
  if (!promoCode) return null;
  try {
    const body = { propertySize: DEFAULT_LOT, frequency: 'weekly' as const, promoCode };
    return (await api('POST /api/lawn-plans/price', { body })).promo;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

export default function CarriedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { companyName, company, language, words } = loaderData;
  const { open } = words;
  const { opened, problem, stopped } = actionData ?? {};
  const heading = opened ? open.opened : stopped ? open.expired : open.heading;
  return (
    <main id="content" className="page-width section">
      <title>{`${problem ? words.error : ''}${heading} | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-reading">
        <h1 className="text-section">{heading}</h1>
        {problem ? (
          <p role="alert" className="mt-6 rounded-field bg-red-soft px-4 py-3 text-red">
            {problem}
          </p>
        ) : null}
        {opened ? <Things opened={opened} language={language} words={words} /> : null}
        {stopped ? (
          <p className="mt-4 text-lead text-ink-soft" role="status">
            {open.stopped}
          </p>
        ) : null}
        {opened || stopped ? null : <Ask company={company} words={open} />}
      </div>
    </main>
  );
}

function Ask({ company, words }: { company: Phone; words: ContinueMessages['open'] }) {
  return (
    <>
      <p className="mt-4 text-lead text-ink-soft">{words.lead}</p>
      <form method="post" className="mt-8">
        <Button type="submit" variant="clay" size="large">
          {words.button}
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        <Filled message={words.notYours} values={{ phone: <PhoneLink {...company} /> }} />
      </p>
    </>
  );
}

type ThingsProps = {
  opened: Opened;
  language: Language;
  words: Pick<ContinueMessages, 'things' | 'open'>;
};

/** Each thing with the way to its form; with a script the tab keeps them all, so the forms fill themselves. */
function Things({
  opened: { things, promo },
  language,
  words: { things: names, open },
}: ThingsProps) {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    keepHere(things, promo, names);
    setIsKept(true);
  }, [things, promo, names]);
  const parts = wordsOf(things, names);
  return (
    <>
      <p className="mt-4 text-lead text-ink-soft" role="status">
        {parts.length > 0 ? open.everything : open.nothingLeft}
      </p>
      <ul className="mt-8 grid gap-4">
        {parts.map(({ kind, words }, index) => (
          <li key={kind} className="rounded-card border border-line bg-raised p-5 sm:p-6">
            <CarriedPart
              {...{ kind, words, language, things, isKept }}
              page={open}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      <form method="post" className="mt-10">
        <p className="text-small text-ink-soft">{open.done}</p>
        <Button variant="quiet" type="submit" name="intent" value="stop" className="mt-3">
          {open.stop}
        </Button>
      </form>
    </>
  );
}
