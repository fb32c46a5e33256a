// Which of our encodings a client takes (RFC 9110 12.5.3).

export type Encoding = 'br' | 'gzip' | 'identity';

/** The strongest encoding that a client takes; `br;q=0` and the like mean that it does not. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
