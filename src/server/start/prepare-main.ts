// The last step of a build: makes the database that first starts copy.
import { prepareNewDatabase } from '../database/new-database.ts';

await prepareNewDatabase();
