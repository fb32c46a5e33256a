// The errands that matter in Firefox and WebKit, against the same built server.
import { defineConfig } from '@playwright/test';
import everyErrand from './playwright.config.ts';

export default defineConfig({ ...everyErrand, testDir: 'e2e/engines', testIgnore: [], workers: 2 });
