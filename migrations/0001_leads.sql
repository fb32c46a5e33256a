CREATE TABLE "used_nonces" (
	"nonce" varchar(64) PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "held_for_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "hold_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "position" smallint;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "hold_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "details_hash" varchar(64);--> statement-breakpoint
CREATE INDEX "used_nonces_expiry" ON "used_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quote_requests_by_details" ON "quote_requests" USING btree ("details_hash","created_at");