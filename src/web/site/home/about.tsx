// How the company began and how it works, with four figures (docs/product/home-page.md#about).
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useLanguage, useLink } from '#web/site/frame/use-site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

/** The About section. */
export function About({ story }: { story: HomeContent['about'] }) {
  const words = homeMessages[useLanguage()].about;
  const link = useLink();
  return (
    <Section id="about" labelledBy="about-heading">
      <PageWidth className="about">
        <figure className="about-picture">
          <Picture
            name="backyard-dry-creek-river-rock"
            alt={words.pictureAlt}
            sizes="(min-width: 64rem) 50rem, 100vw"
          />
          <figcaption className="picture-caption">{words.caption}</figcaption>
        </figure>
        <div className="about-story">
          <SectionHeading id="about-heading">
            <MarkedText entry={story} path="heading">
              {story.heading}
            </MarkedText>
          </SectionHeading>
          {story.paragraphs.map((paragraph, index) => (
            <p
              key={paragraph}
              className="mt-5 max-w-reading"
              {...markOf(story, `paragraphs.${index}`)}
            >
              {paragraph}
            </p>
          ))}
          <blockquote className="about-quote">
            <p {...markOf(story, 'quote')}>{story.quote}</p>
            <footer>
              {story.founder},{' '}
              <MarkedText entry={story} path="founderRole">
                {story.founderRole.toLowerCase()}
              </MarkedText>
            </footer>
          </blockquote>
          <p className="flex flex-wrap items-center gap-x-8 gap-y-2">
            <ButtonLink href="#contact">{words.getStarted}</ButtonLink>
            <TextLink {...link('/about')}>{words.howWeWork}</TextLink>
          </p>
        </div>
        <dl className="about-figures">
          {story.figures.map(({ value, label }, index) => (
            <div key={label}>
              <dt {...markOf(story, `figures.${index}.label`)}>{label}</dt>
              <dd {...markOf(story, `figures.${index}.value`)}>{value}</dd>
            </div>
          ))}
        </dl>
      </PageWidth>
    </Section>
  );
}
