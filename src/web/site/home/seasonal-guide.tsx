// The year in the yard: four seasons as tabs, six tasks each to tick, and the note of the month
// (docs/product/seasonal.md#tasks).
import { capitalized } from '#company/rules/platform/capitalized.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatMonth } from '#company/rules/time/company-time.ts';
import { type Season, seasonOf, seasons } from '#company/rules/time/seasons.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { MyAreaSlot } from '#web/features/my-area/my-area-slot.tsx';
import { markOf } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useLanguage, useLink } from '#web/site/frame/use-site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

type SeasonalGuideProps = {
  /** Where the company is. */
  city: string;
  /** YYYY-MM-DD at the company. */
  today: string;
  tasks: HomeContent['tasks'];
  note: HomeContent['monthNote'];
};

/** The guide; it opens with the season of `today`. Without a script all four are shown. */
export function SeasonalGuide({ city, today, tasks, note }: SeasonalGuideProps) {
  const language = useLanguage();
  const words = homeMessages[language];
  const guide = words.seasonalGuide;
  const present = seasonOf(today);
  return (
    <Section id="seasonal-guide" tone="sunk" labelledBy="seasonal-guide-heading">
      <PageWidth className="seasonal-guide" data-behavior="seasonal-guide">
        <div className="seasonal-guide-intro">
          <div>
            <SectionHeading id="seasonal-guide-heading">
              {fill(/^[AEIOU]/.test(city) ? guide.headingBeforeVowel : guide.heading, { city })}
            </SectionHeading>
            <MyAreaSlot part="guide">
              <OwnAreaLink />
            </MyAreaSlot>
          </div>
          <div
            className="seasonal-guide-tabs needs-script"
            role="tablist"
            aria-label={words.season.season}
          >
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
                {words.season.names[season]}
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
          <ButtonLink href="#contact" data-quote-text={guide.scheduled}>
            {guide.schedule}
          </ButtonLink>
        </div>
        {note ? <MonthNote today={today} note={note} /> : null}
      </PageWidth>
    </Section>
  );
}

function OwnAreaLink() {
  const words = homeMessages[useLanguage()].seasonalGuide;
  const link = useLink();
  return (
    <p className="mt-4">
      <TextLink {...link('/my-area')}>{words.ownArea}</TextLink>
    </p>
  );
}

type SeasonTasksProps = { season: Season; tasks: HomeContent['tasks']; isPresent: boolean };

function SeasonTasks({ season, tasks, isPresent }: SeasonTasksProps) {
  const words = homeMessages[useLanguage()];
  const progress = fill(words.seasonalGuide.progress, { count: tasks.length });
  const progressId = `guide-progress-${season}`;
  return (
    <div
      id={`guide-${season}`}
      role="tabpanel"
      aria-labelledby={`guide-tab-${season}`}
      data-present={isPresent ? '' : undefined}
    >
      <h3 className="seasonal-guide-season">{words.season.withMonths[season]}</h3>
      <div className="seasonal-guide-progress needs-script">
        <p id={progressId} role="status" data-text={progress}>
          {fill(progress, { done: 0 })}
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

function Task({ task }: { task: HomeContent['tasks'][number] }) {
  const { priorities } = homeMessages[useLanguage()].seasonalGuide;
  const { text, timing, priority } = task;
  return (
    <li>
      <label>
        <input type="checkbox" value={text} autoComplete="off" />
        <span className="seasonal-guide-task" {...markOf(task, 'text')}>
          {text}
        </span>
        <span className="seasonal-guide-timing" {...markOf(task, 'timing')}>
          {timing}
        </span>
        <span className={`seasonal-guide-priority seasonal-guide-${priority}`}>
          {priorities[priority]}
        </span>
      </label>
    </li>
  );
}

type MonthNoteProps = { today: string; note: NonNullable<HomeContent['monthNote']> };

function MonthNote({ today, note }: MonthNoteProps) {
  const language = useLanguage();
  const words = homeMessages[language].seasonalGuide;
  const [month = ''] = formatMonth(today.slice(0, 7), language).split(' ');
  return (
    <aside className="seasonal-guide-month" aria-labelledby="guide-month-heading">
      <h3 id="guide-month-heading" className="text-title">
        <span className="seasonal-guide-month-name">{capitalized(month)}</span>{' '}
        <MarkedText entry={note} path="headline">
          {note.headline}
        </MarkedText>
      </h3>
      <dl>
        <dt>{words.lawn}</dt>
        <dd {...markOf(note, 'lawn')}>{note.lawn}</dd>
        <dt>{words.beds}</dt>
        <dd {...markOf(note, 'beds')}>{note.beds}</dd>
        <dt>{words.mowingHeight}</dt>
        <dd>{words.mowingRule}</dd>
        <dt>{words.preEmergent}</dt>
        <dd>{words.preEmergentNote}</dd>
      </dl>
    </aside>
  );
}
