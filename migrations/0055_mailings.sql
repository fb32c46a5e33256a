CREATE TABLE "mailing_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailing_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mailing_id" integer NOT NULL,
	"code" varchar(16) NOT NULL,
	"path" varchar(500) NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mailing_links_code" UNIQUE("code"),
	CONSTRAINT "mailing_links_once" UNIQUE("mailing_id","path")
);
--> statement-breakpoint
CREATE TABLE "mailing_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailing_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mailing_id" integer NOT NULL,
	"subscription_id" integer,
	"status" varchar(20) DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"claimed_by" uuid,
	"sent_at" timestamp with time zone,
	"reason" varchar(300),
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "mailing_recipients_once" UNIQUE("mailing_id","subscription_id"),
	CONSTRAINT "mailing_recipients_status" CHECK ("mailing_recipients"."status" in ('waiting', 'claimed', 'sent', 'bounced', 'skipped', 'failed')),
	CONSTRAINT "mailing_recipients_claimed_by" CHECK ("mailing_recipients"."status" <> 'claimed' or ("mailing_recipients"."claimed_at" is not null and "mailing_recipients"."claimed_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" varchar(20) DEFAULT 'draft' NOT NULL,
	"subject" varchar(150) NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"posts" text[] DEFAULT '{}' NOT NULL,
	"tasks" text[] DEFAULT '{}' NOT NULL,
	"content" jsonb,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"halt_reason" varchar(300),
	"author_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailings_status" CHECK ("mailings"."status" in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled')),
	CONSTRAINT "mailings_scheduled_for" CHECK ("mailings"."status" <> 'scheduled' or "mailings"."send_at" is not null),
	CONSTRAINT "mailings_frozen" CHECK ("mailings"."status" not in ('sending', 'paused', 'sent') or ("mailings"."content" is not null and "mailings"."started_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "bounce_reason" varchar(300);--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "bounce_handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailing_links" ADD CONSTRAINT "mailing_links_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailing_recipients_open" ON "mailing_recipients" USING btree ("mailing_id","next_try_at","id") WHERE "mailing_recipients"."status" in ('waiting', 'claimed');--> statement-breakpoint
CREATE INDEX "mailing_recipients_by_status" ON "mailing_recipients" USING btree ("mailing_id","status");--> statement-breakpoint
CREATE INDEX "mailing_recipients_by_subscription" ON "mailing_recipients" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "mailing_recipients_pace" ON "mailing_recipients" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "mailings_latest" ON "mailings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mailings_under_way" ON "mailings" USING btree ("status","send_at") WHERE "mailings"."status" in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_bounced" ON "newsletter_subscriptions" USING btree ("bounced_at","id") WHERE "newsletter_subscriptions"."bounced_at" is not null;