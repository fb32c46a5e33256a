// Content: what the owner edits, and what pages show of it.
import type { Module } from '../../module.ts';
import { contentHandlers } from './content.routes.ts';
import { contentEditingHandlers } from './editing.routes.ts';

export const contentModule: Module = {
  handlers: ({ context }) => ({ ...contentHandlers(context), ...contentEditingHandlers(context) }),
};
