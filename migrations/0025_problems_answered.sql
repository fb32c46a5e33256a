DROP INDEX "crew_actions_open";--> statement-breakpoint
DROP INDEX "visit_problems_open";--> statement-breakpoint
ALTER TABLE "crew_actions" ALTER COLUMN "skew_ms" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "crew_actions" ADD COLUMN "is_time_unsure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "unsure_times" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_problems" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "visit_problems" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visit_problems" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "crew_actions_open" ON "crew_actions" USING btree ("received_at") WHERE "crew_actions"."handled_at" is null and ("crew_actions"."kind" = 'problem' or "crew_actions"."outcome" = 'conflict' or "crew_actions"."is_time_unsure");--> statement-breakpoint
CREATE INDEX "visit_problems_open" ON "visit_problems" USING btree ("reply_by") WHERE "visit_problems"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_unsure_times" CHECK ("visits"."unsure_times" <@ array['onTheWayAt', 'arrivedAt', 'completedAt'] and ("visits"."duration" is null or "visits"."status" <> 'completed' or not "visits"."unsure_times" && array['arrivedAt', 'completedAt']));--> statement-breakpoint
ALTER TABLE "visit_problems" ADD CONSTRAINT "visit_problems_reply" CHECK (("visit_problems"."replied_at" is null) = ("visit_problems"."reply" is null) and ("visit_problems"."closed_at" is null or "visit_problems"."replied_at" is not null));