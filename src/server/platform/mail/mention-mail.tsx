// What someone of the office reads who was mentioned in notes while they were away.
import type { BusinessSettings } from '#company/facts/settings.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact, quoted, withBreaks } from './mail-fact.tsx';
import { MailLayout } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

type MentionFacts = {
  /** At least one. */
  notes: readonly { id: number; author: string | null; about: string; text: string }[];
  /** The page Today, where they are until they are done. */
  link: string;
};

/** All notes that mention one person, in one mail. */
export function mentionMailOf(
  { notes, link }: MentionFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const [first] = notes;
  const about = [...new Set(notes.map((note) => note.about))];
  const heading =
    notes.length === 1
      ? `${first?.author ?? 'A colleague'} mentioned you in a note`
      : `You were mentioned in ${notes.length} notes`;
  return renderMail(
    `${heading}: ${about.slice(0, 3).join(', ')}`,
    <MailLayout settings={settings} preview={first?.text.slice(0, 120) ?? ''} heading={heading}>
      {notes.map(({ id, author, about: name, text }) => (
        <Card key={id} letter={quoted(`${author ?? 'A colleague'} wrote about ${name}:`, text)}>
          <Fact label="About" value={name} />
          <Fact label={author ?? 'Note'} value={withBreaks(text)} />
        </Card>
      ))}
      <Action href={link}>Open Today</Action>
    </MailLayout>,
  );
}
