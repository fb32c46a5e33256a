// What keeps robots out of public forms.
import { lt } from 'drizzle-orm';
import { usedNonces } from '../database/schema/form-guard.ts';
import type { Module } from '../module.ts';
import { formGuardHandlers } from './form-guard.routes.ts';

export const formGuardModule: Module = {
  handlers: ({ guard }) => formGuardHandlers(guard),
  async sweep({ db, clock }) {
    await db.delete(usedNonces).where(lt(usedNonces.expiresAt, clock()));
  },
};
