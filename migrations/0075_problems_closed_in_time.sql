ALTER TABLE "visit_problems" ADD COLUMN "close_by" date;--> statement-breakpoint
ALTER TABLE "published_promises" ADD COLUMN "unanswered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "published_promises" ADD COLUMN "closings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "published_promises" ADD COLUMN "closings_kept" integer DEFAULT 0 NOT NULL;