// Designs of past years, one at a time or, without a script, in a row
// (docs/product/galleries-and-timeline.md#timeline).
import type { TimelineProject } from '#contract/site/content/projects.ts';
import { describeCount } from '#web/lib/list-sentence.ts';
import { categoryLabel } from '#web/site/gallery/gallery-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { PhotoNote } from '#web/ui/photo-note.tsx';
import { Picture, Thumbnail } from '#web/ui/picture.tsx';
import { type PictureMix, usePictureMix } from '#web/ui/picture-facts.ts';
import { Section, SectionHeading } from '#web/ui/section.tsx';

type TimelineProps = { projects: readonly TimelineProject[] };

const notes: Record<PictureMix, string> = {
  renderings: 'Each is shown as the 3D rendering its owner decided on.',
  both: 'Each is shown as the 3D rendering its owner decided on, or as a photo of the finished work.',
  photos: 'Each is shown as a photo of the finished work.',
};

/** The timeline, an APG carousel that does not start by itself; timeline.behavior.ts moves it. */
export function Timeline({ projects }: TimelineProps) {
  const mix = usePictureMix(projects.map(({ picture }) => picture));
  const [first, last] = [projects[0], projects.at(-1)];
  if (!first || !last) return null;
  const years = new Set(projects.map(({ year }) => year)).size;
  return (
    <Section id="timeline" tone="deep" labelledBy="timeline-heading">
      <PageWidth className="timeline">
        <header className="timeline-intro">
          <SectionHeading id="timeline-heading">
            {describeCount(years)} years, one yard at a time
          </SectionHeading>
          <p className="max-w-[28em] text-on-deep-soft">
            {describeCount(projects.length)} designs on the way from one truck and one rotor to
            whole gardens. {notes[mix]}
          </p>
        </header>
        {/* biome-ignore lint/a11y/useSemanticElements: the APG carousel is a group; a fieldset is for form controls */}
        <div
          role="group"
          aria-roledescription="carousel"
          aria-label={`Projects ${first.year} to ${last.year}`}
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
  return (
    <div className="timeline-controls needs-script">
      <button type="button" className="button button-quiet button-small" data-timeline-play>
        <Icon name="play" />
        <Icon name="pause" />
        <span>Play</span>
      </button>
      <button type="button" className="button button-quiet button-small" data-timeline-reset>
        <Icon name="reset" />
        Reset
      </button>
      <p data-timeline-count>Project 1 of {total}</p>
      <progress max={total} value={1} aria-label="Progress through the timeline" />
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
  project: TimelineProject;
  number: number;
  total: number;
  marksPhoto: boolean;
};

function Slide({ project, number, total, marksPhoto }: SlideProps) {
  const { year, title, date, category, location, picture, description, completion } = project;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an APG slide is a group; a fieldset is for form controls
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${number} of ${total}`}
      className="timeline-slide"
      data-year={year}
      {...(number === 1 ? { 'data-current': '' } : {})}
    >
      <div className="timeline-picture">
        <Picture name={picture} sizes="(min-width: 64rem) 44rem, 100vw" />
      </div>
      <div className="timeline-text">
        <p className="flex flex-wrap items-center gap-3">
          <Badge>{categoryLabel(category)}</Badge>
          <span>{date}</span>
        </p>
        <h3 className="text-feature">{title}</h3>
        <p className="timeline-place">{location}</p>
        <p>
          {description}
          {marksPhoto ? <PhotoNote name={picture} /> : null}
        </p>
        <p className="timeline-completion">{completion}</p>
      </div>
    </div>
  );
}

function Thumbnails({ projects }: TimelineProps) {
  return (
    <ul className="timeline-thumbnails needs-script">
      {projects.map(({ slug, title, picture }, index) => (
        <li key={slug}>
          <button
            type="button"
            aria-label={`Project ${index + 1}: ${title}`}
            data-timeline-to={index}
            {...(index === 0 ? { 'aria-current': 'true' } : {})}
          >
            <Thumbnail name={picture} />
          </button>
        </li>
      ))}
    </ul>
  );
}
