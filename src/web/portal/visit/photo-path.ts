// Where the picture of a visit's photo is.

export function photoPath(id: string, size: 'thumb' | 'full' = 'full'): string {
  return `/api/photos/${id}${size === 'thumb' ? '?size=thumb' : ''}`;
}
