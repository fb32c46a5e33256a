CREATE TABLE "digests" (
	"name" varchar(200) PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_notifications" DROP CONSTRAINT "support_notifications_status";--> statement-breakpoint
-- Under which sign-in a browser subscribed was not written down. Each subscribes again when its desk is opened.
DELETE FROM "push_subscriptions";--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_sid" varchar(64) NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_sid_sessions_sid_fk" FOREIGN KEY ("session_sid") REFERENCES "public"."sessions"("sid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_session" ON "push_subscriptions" USING btree ("session_sid");--> statement-breakpoint
CREATE INDEX "support_notifications_by_number" ON "support_notifications" USING btree ("phone_number","sent_at");--> statement-breakpoint
ALTER TABLE "support_notifications" ADD CONSTRAINT "support_notifications_status" CHECK ("support_notifications"."status" in ('pending', 'sent', 'failed', 'unneeded'));