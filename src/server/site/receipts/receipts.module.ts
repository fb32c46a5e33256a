// Receipts: what stands behind the address of a page that thanks, as the module that received it reads it.
import type { Module } from '../../module.ts';
import { receiptHandlers } from './receipt.routes.ts';

/** `modules` gives all modules, of which this is one. */
export const receiptsModule = (modules: () => readonly Module[]): Module => ({
  handlers: ({ context }) =>
    receiptHandlers(context, Object.assign({}, ...modules().map(({ receipts = {} }) => receipts))),
});
