// What customers say, by neighborhood; samples are marked as such (docs/product/reviews.md).
import { capitalized } from '#company/rules/platform/capitalized.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { NAMELESS_CUSTOMER } from '#company/rules/site/review-rules.ts';
import { dateInZone, formatMonth } from '#company/rules/time/company-time.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import type { Testimonial } from '#contract/site/testimonial.ts';
import { coreTowns } from '#web/site/frame/core-towns.ts';
import { useEnglishMark, useLanguage } from '#web/site/frame/use-site-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EnglishText } from '#web/ui/english-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { FilteredList } from './filtered-list.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

type ReviewsProps = { reviews: Testimonial[]; areas: SiteIndex['areas']; timeZone: string };

/** The reviews. */
export function Reviews({ reviews, areas, timeZone }: ReviewsProps) {
  const words = homeMessages[useLanguage()].reviews;
  const filters = [
    { value: '', label: words.allAreas },
    ...coreTowns(areas).map((town) => ({ value: town, label: town })),
  ];
  return (
    <Section id="testimonials" tone="raised" labelledBy="testimonials-heading">
      <PageWidth>
        <SectionHeading id="testimonials-heading">{words.heading}</SectionHeading>
        {reviews.some(({ isSample }) => isSample) ? (
          <p className="mt-4 max-w-reading text-ink-soft">{words.samples}</p>
        ) : null}
        <FilteredList
          address="/api/geo-testimonials?verified=true&neighborhood="
          filters={filters}
          filtersLabel={words.filtersName}
          more={(count) => fill(words.viewAll, { count })}
          moreCounts="all"
          count={reviews.length}
          failure={words.failed}
          empty={{ title: words.none, chosen: words.noneChosen, general: words.noneAtAll }}
          className="reviews"
        >
          {reviews.map((review) => (
            <Review key={review.id} review={review} timeZone={timeZone} />
          ))}
        </FilteredList>
      </PageWidth>
    </Section>
  );
}

/** What was written stays as it is, and is taken for English: no one asks in which language a review is. */
function Review({ review, timeZone }: { review: Testimonial; timeZone: string }) {
  const language = useLanguage();
  const words = homeMessages[language].reviews;
  const english = useEnglishMark();
  const { customerName, rating, isVerified, isSample } = review;
  const month = dateInZone(new Date(review.completedAt), timeZone).slice(0, 7);
  return (
    <li data-id={review.id}>
      <p className="flex items-center gap-3">
        <span aria-hidden="true" className="text-clay">
          {'★'.repeat(rating)}
        </span>{' '}
        {fill(words.outOf, { rating })}
        {isSample ? <Badge tone="amber">{words.sample}</Badge> : null}
      </p>
      <blockquote className="whitespace-pre-line wrap-anywhere" {...english}>
        {review.testimonialText}
      </blockquote>
      <p className="font-semibold">
        {customerName === NAMELESS_CUSTOMER ? words.nameless : customerName}
        {isVerified && !isSample ? (
          <span className="ml-3 text-green">
            <Icon name="check" className="inline size-4" /> {words.verified}
          </span>
        ) : null}
      </p>
      <p {...english}>
        {review.neighborhood ? `${review.neighborhood}, TX ${review.zipCode}` : 'Texas'}
      </p>
      {review.reply ? (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{words.reply}</span>{' '}
          <EnglishText language={language}>{review.reply}</EnglishText>
        </p>
      ) : null}
      <p className="flex items-center gap-3">
        <Badge>
          <EnglishText language={language}>{review.serviceType}</EnglishText>
        </Badge>{' '}
        <time dateTime={month}>{capitalized(formatMonth(month, language))}</time>
      </p>
    </li>
  );
}
