// Where staff write: an answer or a note, with photos and canned replies. What is not sent yet stays, whatever happens.
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { Form } from 'react-router';
import { MESSAGE_LENGTH } from '#company/rules/platform/form-fields.ts';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import type { Words } from '#web/features/chat/conversation.ts';
import type { Outgoing } from '#web/features/chat/outbox.ts';
import { lastNumberOf } from '#web/features/chat/read-log.ts';
import { usePhotos } from '#web/features/photos/use-photos.ts';
import { useAnswerTo } from '#web/forms/app/step-answers.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { mentionHint } from '../../mention-hint.ts';
import { TextCount } from '../conversation/later-text-parts.ts';
import type { ShownConversation } from '../conversation/use-conversation.ts';
import { suggestionUse } from '../parts/suggestion-labels.ts';
import { useDesk } from '../use-desk.ts';
import { CannedPicker } from './canned-picker.tsx';
import './composer.css';
import { ComposerPhotos } from './composer-photos.tsx';
import { ComposerTools } from './composer-tools.tsx';
import { MissedNotice } from './missed-notice.tsx';
import { SuggestedNotice, SuggestTool } from './suggest-tool.tsx';
import { useDraft } from './use-draft.ts';

type ComposerProps = {
  chat: DeskChat;
  conversation: ShownConversation;
  /** The key of a message that is sent without a script. */
  plainKey: string;
  /** A message that was not taken and shall be written anew. */
  edited: Outgoing<Words> | undefined;
};

export function Composer(props: ComposerProps) {
  const { chat, conversation, plainKey } = props;
  const { id: sessionId, customerName, channel } = chat;
  const isByText = channel?.kind === 'text';
  const composed = useComposed(props);
  const { field, photos, shows, text, isNote, turnNote, type, send, insert, toggle } = composed;
  const prompt = usePrompt(isNote, isByText);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const meant = meantBy(event);
    if (meant === 'canned' || meant === 'send') event.preventDefault();
    if (meant === 'canned') toggle('canned');
    if (meant === 'send') send();
    if (meant === 'leave') event.currentTarget.blur();
  };

  return (
    <Form
      method="post"
      action={`/admin-support/${sessionId}`}
      className="composer"
      data-note={isNote || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <StepFields
        step="reply"
        seen={{ key: plainKey, seenUpTo: lastNumberOf(conversation.entries) }}
      />
      <MissedNotice />
      {shows.canned ? <CannedPicker onPick={insert} onLeave={insert} /> : null}
      <SuggestedNotice isSuggested={composed.suggestedText !== undefined} />
      <textarea
        ref={field}
        id="reply"
        name="text"
        className="composer-field"
        rows={2}
        maxLength={MESSAGE_LENGTH}
        aria-label={isNote ? 'Note for staff' : `Reply to ${customerName || 'the visitor'}`}
        placeholder={prompt}
        aria-keyshortcuts="R"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      {isByText && !isNote && (text !== '' || photos.list.length > 0) ? (
        <Suspense>
          <TextCount text={text} pictures={photos.list.length} />
        </Suspense>
      ) : null}
      <ComposerPhotos {...{ isByText, photos }} isOpen={shows.photos} />
      <ComposerTools
        isNote={isNote}
        isDisabled={composed.isDisabled}
        channel={channel?.kind}
        onNote={channel?.stoppedAt ? undefined : turnNote}
        onCanned={() => toggle('canned')}
        onPhotos={() => toggle('photos')}
      >
        <SuggestTool {...{ sessionId, isNote }} onSuggested={composed.takeSuggestion} />
      </ComposerTools>
    </Form>
  );
}

/** What stands in the empty field. */
function usePrompt(isNote: boolean, isByText: boolean): string {
  const { agents } = useDesk();
  if (isNote) return mentionHint(agents);
  return `Write a ${isByText ? 'text' : 'reply'}; / for canned replies`;
}

/** What is being written, and what is done with it. */
function useComposed({ chat, conversation, edited }: ComposerProps) {
  const refused = useAnswerTo('reply')?.result?.initialValue?.text;
  const { act, entries } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const photos = usePhotos(async () => {}, true);
  const [shows, setShows] = useState({ canned: false, photos: false });
  const { text, write, ...draft } = useDraft(
    chat.id,
    typeof refused === 'string' ? refused : undefined,
    edited,
  );
  // To a number that wants no texts nothing but notes can be written.
  const isNote = draft.isNote || Boolean(chat.channel?.stoppedAt);
  const isUploading = photos.isTaking || photos.list.some(({ id }) => !id);
  const isBlank = !text.trim() && photos.list.length === 0;
  // No one answers what is not on the screen yet; what was typed waits in the field.
  const isUnread = entries.length === 0;
  const isDisabled = act !== null && (isBlank || isUploading || isUnread);

  // Who has emptied the field begins anew, and notes are written by hand.
  const suggestedText = text === '' || isNote ? undefined : draft.suggestedText;
  const type = (next: string) => {
    write({ text: next, isNote, suggestedText });
    if (next.trim() && !isNote) act?.type();
  };
  const send = () => {
    if (!act || isDisabled) return;
    const said = text.trim();
    act.say({
      text: said,
      photos: photos.list.flatMap(({ id }) => id ?? []),
      note: isNote,
      seenUpTo: lastNumberOf(entries),
      ...(suggestedText !== undefined && { suggestion: suggestionUse(said, suggestedText) }),
    });
    photos.clear();
    setShows({ canned: false, photos: false });
    write({ text: '', isNote: false });
    field.current?.focus();
  };
  const insert = (words: string) => {
    setShows({ ...shows, canned: false });
    const at = field.current?.selectionStart ?? text.length;
    type(`${text.slice(0, at)}${words}${text.slice(at)}`);
    field.current?.focus();
  };
  const takeSuggestion = (words: string) => {
    // What was typed meanwhile stays.
    const isBegun = text.trim() !== '';
    write({ text: isBegun ? `${text}\n\n${words}` : words, isNote: false, suggestedText: words });
    field.current?.focus();
  };
  const turnNote = (next: boolean) =>
    write({ text, isNote: next, suggestedText: draft.suggestedText });
  const toggle = (part: 'canned' | 'photos') => setShows({ ...shows, [part]: !shows[part] });
  return {
    ...{ field, photos, shows, text, isNote, suggestedText, isDisabled },
    ...{ type, turnNote, send, insert, takeSuggestion, toggle },
  };
}

/** What a key in the field means. */
function meantBy(event: KeyboardEvent<HTMLTextAreaElement>): 'canned' | 'send' | 'leave' | null {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  // The Enter that ends a composition of letters is not meant for us.
  if (nativeEvent.isComposing) return null;
  if (key === '/' && startsWord(currentTarget)) return 'canned';
  // With a keyboard of glass, Enter makes a line.
  if (key === 'Enter' && !shiftKey && !matchMedia('(pointer: coarse)').matches) return 'send';
  return key === 'Escape' ? 'leave' : null;
}

/** A slash begins a canned reply where a word could begin; elsewhere it is a slash. */
function startsWord({ value, selectionStart }: HTMLTextAreaElement): boolean {
  return selectionStart === 0 || /\s/.test(value[selectionStart - 1] ?? '');
}
