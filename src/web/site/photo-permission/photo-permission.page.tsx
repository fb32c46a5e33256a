// The page behind the private link to photos of a visit: see each, allow or decline it, and withdraw it at any time.
import { languageOfPath } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { LinkedPermissions } from '#contract/site/photo-permissions.ts';
import { FormLanguage } from '#web/forms/app/form-language.tsx';
import { formMessagesOf } from '#web/forms/app/messages/choose-form-messages.ts';
import { englishFormMessages } from '#web/forms/app/messages/form-messages.en.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { useEnglishMark, useLanguage } from '#web/site/frame/use-site-messages.ts';
import type { Route } from './+types/photo-permission.page.ts';
import { photoPermissionMessages } from './messages/choose-photo-permission-messages.ts';
import type { PhotoPermissionMessages } from './messages/photo-permission-messages.en.ts';
import { permissionSteps } from './permission-steps.ts';

/** What a link that opens nothing says. */
export const handle = {
  missing: {
    heading: 'We could not find these photos.',
    text: 'The link may have been cut short on the way: some email apps break long ones. Please open it from our email again.',
  },
};

/** The photos of the token, and the words of its address's language. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const linked = await context.get(apiContext)('GET /api/photo-permissions/by-link/{token}', {
    params,
  });
  return {
    company: context.get(companyContext),
    linked,
    token: params.token,
    messages: photoPermissionMessages[language],
    forms: formMessagesOf(language),
  };
}

export const action = stepAction(permissionSteps);

export default function PhotoPermissionPage({ loaderData }: Route.ComponentProps) {
  const { company, linked, token, messages, forms } = loaderData;
  const { companyName } = company;
  const language = useLanguage();
  const english = useEnglishMark();
  return (
    <main id="content" className="page-width section">
      <title>{fill(messages.title, { company: companyName })}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <h1 className="text-section">{messages.heading}</h1>
      <p className="mt-3 max-w-reading text-lead text-ink-soft">
        {/* The owner's own word. */}
        <span {...english}>{linked.serviceType}</span>, {formatDate(linked.date, language)}
      </p>
      <p className="mt-4 max-w-reading">{messages.onlyYou}</p>
      {messages.meaning === null ? null : (
        <p className="mt-4 max-w-reading">{fill(messages.meaning, { company: companyName })}</p>
      )}
      <FormLanguage value={forms ?? englishFormMessages}>
        <StepAnswers>
          <ul className="mt-8 grid gap-10 md:grid-cols-2">
            {linked.photos.map((photo, index) => (
              <li key={photo.id}>
                <LinkedPhoto {...{ messages, photo, token }} number={index + 1} />
              </li>
            ))}
          </ul>
        </StepAnswers>
      </FormLanguage>
    </main>
  );
}

type Photo = LinkedPermissions['photos'][number];

type LinkedPhotoProps = {
  messages: PhotoPermissionMessages;
  photo: Photo;
  /** Its place among those that we have asked about. */
  number: number;
  token: string;
};

function LinkedPhoto({ messages, photo, number, token }: LinkedPhotoProps) {
  const { id, status, words } = photo;
  const english = useEnglishMark();
  const name = fill(messages.photo, { number });
  // What can be answered next, the likelier first.
  const answers: Readonly<Record<string, string>> = messages.answers[status];
  return (
    <section aria-label={name}>
      {status === 'ended' ? null : (
        <img
          className="max-h-[70vh] w-full rounded-card bg-sunk object-contain"
          src={`/api/photo-permissions/by-link/${token}/photos/${id}`}
          alt={fill(messages.takenAt, { photo: name })}
        />
      )}
      <p className="mt-3 font-semibold" role="status">
        {messages.outcomes[status]}
      </p>
      {status === 'ended' ? null : (
        <p className="mt-2 max-w-reading text-ink-soft" {...english}>
          {words}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {Object.entries(answers).map(([answer, label], index) => (
          <StepButton
            key={answer}
            of={permissionSteps}
            step="answer"
            fields={{ permission: id, answer }}
            variant={index === 0 && answer === 'allow' ? 'clay' : 'quiet'}
            aria-label={`${label}: ${name}`}
            keepsPlace
          >
            {label}
          </StepButton>
        ))}
      </div>
    </section>
  );
}
