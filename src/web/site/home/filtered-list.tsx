// The frame of a filtered list: its buttons, its states and its "View All"; filtered-list.behavior.ts brings it to life.
import type { ReactNode } from 'react';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { LoadingNote } from '#web/ui/loading-note.tsx';
import { Pills } from '#web/ui/pills.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

/** The same number as in filtered-list.behavior.ts and filtered-list.css. */
const SHOWN_AT_FIRST = 6;

type Filter = { value: string; label: string };

type FilteredListProps = {
  /** Where the filtered entries come from; the filter is appended. */
  address: string;
  filters: readonly Filter[];
  /** Names the group of filters. */
  filtersLabel: string;
  /** The text of the button that shows the rest. */
  more: (count: number | string) => string;
  /** Whether the button counts all entries or only the rest. */
  moreCounts: 'all' | 'rest';
  count: number;
  failure: string;
  /** What is said when there is nothing; `chosen` holds {label} for a chosen filter. */
  empty: { title?: string; chosen: string; general: string };
  loading?: string;
  className: string;
  /** The entries, each an li with data-id. */
  children: ReactNode;
};

/** Without a script every entry is shown, and no filter. */
export function FilteredList(props: FilteredListProps) {
  const { filters, filtersLabel, more, count, failure, empty, loading, className } = props;
  const words = homeMessages[useLanguage()].filteredList;
  const less = props.moreCounts === 'rest' ? SHOWN_AT_FIRST : 0;
  return (
    <div className="relative" data-behavior="filtered-list" data-list={props.address}>
      <Pills className="needs-script" label={filtersLabel}>
        {filters.map(({ value, label }) => (
          <button key={label} type="button" data-list-filter={value} aria-pressed={!value}>
            {label}
          </button>
        ))}
      </Pills>
      <p className="sr-only" role="status" data-list-status />
      {loading ? (
        <LoadingNote data-list-loading hidden>
          {loading}
        </LoadingNote>
      ) : null}
      <ul className={`filtered-list rail ${className}`} data-list-entries>
        {props.children}
      </ul>
      <div className="py-12" data-list-empty hidden={count > 0}>
        {empty.title ? <p className="text-title">{empty.title}</p> : null}
        <p
          className="text-ink-soft"
          data-list-chosen
          data-text={empty.chosen}
          data-general={empty.general}
        >
          {empty.general}
        </p>
      </div>
      <p className="py-12" role="alert" data-list-failure hidden>
        {failure}{' '}
        <button type="button" className="text-link" data-list-retry>
          {words.tryAgain}
        </button>
      </p>
      <button
        type="button"
        className="button button-quiet needs-script mt-8"
        data-list-more
        data-text={more('{n}')}
        data-less={less}
        hidden={count <= SHOWN_AT_FIRST}
      >
        {more(count - less)}
      </button>
    </div>
  );
}
