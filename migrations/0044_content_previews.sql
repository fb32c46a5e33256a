CREATE TABLE "content_previews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sid" varchar(64) NOT NULL,
	"kind" varchar(40) NOT NULL,
	"slug" varchar(80) NOT NULL,
	"body" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_sid_sessions_sid_fk" FOREIGN KEY ("sid") REFERENCES "public"."sessions"("sid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_previews_of_session" ON "content_previews" USING btree ("sid","expires_at");--> statement-breakpoint
CREATE INDEX "content_previews_expire" ON "content_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "content_entries_unpublished" ON "content_entries" USING btree ("draft_at") WHERE "content_entries"."publish_fault" is not null;