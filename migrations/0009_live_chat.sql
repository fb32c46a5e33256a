CREATE TABLE "canned_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"shortcut" varchar(40) NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_agents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_away" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_visitors" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone,
	"page" varchar(300)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"endpoint" varchar(1000) NOT NULL,
	"p256dh" varchar(120) NOT NULL,
	"auth" varchar(40) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_keys" (
	"token_hash" varchar(64) NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" varchar(10) NOT NULL,
	"opens_linked" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_keys_pair" PRIMARY KEY("token_hash","session_id"),
	CONSTRAINT "chat_keys_kind" CHECK ("chat_keys"."kind" in ('browser', 'link'))
);
--> statement-breakpoint
CREATE TABLE "chat_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"card" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_sessions" DROP CONSTRAINT "chat_sessions_visitorTokenHash_unique";--> statement-breakpoint
ALTER TABLE "chat_events" DROP CONSTRAINT "chat_events_kind";--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_claimed_once";--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_unclaimed_expire";--> statement-breakpoint
DROP INDEX "support_notifications_by_session";--> statement-breakpoint
ALTER TABLE "chat_events" ADD COLUMN "client_key" varchar(64);--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "visitor_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "read_by_customer" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "read_by_support" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "last_support_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "last_support_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "mailed_up_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "under_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "review_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "rating_stars" smallint;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "rating_words" varchar(1000);--> statement-breakpoint
ALTER TABLE "support_notifications" ADD COLUMN "name" varchar(100) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "chat_message_id" integer;--> statement-breakpoint
ALTER TABLE "chat_agents" ADD CONSTRAINT "chat_agents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_visitors" ADD CONSTRAINT "chat_visitors_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_keys" ADD CONSTRAINT "chat_keys_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_offers" ADD CONSTRAINT "chat_offers_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "canned_replies_shortcut" ON "canned_replies" USING btree ("shortcut");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_keys_by_session" ON "chat_keys" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "chat_keys_expiry" ON "chat_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "chat_offers_by_session" ON "chat_offers" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_chat_message_id_chat_messages_id_fk" FOREIGN KEY ("chat_message_id") REFERENCES "public"."chat_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_events_key_once" ON "chat_events" USING btree ("session_id","client_key");--> statement-breakpoint
CREATE INDEX "chat_sessions_by_activity" ON "chat_sessions" USING btree ("last_activity","id");--> statement-breakpoint
CREATE INDEX "chat_sessions_by_visitor" ON "chat_sessions" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "photos_by_chat_message" ON "photos" USING btree ("chat_message_id");--> statement-breakpoint
CREATE INDEX "support_notifications_by_session" ON "support_notifications" USING btree ("session_id","created_at");--> statement-breakpoint
ALTER TABLE "chat_sessions" DROP COLUMN "visitor_token_hash";--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_kind" CHECK ("chat_events"."kind" in ('message', 'status', 'assignment', 'read', 'offer', 'rating', 'promise', 'alert', 'transcript', 'note', 'work', 'lost'));--> statement-breakpoint
UPDATE "chat_sessions" SET "waiting_since" = "last_activity" WHERE "status" = 'waiting';--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_waits" CHECK (("chat_sessions"."status" = 'waiting') = ("chat_sessions"."waiting_since" is not null));--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_stars" CHECK ("chat_sessions"."rating_stars" between 1 and 5);--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_claimed_once" CHECK (num_nonnulls("photos"."quote_request_id", "photos"."service_request_id", "photos"."visit_id", "photos"."chat_message_id") <= 1);--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_unclaimed_expire" CHECK ("photos"."expires_at" is not null or num_nonnulls("photos"."quote_request_id", "photos"."service_request_id", "photos"."visit_id", "photos"."chat_message_id") = 1);