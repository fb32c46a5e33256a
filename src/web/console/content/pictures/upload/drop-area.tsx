// A part of a page onto which files can be dropped; the file field inside is the way for everyone else.
import { type DragEvent, type ReactNode, useState } from 'react';

type DropAreaProps = { onFiles: (files: File[]) => void; className?: string; children: ReactNode };

export function DropArea({ onFiles, className, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const dragged = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type !== 'drop' && event.type !== 'dragleave');
    if (event.type === 'drop') onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file field inside
    <div
      className={className}
      data-over={isOver || undefined}
      onDragEnter={dragged}
      onDragOver={dragged}
      onDragLeave={dragged}
      onDrop={dragged}
    >
      {children}
    </div>
  );
}
