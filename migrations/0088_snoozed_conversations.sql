ALTER TABLE "chat_events" DROP CONSTRAINT "chat_events_kind";--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "snoozed_by" varchar(200);--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_kind" CHECK ("chat_events"."kind" in ('message', 'status', 'assignment', 'read', 'offer', 'rating', 'promise', 'alert', 'transcript', 'note', 'work', 'delivery', 'snooze', 'lost'));--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_snooze" CHECK (("chat_sessions"."snoozed_until" is null) = ("chat_sessions"."snoozed_by" is null) and ("chat_sessions"."snoozed_until" is null or "chat_sessions"."status" <> 'closed'));