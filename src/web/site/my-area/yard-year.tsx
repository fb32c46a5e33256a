// What to do in a yard now, and the ground it stands on, on the page of its ZIP code.
import { frostDay } from '#company/rules/site/frost-day.ts';
import { withOwnFrost } from '#company/rules/site/own-frost.ts';
import type { Season as SeasonId } from '#company/rules/time/seasons.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { markOf } from '#web/lib/mark-of.ts';
import type { OwnPage, Yard } from './area-facts.tsx';
import { myAreaMessages } from './messages/choose-my-area-messages.ts';

/** The words of our own area about its soil. */
export function Soil({ ownPage }: { ownPage: OwnPage }) {
  return (
    <div className="mt-4 grid gap-3">
      {ownPage.page.soil.paragraphs.map((text, index) => (
        <p key={text} {...markOf(ownPage, `page.soil.paragraphs.${index}`)}>
          {text}
        </p>
      ))}
    </div>
  );
}

type SeasonProps = {
  yard: Yard;
  season: SeasonId;
  tasks: HomeContent['tasks'];
  note: HomeContent['monthNote'];
};

/** The tasks of the season that it is, with the note of the month. */
export function Season({ yard: { language, winter }, season, tasks, note }: SeasonProps) {
  const frost = winter && frostDay(winter.firstFrost, language);
  return (
    <>
      <h2 className="mt-12 text-title">{myAreaMessages[language].seasons[season]}</h2>
      <ul className="mt-4 grid gap-3">
        {tasks
          .filter((task) => task.season === season)
          .map((task) => (
            <li key={task.slug} className="border-t border-line pt-3">
              <span {...markOf(task, 'text')}>{task.text}</span>
              <span className="block text-small text-ink-soft" {...markOf(task, 'timing')}>
                {withOwnFrost(task.timing, frost)}
              </span>
            </li>
          ))}
      </ul>
      {note ? (
        <p className="mt-5 rounded-card bg-sunk p-5">
          <strong {...markOf(note, 'headline')}>{note.headline}</strong>{' '}
          <span {...markOf(note, 'lawn')}>{withOwnFrost(note.lawn, frost)}</span>
        </p>
      ) : null}
    </>
  );
}
