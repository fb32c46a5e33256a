// The shape of what is still being fetched, at its true size, so that nothing moves when it comes.
import { classNames } from '../class-names.ts';
import './skeleton.css';

/** One bar; give it its size by `className`. Say once beside it, in words, what is being fetched. */
function Skeleton({ className }: { className: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />;
}

type SkeletonRowsProps = { label: string; rows: number };

/** Rows of a list, with the words for assistive technology. */
export function SkeletonRows({ label, rows }: SkeletonRowsProps) {
  return (
    <div role="status" className="divide-y divide-line rounded-card border border-line bg-raised">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <div key={row} className="flex items-center gap-4 px-5 py-4">
          <Skeleton className="size-9 rounded-pill" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
          <Skeleton className="h-7 w-20 rounded-pill" />
        </div>
      ))}
    </div>
  );
}
