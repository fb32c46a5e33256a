// The seasonal guide says the frost of a person's own ZIP code.
import { describe, expect, it } from 'vitest';
import { frostDay } from './frost-day.ts';
import { withOwnFrost } from './own-frost.ts';

describe('words about frost', () => {
  it('say the date of the ZIP code', () => {
    expect(withOwnFrost('November; first frost about November 25', 'December 2')).toBe(
      'November; first frost about December 2',
    );
    expect(withOwnFrost('First frost about November 25. Leaves mulched.', 'December 3')).toBe(
      'First frost about December 3. Leaves mulched.',
    );
  });

  it('say it in Spanish, too', () => {
    const timing = 'Noviembre; la primera helada llega hacia el 25 de noviembre';
    const own = frostDay('December 2', 'es');
    expect(withOwnFrost(timing, own)).toBe(
      'Noviembre; la primera helada llega hacia el 2 de diciembre',
    );
    expect(withOwnFrost('Primera helada hacia el 25 de noviembre. Hojas.', own)).toBe(
      'Primera helada hacia el 2 de diciembre. Hojas.',
    );
    expect(frostDay('December 2', 'en')).toBe('December 2');
  });

  it('stay as they are where nothing is known, or nothing is said', () => {
    const words = 'First frost about November 25.';
    expect(withOwnFrost(words, undefined)).toBe(words);
    expect(withOwnFrost('October and November', 'December 2')).toBe('October and November');
  });
});
