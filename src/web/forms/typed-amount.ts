// Amounts as people type them: "45", "$1,200.5" and "45.00" mean what the wire calls "45.00", "1200.50" and "45.00".

/** The amount with two decimals; what is no amount stays as it was typed, so that it can be said what is wrong with it. */
export function plainAmount(typed: string): string {
  const bare = typed.replace(/[\s$,]/g, '');
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d*)(?:\.(\d{0,2}))?$/.exec(bare) ?? [];
  if (!whole && !cents) return typed.trim();
  return `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}.${cents.padEnd(2, '0')}`;
}
