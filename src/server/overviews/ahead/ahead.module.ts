// What leaves by itself in the next seven days, as the office sees it.
import type { Module } from '../../module.ts';
import { presentAhead, previewAhead } from './list-ahead.ts';

/** `modules` gives all modules, of which this is one. */
export const aheadModule = (modules: () => readonly Module[]): Module => {
  const sources = () => modules().flatMap(({ ahead = [] }) => ahead);
  return {
    handlers: ({ context }) => ({
      'GET /api/console/ahead': ({ query }) => presentAhead(context, sources(), query.day),
      'GET /api/console/ahead/{key}': ({ params }) => previewAhead(context, sources(), params.key),
    }),
  };
};
