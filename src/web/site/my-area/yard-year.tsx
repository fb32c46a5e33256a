// What to do in a yard now, and the ground it stands on, on the page of its ZIP code.
import { withOwnFrost } from '#company/rules/site/own-frost.ts';
import { type Season as SeasonId, seasonMonths, seasonName } from '#company/rules/time/seasons.ts';
import type { MonthNote, SeasonalTask } from '#contract/site/content/seasons.ts';
import type { Yard } from './area-facts.tsx';

/** The words of our own area about its soil; nothing where we have none. */
export function Soil({ yard }: { yard: Yard }) {
  return yard.areas.slice(0, 1).map(({ slug, page }) => (
    <div key={slug} className="mt-4 grid gap-3">
      {page.soil.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  ));
}

type SeasonProps = {
  yard: Yard;
  season: SeasonId;
  tasks: readonly SeasonalTask[];
  note: MonthNote | null;
};

/** The tasks of the season that it is, with the note of the month. */
export function Season({ yard, season, tasks, note }: SeasonProps) {
  const frost = yard.winter?.firstFrost;
  return (
    <>
      <h2 className="mt-12 text-title">
        {seasonName(season)}, {seasonMonths[season]}
      </h2>
      <ul className="mt-4 grid gap-3">
        {tasks
          .filter((task) => task.season === season)
          .map(({ slug, text, timing }) => (
            <li key={slug} className="border-t border-line pt-3">
              {text}
              <span className="block text-small text-ink-soft">{withOwnFrost(timing, frost)}</span>
            </li>
          ))}
      </ul>
      {note ? (
        <p className="mt-5 rounded-card bg-sunk p-5">
          <strong>{note.headline}</strong> {withOwnFrost(note.lawn, frost)}
        </p>
      ) : null}
    </>
  );
}
