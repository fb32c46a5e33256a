// The last step of a build: makes the database that first starts copy.
import { prepareNewDatabase } from '#server/platform/database/new-database.ts';

await prepareNewDatabase();
