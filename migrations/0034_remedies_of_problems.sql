ALTER TABLE "visit_problems" DROP CONSTRAINT "visit_problems_reply";--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_claimed_once";--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_unclaimed_expire";--> statement-breakpoint
DROP INDEX "visit_problems_open";--> statement-breakpoint
ALTER TABLE "visit_problems" ADD COLUMN "status" varchar(10) DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_problems" ADD COLUMN "remedy_reason" varchar(300);--> statement-breakpoint
ALTER TABLE "visit_problems" ADD COLUMN "remedy_method" varchar(60);--> statement-breakpoint
ALTER TABLE "visit_problems" ADD COLUMN "remedy_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "visit_problem_id" integer;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_visit_problem_id_visit_problems_id_fk" FOREIGN KEY ("visit_problem_id") REFERENCES "public"."visit_problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_problems_waiting" ON "visit_problems" USING btree ("status" DESC NULLS FIRST,"reply_by","id") WHERE "visit_problems"."status" in ('open', 'answered');--> statement-breakpoint
CREATE INDEX "visit_problems_closed_at" ON "visit_problems" USING btree ("closed_at","id") WHERE "visit_problems"."status" = 'closed';--> statement-breakpoint
CREATE INDEX "photos_by_visit_problem" ON "photos" USING btree ("visit_problem_id");--> statement-breakpoint
INSERT INTO "visit_problem_messages" ("problem_id", "party", "author_id", "text", "created_at")
SELECT problem."id", 'office', (
    SELECT users."id" FROM "audit_log" AS line INNER JOIN "users" ON users."id" = line."actor_id"
    WHERE line."action" = 'problem-answered' AND line."subject_type" = 'visit' AND line."subject_id" = problem."visit_id"::text
      AND line."details" ->> 'problem' = problem."id"::text
    ORDER BY line."id" LIMIT 1), problem."reply", problem."replied_at"
FROM "visit_problems" AS problem WHERE problem."reply" IS NOT NULL ORDER BY problem."id";--> statement-breakpoint
UPDATE "visit_problems" SET
  "status" = CASE WHEN "closed_at" IS NOT NULL THEN 'closed' WHEN "replied_at" IS NOT NULL THEN 'answered' ELSE 'open' END,
  "closed_by" = CASE WHEN "closed_at" IS NOT NULL THEN coalesce("closed_by", 'office') END,
  "remedy_at" = CASE WHEN "remedy" IS NOT NULL THEN coalesce("replied_at", "created_at") END;--> statement-breakpoint
ALTER TABLE "visit_problems" DROP COLUMN "reply";--> statement-breakpoint
ALTER TABLE "visit_problems" DROP COLUMN "photos";--> statement-breakpoint
ALTER TABLE "visit_problems" ADD CONSTRAINT "visit_problems_remedy_at" CHECK (("visit_problems"."remedy" is null) = ("visit_problems"."remedy_at" is null));--> statement-breakpoint
ALTER TABLE "visit_problems" ADD CONSTRAINT "visit_problems_status" CHECK ("visit_problems"."status" in ('open', 'answered', 'closed'));--> statement-breakpoint
ALTER TABLE "visit_problems" ADD CONSTRAINT "visit_problems_closed" CHECK (("visit_problems"."status" = 'closed') = ("visit_problems"."closed_at" is not null) and ("visit_problems"."closed_at" is null) = ("visit_problems"."closed_by" is null));--> statement-breakpoint
ALTER TABLE "visit_problems" ADD CONSTRAINT "visit_problems_replied" CHECK ("visit_problems"."replied_at" is not null or "visit_problems"."status" = 'open' or "visit_problems"."closed_by" = 'customer');--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_claimed_once" CHECK (num_nonnulls("photos"."quote_request_id", "photos"."service_request_id", "photos"."visit_id", "photos"."chat_message_id", "photos"."lead_entry_id", "photos"."visit_problem_id") <= 1);--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_unclaimed_expire" CHECK ("photos"."expires_at" is not null or num_nonnulls("photos"."quote_request_id", "photos"."service_request_id", "photos"."visit_id", "photos"."chat_message_id", "photos"."lead_entry_id", "photos"."visit_problem_id") = 1);