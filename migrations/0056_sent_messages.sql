ALTER TABLE "sent_mails" ADD COLUMN "channel" varchar(10) DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "status" varchar(20) DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "kind" varchar(60);--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "job_data" jsonb;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "is_ours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "is_list" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "last_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "last_reason" varchar(300);--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "copies" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "sealed_body" text;--> statement-breakpoint
CREATE INDEX "sent_mails_by_status" ON "sent_mails" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "sent_mails_by_kind" ON "sent_mails" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "sent_mails_by_job" ON "sent_mails" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "sent_mails_with_body" ON "sent_mails" USING btree ("first_tried_at") WHERE "sent_mails"."sealed_body" is not null;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_status" CHECK ("sent_mails"."status" in ('waiting', 'failed', 'sent', 'set_aside'));--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_channel" CHECK ("sent_mails"."channel" in ('mail', 'text'));--> statement-breakpoint
UPDATE "sent_mails" SET "status" = CASE WHEN "taken_at" IS NOT NULL THEN 'sent' WHEN "first_tried_at" < now() - interval '2 days' THEN 'failed' ELSE 'waiting' END, "tries" = 1, "last_tried_at" = coalesce("taken_at", "first_tried_at");
