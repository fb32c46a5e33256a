// What a photo of a visit shows, in words, and where its picture is.
import type { VisitPhoto } from '#contract/visits/visits.ts';

export function photoWords({ kind, zone }: Pick<VisitPhoto, 'kind' | 'zone'>): string {
  if (kind === 'gate') return 'The gate, closed';
  const place = zone ?? 'Your property';
  return kind === 'other' ? place : `${place}, ${kind}`;
}

export function photoPath(id: string, size: 'thumb' | 'full' = 'full'): string {
  return `/api/photos/${id}${size === 'thumb' ? '?size=thumb' : ''}`;
}
