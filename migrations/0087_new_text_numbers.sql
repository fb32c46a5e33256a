DROP INDEX "chat_sessions_by_number";--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "number_left_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "chat_sessions_of_number" ON "chat_sessions" USING btree ("text_number") WHERE "chat_sessions"."text_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_sessions_by_number" ON "chat_sessions" USING btree ("text_number") WHERE "chat_sessions"."text_number" is not null and "chat_sessions"."number_left_at" is null;