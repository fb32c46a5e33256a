// Below the field: whether it is a note, canned replies, photos, and the button that sends.
import type { ReactNode } from 'react';
import type { ChatChannel } from '#company/rules/chat/chat-states.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';

type ComposerToolsProps = {
  isNote: boolean;
  /** There is nothing to send, or a photo is still on its way. */
  isDisabled: boolean;
  /** What is sent leaves as a text, or as a mail, which has no photos. */
  channel: ChatChannel | undefined;
  /** Left out where nothing but notes can be written. */
  onNote: ((isNote: boolean) => void) | undefined;
  onCanned: () => void;
  onPhotos: () => void;
  /** More of the tools. */
  children?: ReactNode;
};

export function ComposerTools(props: ComposerToolsProps) {
  const { isNote, isDisabled, channel, onNote, onCanned, onPhotos, children } = props;
  return (
    <div className="composer-tools" data-channel={channel}>
      <label className="composer-tool">
        <input
          type="checkbox"
          name="note"
          className="size-4.5 accent-oak"
          checked={isNote}
          readOnly={!onNote}
          onChange={({ target }) => onNote?.(target.checked)}
        />
        Note
      </label>
      <button type="button" className="composer-tool needs-script" onClick={onCanned}>
        <AppIcon name="bolt" />
        <span className="composer-tool-words">Canned</span>
      </button>
      {channel === 'email' || (channel && isNote) ? null : (
        <button type="button" className="composer-tool needs-script" onClick={onPhotos}>
          <AppIcon name="photo" />
          <span className="composer-tool-words">Photos</span>
        </button>
      )}
      {children}
      <Button
        type="submit"
        variant={isNote ? 'oak' : 'clay'}
        size="small"
        className="ml-auto"
        disabled={isDisabled}
      >
        <AppIcon name={isNote ? 'note' : 'send'} />
        {isNote ? 'Save Note' : channel === 'text' ? 'Send Text' : channel ? 'Send Email' : 'Send'}
      </Button>
    </div>
  );
}
