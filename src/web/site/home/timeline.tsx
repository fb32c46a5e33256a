// Designs of past years, one at a time or, without a script, in a row
// (docs/product/galleries-and-timeline.md#timeline).

import { fill } from '#company/rules/platform/fill-message.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { describeCount } from '#web/lib/list-sentence.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useEnglishMark, useLanguage } from '#web/site/frame/use-site-messages.ts';
import { galleryMessages } from '#web/site/gallery/messages/choose-gallery-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { PhotoNote } from '#web/ui/photo-note.tsx';
import { Picture, Thumbnail } from '#web/ui/picture.tsx';
import { usePictureMix } from '#web/ui/picture-facts.ts';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';
import { monthOfProject } from './month-of-project.ts';

type TimelineProps = { projects: HomeContent['timeline'] };

/** The timeline, an APG carousel that does not start by itself; timeline.behavior.ts moves it. */
export function Timeline({ projects }: TimelineProps) {
  const language = useLanguage();
  const words = homeMessages[language].timeline;
  const mix = usePictureMix(projects.map(({ picture }) => picture));
  const [first, last] = [projects[0], projects.at(-1)];
  if (!first || !last) return null;
  const years = new Set(projects.map(({ year }) => year)).size;
  return (
    <Section id="timeline" tone="deep" labelledBy="timeline-heading">
      <PageWidth className="timeline">
        <header className="timeline-intro">
          <SectionHeading id="timeline-heading">
            {fill(words.heading, { years: describeCount(years, language) })}
          </SectionHeading>
          <p className="max-w-[28em] text-on-deep-soft">
            {fill(words.lead, {
              projects: describeCount(projects.length, language),
              note: words.notes[mix],
            })}
          </p>
        </header>
        {/* biome-ignore lint/a11y/useSemanticElements: the APG carousel is a group; a fieldset is for form controls */}
        <div
          role="group"
          aria-roledescription={words.carousel}
          aria-label={fill(words.name, { first: first.year, last: last.year })}
          className="timeline-carousel"
          data-behavior="timeline"
        >
          <Controls total={projects.length} />
          <Years projects={projects} />
          <div className="timeline-slides" aria-live="polite">
            {projects.map((project, index) => (
              <Slide
                key={project.slug}
                project={project}
                number={index + 1}
                total={projects.length}
                marksPhoto={mix === 'both'}
              />
            ))}
          </div>
          <Thumbnails projects={projects} />
        </div>
      </PageWidth>
    </Section>
  );
}

function Controls({ total }: { total: number }) {
  const words = homeMessages[useLanguage()].timeline;
  return (
    <div className="timeline-controls needs-script">
      <button type="button" className="button button-quiet button-small" data-timeline-play>
        <Icon name="play" />
        <Icon name="pause" />
        <span data-play={words.play} data-pause={words.pause}>
          {words.play}
        </span>
      </button>
      <button type="button" className="button button-quiet button-small" data-timeline-reset>
        <Icon name="reset" />
        {words.reset}
      </button>
      <p data-timeline-count data-text={fill(words.position, { total })}>
        {fill(words.position, { number: 1, total })}
      </p>
      <progress max={total} value={1} aria-label={words.progressName} />
    </div>
  );
}

function Years({ projects }: TimelineProps) {
  const years = [...new Set(projects.map(({ year }) => year))];
  return (
    <ol className="timeline-years needs-script">
      {years.map((year) => (
        <li key={year}>
          <button
            type="button"
            data-timeline-to={projects.findIndex((project) => project.year === year)}
            data-year={year}
            {...(year === years[0] ? { 'aria-current': 'date' } : {})}
          >
            {year}
          </button>
        </li>
      ))}
    </ol>
  );
}

type SlideProps = {
  project: TimelineProps['projects'][number];
  number: number;
  total: number;
  marksPhoto: boolean;
};

function Slide({ project, number, total, marksPhoto }: SlideProps) {
  const language = useLanguage();
  const words = homeMessages[language].timeline;
  const { labels } = galleryMessages[language];
  const english = useEnglishMark();
  const { year, title, date, category, location, picture, description, completion } = project;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an APG slide is a group; a fieldset is for form controls
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={fill(words.slideName, { number, total })}
      className="timeline-slide"
      data-year={year}
      {...(number === 1 ? { 'data-current': '' } : {})}
    >
      <div className="timeline-picture">
        <Picture name={picture} {...english} sizes="(min-width: 64rem) 44rem, 100vw" />
      </div>
      <div className="timeline-text">
        <p className="flex flex-wrap items-center gap-3">
          <Badge>{labels.categories[category]}</Badge>
          <span>{monthOfProject(date, language)}</span>
        </p>
        <h3 className="text-feature" {...markOf(project, 'title')}>
          {title}
        </h3>
        <p className="timeline-place" {...english}>
          {location}
        </p>
        <p>
          <MarkedText entry={project} path="description">
            {description}
          </MarkedText>
          {marksPhoto ? <PhotoNote name={picture} word={labels.photo} /> : null}
        </p>
        <p className="timeline-completion" {...markOf(project, 'completion')}>
          {completion}
        </p>
      </div>
    </div>
  );
}

function Thumbnails({ projects }: TimelineProps) {
  const words = homeMessages[useLanguage()].timeline;
  return (
    <ul className="timeline-thumbnails needs-script">
      {projects.map((project, index) => (
        <li key={project.slug}>
          <button
            type="button"
            aria-label={fill(words.thumbnailName, { number: index + 1, title: project.title })}
            {...markOf(project, 'title')}
            data-timeline-to={index}
            {...(index === 0 ? { 'aria-current': 'true' } : {})}
          >
            <Thumbnail name={project.picture} />
          </button>
        </li>
      ))}
    </ul>
  );
}
