// What is a person's own in a reply, and what their program put below it.
import { describe, expect, it } from 'vitest';
import { splitQuoted } from './quoted-text.ts';

describe('a reply', () => {
  it.each([
    ['nothing below it', 'Tuesday works.', 'Tuesday works.', ''],
    [
      'a quotation',
      'Yes.\n\nOn Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?',
      'Yes.',
      'On Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?',
    ],
    ['a signature', 'Yes.\n-- \nFern Waller\nCypress', 'Yes.', '-- \nFern Waller\nCypress'],
    ['a signature without its blank', 'Yes.\n--\nFern', 'Yes.', '--\nFern'],
    [
      'a telephone and a quotation',
      'Yes.\n\nSent from my iPhone\n\nOn Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?',
      'Yes.',
      'Sent from my iPhone\n\nOn Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?',
    ],
    [
      'a line about a telephone within',
      'Sent from my iPhone.\nIt works.',
      'Sent from my iPhone.\nIt works.',
      '',
    ],
    ['nothing above its signature', '-- \nFern', '-- \nFern', ''],
    [
      'a quotation in Spanish',
      'Sí.\n\nEl lun, 9 nov 2026 a las 10:00, Prairie Oak (<office@example.com>)\nescribió:\n\n> ¿Cuándo?',
      'Sí.',
      'El lun, 9 nov 2026 a las 10:00, Prairie Oak (<office@example.com>)\nescribió:\n\n> ¿Cuándo?',
    ],
    [
      'a quotation in German',
      'Ja.\n\nAm Mo., 9. Nov. 2026 um 10:00 Uhr schrieb Prairie Oak <office@example.com>:\n> Wann?',
      'Ja.',
      'Am Mo., 9. Nov. 2026 um 10:00 Uhr schrieb Prairie Oak <office@example.com>:\n> Wann?',
    ],
    [
      'a name that takes three lines',
      'Yes.\n\nOn Mon, Nov 9, 2026 at 10:00 AM\nPrairie Oak Landscape\n<office@example.com> wrote:\n> When?',
      'Yes.',
      'On Mon, Nov 9, 2026 at 10:00 AM\nPrairie Oak Landscape\n<office@example.com> wrote:\n> When?',
    ],
    [
      'a head in Spanish and no marks',
      'Sí.\n\nDe: Prairie Oak\nEnviado: lunes\nAsunto: Chat\n\n¿Cuándo?',
      'Sí.',
      'De: Prairie Oak\nEnviado: lunes\nAsunto: Chat\n\n¿Cuándo?',
    ],
    [
      'its answer below the quotation',
      'On Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?\n>\n> And where?\n\nTuesday, out back.\n\n-- \nFern',
      'Tuesday, out back.',
      'On Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?\n>\n> And where?\n\n-- \nFern',
    ],
    [
      'words above and below the quotation',
      'Hi!\n\nOn Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?\nTuesday.',
      'Hi!\n\nTuesday.',
      'On Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?',
    ],
    ['its answer below marks alone', '> When?\nTuesday.', 'Tuesday.', '> When?'],
    [
      'answers between the lines',
      'On Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?\nTuesday.\n> Where?\nOut back.',
      'On Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?\nTuesday.\n> Where?\nOut back.',
      '',
    ],
    ['nothing but a quotation', '> When?', '> When?', ''],
    [
      'a sentence that only begins like one',
      'On Monday I wrote to you.',
      'On Monday I wrote to you.',
      '',
    ],
    ['dashes in a line', 'Monday -- or Tuesday', 'Monday -- or Tuesday', ''],
  ])('with %s', (_, mail, text, quoted) => {
    expect(splitQuoted(mail)).toEqual({ text, quoted });
  });
});
