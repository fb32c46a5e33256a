// The page behind a private link. A GET looks at nothing and uses nothing up, since mail scanners and previews open links; its
// button brings everything onto this device (docs/product/continue-elsewhere.md).
import { useEffect, useState } from 'react';
import { data } from 'react-router';
import { DEFAULT_LOT } from '#company/rules/money/lawn-price.ts';
import type { CarriedThings } from '#contract/leads/carried-forms.ts';
import type { PromoCode } from '#contract/leads/plan-request.ts';
import { textOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Button } from '#web/ui/button.tsx';
import { type Phone, PhoneLink } from '#web/ui/phone-link.tsx';
import type { Route } from './+types/carried.page.ts';
import { CarriedPart } from './carried-part.tsx';
import { keepHere } from './saved-in-this-tab.ts';
import { wordsOf } from './what-comes-along.ts';

/** The address is a key: it is told to no one. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

const FAILED = 'We could not open the link just now. Please press the button again.';

type Opened = { things: CarriedThings; promo: PromoCode | null };
type Answer = { opened: Opened | null; problem: string | null; stopped: boolean };

/** Says nothing about the link, not even whether there is one. */
export function loader({ context }: Route.LoaderArgs) {
  const { companyName, phone, phoneDial } = context.get(companyContext);
  return { companyName, company: { phone, phoneDial } };
}

/** Opens or stops the link. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
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
    return answer(error.status, { problem: error.problem?.detail ?? FAILED });
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
  const { companyName, company } = loaderData;
  const { opened, problem, stopped } = actionData ?? {};
  const heading = opened
    ? 'Here it is'
    : stopped
      ? 'The link has expired'
      : 'Continue where you left off';
  return (
    <main id="content" className="page-width section">
      <title>{`${problem ? 'Error: ' : ''}${heading} | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-reading">
        <h1 className="text-section">{heading}</h1>
        {problem ? (
          <p role="alert" className="mt-6 rounded-field bg-red-soft px-4 py-3 text-red">
            {problem}
          </p>
        ) : null}
        {opened ? <Things opened={opened} /> : null}
        {stopped ? (
          <p className="mt-4 text-lead text-ink-soft" role="status">
            What was in it is gone from our server. What you opened on this device stays here.
          </p>
        ) : null}
        {opened || stopped ? null : <Ask company={company} />}
      </div>
    </main>
  );
}

function Ask({ company }: { company: Phone }) {
  return (
    <>
      <p className="mt-4 text-lead text-ink-soft">
        This link carries a quote request, a lawn plan or a calculation that was started on another
        device. Open it here, and pick up from there.
      </p>
      <form method="post" className="mt-8">
        <Button type="submit" variant="clay" size="large">
          Open It on This Device
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        Not yours? Then close this page: nothing was opened. Questions? Call{' '}
        <PhoneLink {...company} />.
      </p>
    </>
  );
}

/** Each thing with the way to its form; with a script the tab keeps them all, so the forms fill themselves. */
function Things({ opened: { things, promo } }: { opened: Opened }) {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    keepHere(things, promo);
    setIsKept(true);
  }, [things, promo]);
  const parts = wordsOf(things);
  return (
    <>
      <p className="mt-4 text-lead text-ink-soft" role="status">
        {parts.length > 0
          ? 'Everything is on this device now. Nothing has been sent to us yet.'
          : 'The photos were already sent, and nothing else was in it.'}
      </p>
      <ul className="mt-8 grid gap-4">
        {parts.map(({ kind, words }, index) => (
          <li key={kind} className="rounded-card border border-line bg-raised p-5 sm:p-6">
            <CarriedPart {...{ kind, words, things, isKept }} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <form method="post" className="mt-10">
        <p className="text-small text-ink-soft">
          Done with it? The link still works on other devices until it ends.
        </p>
        <Button variant="quiet" type="submit" name="intent" value="stop" className="mt-3">
          Stop This Link
        </Button>
      </form>
    </>
  );
}
