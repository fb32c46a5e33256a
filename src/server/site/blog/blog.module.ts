// The blog and its feed.
import type { Module } from '../../module.ts';
import { blogHandlers } from './blog.routes.ts';

export const blogModule: Module = {
  handlers: ({ context }) => blogHandlers(context),
};
