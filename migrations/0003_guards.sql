ALTER TABLE "sign_in_codes" ADD COLUMN "network_hash" varchar(64) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "is_known_browser" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "visitor_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "review_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "review_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "release_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD COLUMN "network_hash" varchar(64);--> statement-breakpoint
CREATE INDEX "appointments_by_mailbox" ON "appointments" USING btree (lower(regexp_replace("customer_email", '^([^+@]+)\+[^@]*@', '\1@')));--> statement-breakpoint
CREATE INDEX "appointments_by_visitor" ON "appointments" USING btree ("visitor_hash","created_at");--> statement-breakpoint
CREATE INDEX "appointments_under_review" ON "appointments" USING btree ("review_until") WHERE "appointments"."review_until" is not null;--> statement-breakpoint
CREATE INDEX "slot_holds_by_network" ON "slot_holds" USING btree ("network_hash");--> statement-breakpoint
-- Until now signing in wrote the role of STAFF_EMAILS into the person's row. From now on the setting counts by itself,
-- so a role in the table is one that was granted otherwise: that of the demonstration's team.
UPDATE "users" SET "role" = 'customer' WHERE "role" <> 'customer' AND lower("email") NOT IN ('owner@prairieoak.example', 'ivy@prairieoak.example', 'forrest@prairieoak.example');
