// Makes the private link that carries half-filled forms to another device (docs/product/continue-elsewhere.md).
import { useEffect, useState } from 'react';
import { data } from 'react-router';
import type { CarryLink } from '#contract/leads/carried-forms.ts';
import { faultOfAll, photosOf, uploadPlain } from '#web/features/photos/plain-photos.ts';
import { textOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { FormAside, FormPage } from '#web/site/frame/form-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/continue.page.ts';
import { LinkCard } from './link-card.tsx';
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

const FAILED = 'We could not make the link. Please try again, or call us.';

const STEPS = [
  'Make a private link here. It needs no account.',
  'Open it on your other device: scan the code, or email it to yourself.',
  'Everything you filled in is there, photos too. Nothing is sent to us before you send it.',
];

/** The calculator's own form brings its figures in the address, as it does for an estimate. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { companyName, phone, phoneDial } = context.get(companyContext);
  const calculator = carriedOf('calculator', url.searchParams);
  return { companyName, company: { phone, phoneDial }, forms: formsOf({ calculator }) };
}

/** Makes a link for what the page has found, or for the plain form that was sent here. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
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
    const fault = kind && faultOfAll(photosOf(form));
    if (fault) return answer(422, null, fault);
    const along = kind ? await ofPlainForm(api, kind, form) : readTakenAlong(textOf(form, 'along'));
    return answer(201, await api('POST /api/carried-forms', { body: along }), null);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { problem } = error;
    return answer(error.status, null, problem?.errors?.[0]?.detail ?? problem?.detail ?? FAILED);
  }
}

async function ofPlainForm(api: Api, kind: CarriedKind, form: FormData): Promise<TakenAlong> {
  const photos: string[] = form.getAll('photoIds').filter((id) => typeof id === 'string');
  for (const photo of photosOf(form)) photos.push(await uploadPlain(api, photo));
  return { forms: formsOf({ [kind]: carriedOf(kind, form) }), photos };
}

export default function ContinuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { companyName, forms } = loaderData;
  const { link, problem, stopped } = actionData ?? {};
  return (
    <main id="content" className="page-width section min-h-svh">
      <title>{`${problem ? 'Error: ' : ''}Continue on Another Device | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <FormPage
        aside={
          // Below the form it would move when the script has found what was typed.
          <div className="max-lg:hidden">
            <FormAside heading="How it works" steps={STEPS} />
          </div>
        }
      >
        <h1 className="text-section">
          {link
            ? 'Your link is ready'
            : stopped
              ? 'The link has expired'
              : 'Continue on another device'}
        </h1>
        {problem ? (
          <p role="alert" className="mt-6 rounded-field bg-red-soft px-4 py-3 text-red">
            {problem}
          </p>
        ) : null}
        {link ? <LinkCard link={link} /> : null}
        {stopped ? (
          <p className="mt-4 text-lead text-ink-soft" role="status">
            What was in it is gone from our server. This device still has what you typed.
          </p>
        ) : null}
        {link ? null : <Making forms={forms} />}
      </FormPage>
    </main>
  );
}

/** What comes along, known once the script has looked into this tab, and the button. */
function Making({ forms }: Pick<TakenAlong, 'forms'>) {
  const [along, setAlong] = useState<TakenAlong>({ forms, photos: [] });
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const kept = savedInThisTab();
    setAlong({ forms: { ...kept.forms, ...forms }, photos: kept.photos });
    setIsKnown(true);
  }, [forms]);
  const things = wordsOf(along);
  return (
    <>
      <p className="mt-4 text-lead text-ink-soft">
        You get a private link. Open it on your computer, tablet or phone within seven days, and
        everything you filled in is there.
      </p>
      {things.length > 0 ? (
        <form method="post" action="/continue">
          <ul className="mt-5 grid gap-2">
            {things.map(({ kind, words }) => (
              <li key={kind} className="border-t border-line pt-2 wrap-anywhere">
                {words}
              </li>
            ))}
          </ul>
          <input type="hidden" name="along" value={JSON.stringify(along)} />
          <Button type="submit" variant="clay" size="large" className="mt-8">
            Make My Link
          </Button>
          <p className="mt-5 text-small text-ink-soft">
            No account. We keep it encrypted for seven days; without the link not even we can read
            it. You can stop the link at any time.
          </p>
        </form>
      ) : null}
      {isKnown && things.length === 0 ? <Nothing /> : null}
      <noscript>
        <p className="mt-5 text-ink-soft">
          Your browser runs no JavaScript, so this page cannot see what you typed elsewhere. Use the
          button “Continue on another device” below the <a href="/quote">quote form</a> or the{' '}
          <a href="/lawn-plan">lawn plan</a> itself.
        </p>
      </noscript>
    </>
  );
}

function Nothing() {
  return (
    <>
      <p className="mt-5 text-ink-soft" role="status">
        Nothing is filled in yet in this tab. Start here, and move it to another device whenever you
        like:
      </p>
      <ul className="mt-5 grid gap-3">
        <li>
          <TextLink href="/quote">Request a quote, with photos</TextLink>
        </li>
        <li>
          <TextLink href="/#lawn-maintenance">Price a lawn plan</TextLink>
        </li>
        <li>
          <TextLink href="/#cost-calculator">Calculate a project</TextLink>
        </li>
      </ul>
    </>
  );
}
