// The six latest designs as a ledger: one large, five as lines
// (docs/product/galleries-and-timeline.md#recent-projects).
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useEnglishMark, useLanguage, useLink } from '#web/site/frame/use-site-messages.ts';
import { galleryMessages } from '#web/site/gallery/messages/choose-gallery-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { PhotoNote } from '#web/ui/photo-note.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { usePictureMix } from '#web/ui/picture-facts.ts';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';
import { monthOfProject } from './month-of-project.ts';

/** How many the ledger has room for. */
const LIMIT = 6;

type RecentProject = HomeContent['recentProjects'][number];

/** The ledger of the first projects; none while there is no project. */
export function RecentProjects({ projects }: { projects: readonly RecentProject[] }) {
  const words = homeMessages[useLanguage()].recentProjects;
  const english = useEnglishMark();
  const link = useLink();
  const shown = projects.slice(0, LIMIT);
  const mix = usePictureMix(shown.map(({ picture }) => picture));
  const [latest, ...others] = shown;
  if (!latest) return null;
  return (
    <Section id="recent-projects" labelledBy="recent-projects-heading">
      <PageWidth>
        <SectionHeading id="recent-projects-heading">{words.heading}</SectionHeading>
        <div className="recent-projects rail">
          <article className="recent-projects-latest">
            <Picture
              name={latest.picture}
              {...english}
              sizes="(min-width: 64rem) 40rem, (min-width: 36rem) 100vw, 84vw"
            />
            <Words project={latest} marksPhoto={mix === 'both'} />
          </article>
          <ol className="recent-projects-others">
            {others.map((project) => (
              <li key={project.slug}>
                <Picture
                  name={project.picture}
                  {...english}
                  sizes="(min-width: 64rem) 11rem, (min-width: 36rem) 10rem, 84vw"
                />
                <Words project={project} marksPhoto={mix === 'both'} />
              </li>
            ))}
          </ol>
        </div>
        <p className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <span className="text-small text-ink-soft">{words.notes[mix]}</span>
          <TextLink {...link('/gallery')}>
            {words.seeAll}
            <Icon name="arrow" />
          </TextLink>
        </p>
      </PageWidth>
    </Section>
  );
}

function Words({ project, marksPhoto }: WordsProps) {
  const language = useLanguage();
  const english = useEnglishMark();
  const { labels } = galleryMessages[language];
  const { title, date, category, location, description, picture } = project;
  return (
    <div>
      <p className="recent-projects-facts">
        <span>{monthOfProject(date, language)}</span> <span>{labels.categories[category]}</span>{' '}
        <span {...english}>{location}</span>
      </p>
      <h3 {...markOf(project, 'title')}>{title}</h3>
      <p>
        <MarkedText entry={project} path="description">
          {description}
        </MarkedText>
        {marksPhoto ? <PhotoNote name={picture} word={labels.photo} /> : null}
      </p>
    </div>
  );
}

type WordsProps = { project: RecentProject; marksPhoto: boolean };
