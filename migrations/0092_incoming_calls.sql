CREATE TABLE "incoming_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" varchar(200) NOT NULL,
	"result" varchar(10) NOT NULL,
	"came_at" timestamp with time zone NOT NULL,
	"session_id" uuid,
	"entry" integer,
	"phone" varchar(20),
	"text_due_at" timestamp with time zone,
	"texted_at" timestamp with time zone,
	CONSTRAINT "incoming_calls_once" UNIQUE("provider_id"),
	CONSTRAINT "incoming_calls_result" CHECK ("incoming_calls"."result" in ('missed', 'answered')),
	CONSTRAINT "incoming_calls_place" CHECK (("incoming_calls"."session_id" is null) = ("incoming_calls"."entry" is null) and ("incoming_calls"."session_id" is null) = ("incoming_calls"."phone" is null))
);
--> statement-breakpoint
ALTER TABLE "text_deliveries" DROP CONSTRAINT "text_deliveries_kind";--> statement-breakpoint
ALTER TABLE "incoming_calls" ADD CONSTRAINT "incoming_calls_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_calls_by_session" ON "incoming_calls" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "incoming_calls_by_phone" ON "incoming_calls" USING btree ("phone","texted_at");--> statement-breakpoint
CREATE INDEX "incoming_calls_due" ON "incoming_calls" USING btree ("text_due_at") WHERE "incoming_calls"."text_due_at" is not null and "incoming_calls"."texted_at" is null;--> statement-breakpoint
CREATE INDEX "incoming_calls_withheld" ON "incoming_calls" USING btree ("came_at") WHERE "incoming_calls"."session_id" is null;--> statement-breakpoint
ALTER TABLE "text_deliveries" ADD CONSTRAINT "text_deliveries_kind" CHECK ("text_deliveries"."kind" in ('answer', 'notice', 'call'));