// Where the claims of the company come from: shown to staff alone, and which of them say it of none yet (docs/product/company-facts.md#sources).
import type {
  AboutStory,
  CompanyClaims,
  PublicClaims,
  PublicStory,
} from '#contract/site/content/company.ts';

/** The claims as pages have them. */
export function publicClaims({
  emergencyServiceSource: _emergency,
  satisfactionGuaranteeSource: _guarantee,
  ratingSource: _rating,
  reasonsToChooseSource: _reasons,
  flyerReviewsSource: _reviews,
  flyerAssuranceSource: _assurance,
  stats,
  warranties,
  flyerBadges,
  ...claims
}: CompanyClaims): PublicClaims {
  return {
    ...claims,
    stats: stats.map(withoutSource),
    warranties: warranties.map(withoutSource),
    flyerBadges: flyerBadges?.map(withoutSource),
  };
}

/** The story as pages have it. */
export function publicStory(story: AboutStory): PublicStory {
  return { ...story, figures: story.figures.map(withoutSource) };
}

function withoutSource<Claim extends { source?: string | undefined }>({
  source: _,
  ...claim
}: Claim): Omit<Claim, 'source'> {
  return claim;
}

/** The claims that do not say where they come from, as a sentence names them. */
export function claimsWithoutSource(claims: CompanyClaims, story: AboutStory): string[] {
  const all: [name: string, source: string | undefined][] = [
    ...claims.stats.map(
      ({ prefix, value, suffix, label, source }): [string, string | undefined] => [
        `${prefix}${value}${suffix} ${label}`,
        source,
      ],
    ),
    [claims.emergencyService, claims.emergencyServiceSource],
    [claims.satisfactionGuarantee, claims.satisfactionGuaranteeSource],
    [`Rating ${claims.rating}`, claims.ratingSource],
    ...claims.warranties.map(({ what, source }): [string, string | undefined] => [
      `Warranty: ${what}`,
      source,
    ]),
    ['Reasons to choose us', claims.reasonsToChooseSource],
    [claims.flyerReviews ?? '', claims.flyerReviewsSource],
    [claims.flyerAssurance ?? '', claims.flyerAssuranceSource],
    ...(claims.flyerBadges ?? []).map(({ figure, label, source }): [string, string | undefined] => [
      `${figure} ${label}`,
      source,
    ]),
    ...story.figures.map(({ value, label, source }): [string, string | undefined] => [
      `${value} ${label}`,
      source,
    ]),
  ];
  return all.filter(([name, source]) => name !== '' && !source).map(([name]) => name);
}
