ALTER TABLE "sign_in_codes" ADD COLUMN "network_hash" varchar(64) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "is_known_browser" boolean DEFAULT false NOT NULL;