ALTER TABLE "text_deliveries" ADD COLUMN "is_without_pictures" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "text_deliveries" SET "is_without_pictures" = true, "reason" = nullif(btrim(substr("reason", 75)), '')
	WHERE starts_with("reason", 'The pictures did not go: the provider could not fetch them from this site.');

--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "return_reason" varchar(300);