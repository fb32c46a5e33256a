// The built site as a program of its own that a whole year passes over: its clock stands until it is told another instant.
// Before it says that it is there, what comes by the clock in the night before it is done.
import process from 'node:process';
import { runAutopay } from '#server/billing/autopay/run-autopay.ts';
import { sendReminders } from '#server/billing/reminders/send-reminders.ts';
import type { ServerContext } from '#server/context.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { createPages } from '#server/site/pages/pages.ts';
import { askForReviews } from '#server/site/reviews/ask-for-reviews.ts';
import { startServer } from '#server/start/start-server.ts';
import { applyDueChanges } from '#server/visits/plans/apply-plan-change.ts';
import { keepPlansGoing } from '#server/visits/plans/generate-visits.ts';
import { TEST_NOW } from './now.ts';

const config = readConfig();
let now = TEST_NOW;
let context: ServerContext | undefined;
const choosePages = async (opened: ServerContext) => {
  context = opened;
  return createPages(opened);
};
const { stop } = await startServer(config, createLogger(config.logLevel), () => now, {
  choosePages,
});
process.on('message', async (instant: string) => {
  if (!context) throw new Error('the server has not started');
  now = new Date(instant);
  await applyDueChanges(context);
  await keepPlansGoing(context);
  await askForReviews(context);
  await runAutopay(context);
  await sendReminders(context);
  process.send?.(instant);
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
