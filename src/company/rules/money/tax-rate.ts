// Tax rates as people read them.

/** 825 as '8.25%'. */
export function formatTaxRate(basisPoints: number): string {
  return `${Number((basisPoints / 100).toFixed(2))}%`;
}
