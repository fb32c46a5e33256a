// The year in the yard: four seasons as tabs, six tasks each to tick, and the note of the month
// (docs/product/seasonal.md#tasks).
import { formatMonth } from '#company/rules/time/company-time.ts';
import {
  type Season,
  seasonMonths,
  seasonName,
  seasonOf,
  seasons,
} from '#company/rules/time/seasons.ts';
import type { MonthNote as Note, SeasonalTask } from '#contract/site/content/seasons.ts';
import { MyAreaSlot } from '#web/features/my-area/my-area-slot.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Said wherever pre-emergent is named: what it does, and who may apply it for hire (Texas Department of Agriculture). */
const preEmergentNote =
  'Pre-emergent stops seeds; it does not cure visible weeds, must be watered in, and is not for new sod. Anyone who applies it for hire needs a Texas Department of Agriculture license.';

/** True in every month (Texas A&M AgriLife). */
const mowingRule =
  'St. Augustine 2.5–4 in, common bermuda 1.5–3 in, hybrid bermuda 1–2.5 in. Never remove more than a third at once.';

type SeasonalGuideProps = {
  /** Where the company is. */
  city: string;
  /** YYYY-MM-DD at the company. */
  today: string;
  tasks: readonly SeasonalTask[];
  note: Note | null;
};

/** The guide; it opens with the season of `today`. Without a script all four are shown. */
export function SeasonalGuide({ city, today, tasks, note }: SeasonalGuideProps) {
  const present = seasonOf(today);
  return (
    <Section id="seasonal-guide" tone="sunk" labelledBy="seasonal-guide-heading">
      <PageWidth className="seasonal-guide" data-behavior="seasonal-guide">
        <div className="seasonal-guide-intro">
          <div>
            <SectionHeading id="seasonal-guide-heading">
              The year in {/^[AEIOU]/.test(city) ? 'an' : 'a'} {city} yard
            </SectionHeading>
            <MyAreaSlot part="guide">
              <p className="mt-4">
                <TextLink href="/my-area">Frost dates and soil for your ZIP code</TextLink>
              </p>
            </MyAreaSlot>
          </div>
          <div className="seasonal-guide-tabs needs-script" role="tablist" aria-label="Season">
            {seasons.map((season) => (
              <button
                key={season}
                type="button"
                role="tab"
                id={`guide-tab-${season}`}
                aria-controls={`guide-${season}`}
                aria-selected={season === present}
                tabIndex={season === present ? 0 : -1}
              >
                {seasonName(season)}
              </button>
            ))}
          </div>
        </div>
        <div className="min-w-0">
          {seasons.map((season) => (
            <SeasonTasks
              key={season}
              season={season}
              tasks={tasks.filter((task) => task.season === season)}
              isPresent={season === present}
            />
          ))}
          <ButtonLink
            href="#contact"
            data-quote-text="I would like to schedule seasonal service for my yard."
          >
            Schedule Seasonal Service
          </ButtonLink>
        </div>
        {note ? <MonthNote today={today} note={note} /> : null}
      </PageWidth>
    </Section>
  );
}

type SeasonTasksProps = { season: Season; tasks: readonly SeasonalTask[]; isPresent: boolean };

function SeasonTasks({ season, tasks, isPresent }: SeasonTasksProps) {
  const progressId = `guide-progress-${season}`;
  return (
    <div
      id={`guide-${season}`}
      role="tabpanel"
      aria-labelledby={`guide-tab-${season}`}
      data-present={isPresent ? '' : undefined}
    >
      <h3 className="seasonal-guide-season">
        {seasonName(season)}, {seasonMonths[season]}
      </h3>
      <div className="seasonal-guide-progress needs-script">
        <p id={progressId} role="status">
          0 of {tasks.length} tasks completed
        </p>
        <progress max={tasks.length} value={0} aria-labelledby={progressId} />
        <span aria-hidden="true">0%</span>
      </div>
      <ul>
        {tasks.map((task) => (
          <Task key={task.slug} task={task} />
        ))}
      </ul>
    </div>
  );
}

const priorityWords = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
} as const;

function Task({ task: { text, timing, priority } }: { task: SeasonalTask }) {
  return (
    <li>
      <label>
        <input type="checkbox" value={text} autoComplete="off" />
        <span className="seasonal-guide-task">{text}</span>
        <span className="seasonal-guide-timing">{timing}</span>
        <span className={`seasonal-guide-priority seasonal-guide-${priority}`}>
          {priorityWords[priority]}
        </span>
      </label>
    </li>
  );
}

function MonthNote({ today, note: { headline, lawn, beds } }: { today: string; note: Note }) {
  return (
    <aside className="seasonal-guide-month" aria-labelledby="guide-month-heading">
      <h3 id="guide-month-heading" className="text-title">
        <span className="seasonal-guide-month-name">
          {formatMonth(today.slice(0, 7)).split(' ')[0]}
        </span>{' '}
        {headline}
      </h3>
      <dl>
        <dt>Lawn</dt>
        <dd>{lawn}</dd>
        <dt>Beds, trees, systems</dt>
        <dd>{beds}</dd>
        <dt>Mowing height</dt>
        <dd>{mowingRule}</dd>
        <dt>Pre-emergent</dt>
        <dd>{preEmergentNote}</dd>
      </dl>
    </aside>
  );
}
