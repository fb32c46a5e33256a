// The words around the reviews, in English. What customers wrote stays as it was written.
export const englishReviewsMessages = {
  heading: 'Customer Reviews by Neighborhood',
  // Above them, where there are samples, and on each of these.
  samples: 'A review marked “Sample” was written by us, to show where real ones will stand.',
  sample: 'Sample',

  // The filters by town.
  filtersName: 'Filter reviews by area',
  allAreas: 'All Areas',
  // `count` is how many there are.
  viewAll: 'View All {count} Reviews',

  failed: 'Failed to fetch testimonials',
  none: 'No testimonials found',
  // `label` is the town that was chosen; the script of the list fills it in.
  noneChosen: 'No verified reviews exist for {label} yet.',
  noneAtAll: 'No verified reviews exist yet.',

  // In a review: its stars, a customer whose name we do not know, that they are known to us, and our answer.
  outOf: '{rating} out of 5',
  nameless: 'A customer',
  verified: 'Verified',
  reply: 'Our reply:',
};

export type ReviewsMessages = typeof englishReviewsMessages;
