// What a photo of a visit shows, in words, and where its picture is.
import type { VisitPhoto } from '#contract/visits/visits.ts';

export function photoWords({ kind }: Pick<VisitPhoto, 'kind'>): string {
  if (kind === 'gate') return 'The gate, closed';
  return kind === 'other' ? 'Your property' : `Your property, ${kind}`;
}

export function photoPath(id: string, size: 'thumb' | 'full' = 'full'): string {
  return `/api/photos/${id}${size === 'thumb' ? '?size=thumb' : ''}`;
}
