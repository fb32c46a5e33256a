// The six services as chapters of different size, not as six equal cards (docs/product/home-page.md#services).
import type { ServiceId } from '#company/facts/service-kinds.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { describeCount } from '#web/lib/list-sentence.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useEnglishMark, useLanguage, useLink } from '#web/site/frame/use-site-messages.ts';
import { galleryMessages } from '#web/site/gallery/messages/choose-gallery-messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Filled } from '#web/ui/filled.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { PhotoNote } from '#web/ui/photo-note.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

type Service = HomeContent['services'][number];

const sizes: Record<ServiceId, string> = {
  commercial: '(min-width: 64rem) 36rem, 100vw',
  residential: '(min-width: 64rem) 56vw, 100vw',
  irrigation: '(min-width: 64rem) 56vw, 100vw',
  fencing: '(min-width: 64rem) 47rem, 100vw',
  lighting: '(min-width: 64rem) 58vw, 100vw',
  drainage: '(min-width: 64rem) 36rem, 100vw',
};

type ServicesProps = { services: readonly Service[]; licenseLine: string | null };

/** The services; `licenseLine` stands beside irrigation once the company has given its number. */
export function Services({ services, licenseLine }: ServicesProps) {
  const language = useLanguage();
  const words = homeMessages[language].services;
  const link = useLink();
  return (
    <section id="services" className="services" aria-labelledby="services-heading">
      <PageWidth className="services-intro">
        <SectionHeading id="services-heading">
          {fill(words.heading, { count: describeCount(services.length, language) })}
        </SectionHeading>
        <div>
          <p className="max-w-[28em] text-lead text-ink-soft">{words.lead}</p>
          <TextLink {...link('/services')} className="mt-2">
            {words.allServices}
            <Icon name="arrow" />
          </TextLink>
        </div>
      </PageWidth>
      <div className="services-list rail">
        {services.map((service) => (
          <ServiceChapter key={service.slug} service={service} licenseLine={licenseLine} />
        ))}
      </div>
    </section>
  );
}

type ServiceChapterProps = { service: Service; licenseLine: string | null };

function ServiceChapter({ service, licenseLine }: ServiceChapterProps) {
  const language = useLanguage();
  const words = homeMessages[language].services;
  const { labels } = galleryMessages[language];
  const english = useEnglishMark();
  const link = useLink();
  const { slug, picture, alt, title, caption } = service;
  return (
    <article
      className={classNames('services-item', `services-${slug}`, slug === 'lighting' && 'on-deep')}
    >
      <figure>
        <Picture name={picture} alt={alt} {...markOf(service, 'alt')} sizes={sizes[slug]} />
        <figcaption>
          <MarkedText entry={service} path="caption">
            {caption}
          </MarkedText>
          <PhotoNote name={picture} word={labels.photo} />
        </figcaption>
      </figure>
      <div className="services-text">
        <h3 className="text-feature">
          <a
            className="services-title"
            {...link(`/services/${slug}`)}
            {...markOf(service, 'title')}
          >
            {title}
          </a>
        </h3>
        <p {...markOf(service, 'description')}>{service.description}</p>
        {service.licensed === 'irrigation' && licenseLine ? (
          <p className="text-small" {...english}>
            {licenseLine}
          </p>
        ) : null}
        <TextLink href="#contact" data-quote-service={slug}>
          {words.learnMore}
          <span className="sr-only">
            <Filled
              message={` ${words.aboutService}`}
              values={{
                service: (
                  <MarkedText entry={service} path="title">
                    {title}
                  </MarkedText>
                ),
              }}
            />
          </span>
          <Icon name="arrow" />
        </TextLink>
      </div>
    </article>
  );
}
