// What STOP, START and HELP are answered with, in English. What stands in braces is filled in. It sells nothing (47 CFR 64.1200(a)(12)).

export const englishAnswerWordMessages = {
  stop: '{company}: You will get no more texts from us. Reply START to get them again, or call {phone}.',
  start: '{company}: You can get texts from us again. Reply STOP to end them, HELP for help.',
  help: '{company}: Call us at {phone} or text us here. Reply STOP to end texts. Message and data rates may apply.',
};

export type AnswerWordMessages = typeof englishAnswerWordMessages;
