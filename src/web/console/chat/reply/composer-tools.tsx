// Below the field: whether it is a note, canned replies, photos, and the button that sends.
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';

type ComposerToolsProps = {
  isNote: boolean;
  /** There is nothing to send, or a photo is still on its way. */
  isDisabled: boolean;
  onNote: (isNote: boolean) => void;
  onCanned: () => void;
  onPhotos: () => void;
};

export function ComposerTools(props: ComposerToolsProps) {
  const { isNote, isDisabled, onNote, onCanned, onPhotos } = props;
  return (
    <div className="composer-tools">
      <label className="composer-tool">
        <input
          type="checkbox"
          name="note"
          className="size-4.5 accent-oak"
          checked={isNote}
          onChange={({ target }) => onNote(target.checked)}
        />
        Note
      </label>
      <button type="button" className="composer-tool needs-script" onClick={onCanned}>
        <AppIcon name="bolt" />
        <span className="composer-tool-words">Canned</span>
      </button>
      <button type="button" className="composer-tool needs-script" onClick={onPhotos}>
        <AppIcon name="photo" />
        <span className="composer-tool-words">Photos</span>
      </button>
      <Button
        type="submit"
        variant={isNote ? 'oak' : 'clay'}
        size="small"
        className="ml-auto"
        disabled={isDisabled}
      >
        <AppIcon name={isNote ? 'note' : 'send'} />
        {isNote ? 'Save Note' : 'Send'}
      </Button>
    </div>
  );
}
