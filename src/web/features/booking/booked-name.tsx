// The name of a booked consultation in the page's language, marked where it is there in English alone.
import type { Language } from '#company/facts/languages.ts';
import { type BookedUnder, bookedName } from '#company/rules/booking/booked-name.ts';

type BookedNameProps = { booked: BookedUnder; language: Language };

export function BookedName({ booked, language }: BookedNameProps) {
  const { name, isEnglish } = bookedName(booked, language);
  return <span lang={isEnglish ? 'en' : undefined}>{name}</span>;
}
