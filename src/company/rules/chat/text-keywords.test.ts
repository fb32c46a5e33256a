// Every spelling in which people stop, start and ask about texts, and what only sounds like it.
import { describe, expect, it } from 'vitest';
import { isSpanishWord, textWordOf } from './text-keywords.ts';

const stops = [
  ...['STOP', 'stop', 'Stop', 'sToP', ' stop ', 'STOP.', 'STOP!!', '"STOP"', '(stop)', 'stop\n'],
  ...[
    'Stop please',
    'please stop',
    'STOP NOW',
    'stop thank you',
    'Pls stop!',
    'S T O P',
    's.t.o.p',
  ],
  ...['STOPALL', 'Stop all', 'UNSUBSCRIBE', 'unsubscribe me', 'Cancel', 'END', 'Quit', 'REVOKE'],
  ...[
    'OPTOUT',
    'Opt-out',
    'opt out',
    'Stop texting me',
    'STOP SENDING ME MESSAGES',
    'stop the texts',
  ],
  ...[
    "Don't text me",
    'do not text me again',
    'Don’t message me anymore',
    'Remove me',
    'stop stop stop',
  ],
  ...[
    'Take me off your list',
    'no more texts',
    'Revoke my consent',
    'ＳＴＯＰ',
    'stop 🛑',
    'unsubscribe from your texts',
  ],
  ...[
    'ALTO',
    'Parar',
    'pare',
    'PARA',
    'Basta ya',
    'Cancelar',
    'no más',
    'No más mensajes',
    'Baja',
    'Darme de baja',
  ],
  ...['Alto por favor', 'Detener', 'no me manden más mensajes', 'Dejen de mandarme mensajes'],
  ...['Ya no quiero mensajes', 'CANCELEN', 'Cancelar los textos'],
];

const ordinary = [
  ...[
    "don't stop by the gate",
    'can you stop by tomorrow?',
    'Stop by on Friday',
    'please stop mowing',
  ],
  ...[
    'Cancel my visit on Tuesday',
    'Can I cancel?',
    'the end of the driveway',
    'I quit my old company',
  ],
  ...[
    'para el jueves',
    '¿Para cuándo?',
    'Stop at the back gate',
    'The sprinklers do not stop',
    'No',
  ],
  ...[
    'Non-stop rain here',
    'Do I need to sign to end the plan?',
    'Remove the stump',
    'Yes',
    '',
    '🙂',
    '.',
  ],
  ...[
    'Alto grass in the back',
    'Please',
    'Thank you',
    'The truck could not stop',
    'Help me with the sprinkler',
  ],
  ...[
    'Start on Monday',
    'When do you start?',
    'Info about mulch',
    'Bus stop',
    'stop sign',
    'stopped',
  ],
];

describe('words that everyone may send', () => {
  it('has more than forty spellings of STOP', () =>
    expect(new Set(stops).size).toBeGreaterThan(40));

  it.each(stops)('hears a stop in %j', (text) => expect(textWordOf(text)).toBe('stop'));

  it.each(ordinary)('hears nothing of it in %j', (text) => expect(textWordOf(text)).toBeNull());

  it.each(['START', 'start', 'Unstop', 'Start please', 'resume', 'opt in', 'Iniciar', 'start!'])(
    'hears a start in %j',
    (text) => expect(textWordOf(text)).toBe('start'),
  );

  it.each([
    ['ALTO', true],
    ['Parar, por favor', true],
    ['cancelar', true],
    ['¡Ayuda!', true],
    ['Iniciar', true],
    ['no me escriban', true],
    ['STOP', false],
    ['stop por favor', false],
    ['HELP', false],
    ['Hola', false],
  ])('%s is Spanish: %s', (text, isSpanish) => expect(isSpanishWord(text)).toBe(isSpanish));

  it.each(['HELP', 'help?', 'Help please', 'INFO', 'ayuda', 'Información', '¡Ayuda!'])(
    'hears a question in %j',
    (text) => expect(textWordOf(text)).toBe('help'),
  );
});
