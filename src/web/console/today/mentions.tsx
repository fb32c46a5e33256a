// Notes that mention who looks at the page, until they are done with them.
import { Link } from 'react-router';
import type { Mention } from '#contract/customers/mentions.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { describeMoment } from '../leads/lead-labels.ts';
import { todaySteps } from './today-steps.ts';

export function Mentions({ mentions }: { mentions: readonly Mention[] }) {
  const { timeZone } = useSite().company;
  if (mentions.length === 0) return <DoneNote of={todaySteps} />;
  return (
    <section aria-labelledby="mentions">
      <h2 id="mentions" className="text-title">
        {mentions.every(({ instead }) => instead)
          ? 'For colleagues who left'
          : 'You were mentioned'}
      </h2>
      <DoneNote of={todaySteps} className="mt-4" />
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
        {mentions.map(({ id, at, author, instead, about, text, path }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <Link
                  className="font-semibold wrap-anywhere hover:text-oak hover:underline"
                  to={path}
                >
                  {about}
                </Link>
                <span className="text-small text-ink-soft">
                  {author ?? 'Someone on staff'}, {describeMoment(at, timeZone)}
                  {instead ? `. For ${instead}, who is no longer in the office` : ''}
                </span>
              </p>
              <p className="line-clamp-3 whitespace-pre-line text-ink-soft wrap-anywhere">{text}</p>
            </div>
            <StepButton
              of={todaySteps}
              step="mention-done"
              fields={{ mention: id }}
              keepsPlace
              variant="quiet"
              size="small"
              aria-label={`Done with the note about ${about}`}
            >
              Done
            </StepButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
