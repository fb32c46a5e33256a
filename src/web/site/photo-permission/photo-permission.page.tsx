// The page behind the private link to photos of a visit: see each, allow or decline it, and withdraw it at any time.
import type { PermissionAnswer } from '#company/rules/site/photo-permission.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { LinkedPermissions } from '#contract/site/photo-permissions.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/photo-permission.page.ts';
import { permissionSteps } from './permission-steps.ts';

/** What a link that opens nothing says. */
export const handle = {
  missing: {
    heading: 'We could not find these photos.',
    text: 'The link may have been cut short on the way: some email apps break long ones. Please open it from our email again.',
  },
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const linked = await context.get(apiContext)('GET /api/photo-permissions/by-link/{token}', {
    params,
  });
  return { company: context.get(companyContext), linked, token: params.token };
}

export const action = stepAction(permissionSteps);

export default function PhotoPermissionPage({ loaderData }: Route.ComponentProps) {
  const { company, linked, token } = loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{`Your photos | ${company.companyName}`}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <h1 className="text-section">May we show our work at your place?</h1>
      <p className="mt-3 max-w-reading text-lead text-ink-soft">
        {linked.serviceType}, {formatDate(linked.date)}
      </p>
      <p className="mt-4 max-w-reading">
        Only you and our office see these photos until you say yes. You can change your answer at
        any time with the same link.
      </p>
      <StepAnswers>
        <ul className="mt-8 grid gap-10 md:grid-cols-2">
          {linked.photos.map((photo, index) => (
            <li key={photo.id}>
              <LinkedPhoto photo={photo} name={`Photo ${index + 1}`} token={token} />
            </li>
          ))}
        </ul>
      </StepAnswers>
    </main>
  );
}

type Photo = LinkedPermissions['photos'][number];

/** What can be answered next, the likelier first. */
const answers = {
  asked: [
    ['allow', 'Yes, You May Show It'],
    ['decline', 'No'],
  ],
  allowed: [['withdraw', 'Withdraw Permission']],
  declined: [['allow', 'Allow It After All']],
  withdrawn: [['allow', 'Allow It Again']],
  ended: [],
} as const satisfies Record<Photo['status'], readonly (readonly [PermissionAnswer, string])[]>;

const outcomes: Record<Photo['status'], string> = {
  asked: 'We are waiting for your answer.',
  allowed: 'You allowed this. We may show it on our website.',
  declined: 'You declined. We do not show it.',
  withdrawn: 'You withdrew your permission. It has been taken off every page.',
  ended: 'We have removed this photo and do not show it.',
};

function LinkedPhoto({ photo, name, token }: { photo: Photo; name: string; token: string }) {
  const { id, status, words } = photo;
  return (
    <section aria-label={name}>
      {status === 'ended' ? null : (
        <img
          className="max-h-[70vh] w-full rounded-card bg-sunk object-contain"
          src={`/api/photo-permissions/by-link/${token}/photos/${id}`}
          alt={`${name}, taken at your place`}
        />
      )}
      <p className="mt-3 font-semibold" role="status">
        {outcomes[status]}
      </p>
      {status === 'ended' ? null : <p className="mt-2 max-w-reading text-ink-soft">{words}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {answers[status].map(([answer, label], index) => (
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
