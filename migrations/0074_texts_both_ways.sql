CREATE TABLE "text_deliveries" (
	"message_id" integer PRIMARY KEY NOT NULL,
	"kind" varchar(10) NOT NULL,
	"state" varchar(20) NOT NULL,
	"reason" text,
	"provider_id" varchar(100),
	"due_at" timestamp with time zone NOT NULL,
	"job_id" uuid,
	CONSTRAINT "text_deliveries_kind" CHECK ("text_deliveries"."kind" in ('answer', 'notice')),
	CONSTRAINT "text_deliveries_state" CHECK ("text_deliveries"."state" in ('waiting', 'outbox', 'sent', 'failed', 'delivered'))
);
--> statement-breakpoint
CREATE TABLE "text_stops" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" varchar(20) NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	"stopped_by" varchar(200) NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" varchar(200),
	CONSTRAINT "text_stops_lifted" CHECK (("text_stops"."lifted_at" is null) = ("text_stops"."lifted_by" is null))
);
--> statement-breakpoint
ALTER TABLE "chat_events" DROP CONSTRAINT "chat_events_kind";--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "text_number" varchar(20);--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "last_text_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "text_deliveries" ADD CONSTRAINT "text_deliveries_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_deliveries_due" ON "text_deliveries" USING btree ("due_at") WHERE "text_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "text_stops_one_that_holds" ON "text_stops" USING btree ("number") WHERE "text_stops"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "text_stops_by_number" ON "text_stops" USING btree ("number","stopped_at");--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_sessions_by_number" ON "chat_sessions" USING btree ("text_number") WHERE "chat_sessions"."text_number" is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_by_customer" ON "chat_sessions" USING btree ("customer_id") WHERE "chat_sessions"."customer_id" is not null;--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_kind" CHECK ("chat_events"."kind" in ('message', 'status', 'assignment', 'read', 'offer', 'rating', 'promise', 'alert', 'transcript', 'note', 'work', 'delivery', 'lost'));