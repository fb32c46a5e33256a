// The palette of the console: its pages, one's own lists, and whatever the typed words find.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FoundGroup } from '#contract/overviews/console-search.ts';
import { api } from '#web/lib/browser-api.ts';
import { type Command, CommandPalette } from '#web/ui/app/command-palette.tsx';
import { consolePages } from '../console-pages.ts';
import { letterOf } from '../page-hints.ts';
import { foundKinds } from '../search/result-labels.ts';
import { useViews } from '../use-frame.ts';

/** What is typed is searched for at a pause. */
const PAUSE_MS = 120;

type ConsolePaletteProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Every entry is a page, and its id the address. */
export function ConsolePalette({ isOpen, onOpenChange }: ConsolePaletteProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const words = useLater(typed.trim());
  const { data, isFetching, isError } = useQuery({
    queryKey: ['console', 'search', words],
    queryFn: ({ signal }) => api('GET /api/console/search', { query: { q: words }, signal }),
    enabled: isOpen && words !== '',
    placeholderData: keepPreviousData,
  });
  const found = words === '' ? [] : (data?.groups ?? []);
  const isLooking = isFetching || words !== typed.trim();
  const open = (next: boolean) => {
    if (!next) setTyped('');
    onOpenChange(next);
  };
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={open}
      onCommand={(path) => void navigate(path)}
      typed={typed}
      onType={setTyped}
      emptyWords={emptyWords(isLooking, isError)}
      sections={[...useOwn(typed), ...found.map(foundSection)]}
    />
  );
}

function emptyWords(isLooking: boolean, isError: boolean): string {
  if (isLooking) return 'Looking…';
  return isError ? 'Search isn’t working right now. Please try again.' : 'No matches.';
}

function foundSection({ kind, items }: FoundGroup) {
  const { title, icon } = foundKinds[kind];
  const commands = items.map(({ path, name, words }): Command => {
    return { id: path, label: name, note: words, icon };
  });
  return { title, commands };
}

/** Pages and lists whose name has what was typed. */
function useOwn(typed: string): { title: string; commands: Command[] }[] {
  const views = useViews();
  const wanted = typed.trim().toLowerCase();
  const isMeant = ({ label }: Command) => label.toLowerCase().includes(wanted);
  const pages = consolePages.map(({ path, label, icon }): Command => {
    const letter = letterOf(path);
    return { id: path, label, icon, ...(letter && { keys: `G ${letter}` }) };
  });
  pages.push(
    { id: '/console/news', label: 'Team activity', icon: 'bell', keys: 'G N' },
    { id: '/console/account', label: 'Your account', icon: 'person' },
  );
  const lists = views.map(({ name, address }): Command => {
    return { id: address, label: name, icon: 'tag' };
  });
  return [
    { title: 'Saved views', commands: lists.filter(isMeant) },
    { title: 'Pages', commands: pages.filter(isMeant) },
  ].filter(({ commands }) => commands.length > 0);
}

function useLater(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setLater, PAUSE_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : later;
}
