// What customers say, by neighborhood; samples are marked as such (docs/product/reviews.md).
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import type { Testimonial } from '#contract/site/testimonial.ts';
import { coreTowns } from '#web/site/frame/core-towns.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { FilteredList } from './filtered-list.tsx';

type ReviewsProps = { reviews: Testimonial[]; areas: SiteIndex['areas']; timeZone: string };

/** The reviews. */
export function Reviews({ reviews, areas, timeZone }: ReviewsProps) {
  const filters = [
    { value: '', label: 'All Areas' },
    ...coreTowns(areas).map((town) => ({ value: town, label: town })),
  ];
  return (
    <Section id="testimonials" tone="raised" labelledBy="testimonials-heading">
      <PageWidth>
        <SectionHeading id="testimonials-heading">Customer Reviews by Neighborhood</SectionHeading>
        {reviews.some(({ isSample }) => isSample) ? (
          <p className="mt-4 max-w-reading text-ink-soft">
            A review marked “Sample” was written by us, to show where real ones will stand.
          </p>
        ) : null}
        <FilteredList
          address="/api/geo-testimonials?verified=true&neighborhood="
          filters={filters}
          filtersLabel="Filter reviews by area"
          more={(count) => `View All ${count} Reviews`}
          moreCounts="all"
          count={reviews.length}
          failure="Failed to fetch testimonials"
          empty={{
            title: 'No testimonials found',
            chosen: 'No verified reviews exist for {label} yet.',
            general: 'No verified reviews exist yet.',
          }}
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

function Review({ review, timeZone }: { review: Testimonial; timeZone: string }) {
  const { rating, isVerified, isSample } = review;
  const month = dateInZone(new Date(review.completedAt), timeZone).slice(0, 7);
  return (
    <li data-id={review.id}>
      <p className="flex items-center gap-3">
        <span aria-hidden="true" className="text-clay">
          {'★'.repeat(rating)}
        </span>{' '}
        {rating} out of 5{isSample ? <Badge tone="amber">Sample</Badge> : null}
      </p>
      <blockquote className="whitespace-pre-line wrap-anywhere">
        {review.testimonialText}
      </blockquote>
      <p className="font-semibold">
        {review.customerName}
        {isVerified && !isSample ? (
          <span className="ml-3 text-green">
            <Icon name="check" className="inline size-4" /> Verified
          </span>
        ) : null}
      </p>
      <p>{review.neighborhood ? `${review.neighborhood}, TX ${review.zipCode}` : 'Texas'}</p>
      {review.reply ? (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">Our reply:</span> {review.reply}
        </p>
      ) : null}
      <p className="flex items-center gap-3">
        <Badge>{review.serviceType}</Badge>{' '}
        <time dateTime={month}>{monthName.format(Date.parse(`${month}-15`))}</time>
      </p>
    </li>
  );
}

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
