// A place to drop files or to choose them, and the files with how far each has come.
import { useId } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Text } from 'react-aria-components/Text';
import { ActionButton } from './action-button.tsx';
import { AppIcon } from './app-icon.tsx';
import { IconButton } from './icon-button.tsx';
import './file-drop.css';

export type DroppedFile = {
  id: string;
  name: string;
  /** As shown, such as "2.4 MB". */
  size: string;
  /** From 0 to 100; 100 is kept by the server. */
  progress: number;
  /** Why it was not taken and what to do. */
  error?: string;
};

type FileDropProps = {
  label: string;
  hint: string;
  accept: readonly string[];
  files: readonly DroppedFile[];
  error?: string;
  isDisabled?: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
};

/** The drop zone with its list. By keyboard the button chooses files, and a copied file can be pasted. */
export function FileDrop({ label, hint, accept, files, error, ...rest }: FileDropProps) {
  const { isDisabled = false, onAdd, onRemove } = rest;
  const errorId = useId();
  return (
    <fieldset className="min-w-0" {...(error && { 'aria-describedby': errorId })}>
      <legend className="field-label">{label}</legend>
      <DropZone
        className="file-drop"
        isDisabled={isDisabled}
        getDropOperation={(types) => (accept.some((type) => types.has(type)) ? 'copy' : 'cancel')}
        onDrop={async ({ items }) => {
          const dropped = items.filter((item) => item.kind === 'file');
          onAdd(await Promise.all(dropped.map((item) => item.getFile())));
        }}
      >
        <AppIcon name="upload" className="size-7 shrink-0 text-ink-soft" />
        <Text slot="label" className="font-semibold">
          Drop files here
        </Text>
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple
          onSelect={(chosen) => onAdd([...(chosen ?? [])])}
        >
          <ActionButton variant="quiet" size="small" isDisabled={isDisabled}>
            Choose files
          </ActionButton>
        </FileTrigger>
        <span className="text-small text-ink-soft">{hint}</span>
      </DropZone>
      {error ? (
        <p className="field-error" id={errorId}>
          <span>{error}</span>
        </p>
      ) : null}
      {files.length > 0 ? (
        <ul className="file-drop-files" aria-label={`${label}: chosen`}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} onRemove={onRemove} />
          ))}
        </ul>
      ) : null}
    </fieldset>
  );
}

function FileLine({ file, onRemove }: { file: DroppedFile; onRemove: (id: string) => void }) {
  const { id, name, size, progress, error } = file;
  return (
    <li className="file-drop-file">
      <AppIcon name={error ? 'alert' : 'file'} className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-4">
          <span className="truncate font-semibold">{name}</span>
          <span className="shrink-0 text-ink-soft tabular-nums">
            {progress < 100 && !error ? `${progress} %` : size}
          </span>
        </p>
        {error ? <p className="text-red">{error}</p> : null}
        {progress < 100 && !error ? <Progress name={name} value={progress} /> : null}
      </div>
      <IconButton label={`Remove ${name}`} onPress={() => onRemove(id)}>
        <AppIcon name="close" />
      </IconButton>
    </li>
  );
}

function Progress({ name, value }: { name: string; value: number }) {
  return (
    <ProgressBar aria-label={`Sending ${name}`} value={value} className="file-drop-progress">
      {/* A part of a drawing grows without a style attribute. */}
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={value} height="1" fill="currentColor" />
      </svg>
    </ProgressBar>
  );
}
