CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_preferences" (
	"user_id" uuid NOT NULL,
	"kind" varchar(20) NOT NULL,
	"channel" varchar(10) DEFAULT 'email' NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notice_preferences_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel"),
	CONSTRAINT "notice_preferences_kind" CHECK ("notice_preferences"."kind" in ('two-days-before', 'morning-of', 'on-the-way', 'done')),
	CONSTRAINT "notice_preferences_channel" CHECK ("notice_preferences"."channel" in ('email'))
);
--> statement-breakpoint
CREATE TABLE "plan_agreements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_plan_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" varchar(20) NOT NULL,
	"shown_terms" text NOT NULL,
	"terms_hash" varchar(64) NOT NULL,
	"signed_name" varchar(200) NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_agreements_kind" CHECK ("plan_agreements"."kind" in ('frequency', 'pause', 'resume', 'cancel'))
);
--> statement-breakpoint
CREATE TABLE "visit_notices" (
	"visit_id" integer NOT NULL,
	"kind" varchar(20) NOT NULL,
	"visit_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_notices_visit_id_kind_visit_date_pk" PRIMARY KEY("visit_id","kind","visit_date")
);
--> statement-breakpoint
CREATE TABLE "visit_problems" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"visit_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" varchar(20) NOT NULL,
	"wish" varchar(10) NOT NULL,
	"description" text NOT NULL,
	"reply_by" timestamp with time zone NOT NULL,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_problems_kind" CHECK ("visit_problems"."kind" in ('bad-job', 'partial', 'nobody-came', 'damage', 'scheduling', 'gate-open', 'other')),
	CONSTRAINT "visit_problems_wish" CHECK ("visit_problems"."wish" in ('fix', 'credit'))
);
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "kind" varchar(20);--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "zone" varchar(60);--> statement-breakpoint
ALTER TABLE "crews" ADD COLUMN "visits_per_day" smallint DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "pets" varchar(200);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "crew_id" integer;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "visit_time" varchar(5) DEFAULT '09:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "paused_from" date;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "service_plans" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "on_the_way_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "work_done" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "cut_height" numeric(3, 2);--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "applied" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD CONSTRAINT "plan_agreements_service_plan_id_service_plans_id_fk" FOREIGN KEY ("service_plan_id") REFERENCES "public"."service_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD CONSTRAINT "plan_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_notices" ADD CONSTRAINT "visit_notices_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_problems" ADD CONSTRAINT "visit_problems_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_problems" ADD CONSTRAINT "visit_problems_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_agreements_by_plan" ON "plan_agreements" USING btree ("service_plan_id");--> statement-breakpoint
CREATE INDEX "visit_problems_by_visit" ON "visit_problems" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "visit_problems_open" ON "visit_problems" USING btree ("reply_by") WHERE "visit_problems"."replied_at" is null;--> statement-breakpoint
ALTER TABLE "service_plans" ADD CONSTRAINT "service_plans_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "photos" SET "kind" = 'other' WHERE "visit_id" IS NOT NULL;--> statement-breakpoint
UPDATE "service_plans" SET "paused_from" = ("updated_at" AT TIME ZONE 'America/Chicago')::date WHERE "status" = 'paused';--> statement-breakpoint
UPDATE "service_plans" SET "crew_id" = "latest"."crew_id", "visit_time" = coalesce("latest"."scheduled_time", '09:00') FROM (SELECT DISTINCT ON ("service_plan_id") "service_plan_id", "crew_id", "scheduled_time" FROM "visits" WHERE "service_plan_id" IS NOT NULL ORDER BY "service_plan_id", "scheduled_date" DESC) AS "latest" WHERE "latest"."service_plan_id" = "service_plans"."id";--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_kind" CHECK ("photos"."kind" in ('before', 'after', 'gate', 'other'));--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_of_visits_have_a_kind" CHECK ("photos"."visit_id" is null or "photos"."kind" is not null);--> statement-breakpoint
ALTER TABLE "service_plans" ADD CONSTRAINT "service_plans_pause" CHECK (("service_plans"."status" = 'paused') = ("service_plans"."paused_from" is not null) and ("service_plans"."paused_until" is null or "service_plans"."paused_until" >= "service_plans"."paused_from"));