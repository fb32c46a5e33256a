ALTER TABLE "content_history" DROP CONSTRAINT "content_history_what";--> statement-breakpoint
DROP INDEX "content_entries_unpublished";--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "supplied_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "content_entries_waiting" ON "content_entries" USING btree ("id") WHERE "content_entries"."publish_fault" is not null or "content_entries"."supplied_at" is not null;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_what" CHECK ("content_history"."what" in ('found', 'supplied', 'added', 'published', 'hidden', 'shown', 'restored', 'renamed', 'removed'));