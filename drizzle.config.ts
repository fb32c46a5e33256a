// Where drizzle-kit finds the tables and writes the migrations; the casing must equal the client's.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/platform/database/schema/*.ts',
  out: './migrations',
  casing: 'snake_case',
});
