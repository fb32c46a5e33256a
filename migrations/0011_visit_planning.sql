CREATE TABLE "crew_days" (
	"crew_id" integer NOT NULL,
	"date" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_minutes" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crew_days_crew_id_date_pk" PRIMARY KEY("crew_id","date")
);
--> statement-breakpoint
CREATE TABLE "day_move_visits" (
	"day_move_id" integer NOT NULL,
	"visit_id" integer NOT NULL,
	"visit_version" integer NOT NULL,
	"position" smallint NOT NULL,
	"choice" varchar(10) NOT NULL,
	"to_date" date,
	"conflicts" text[] DEFAULT '{}' NOT NULL,
	"from_stop_order" smallint,
	"had_original_date" date,
	"moved_version" integer,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "day_move_visits_day_move_id_visit_id_pk" PRIMARY KEY("day_move_id","visit_id"),
	CONSTRAINT "day_move_visits_choice" CHECK ("day_move_visits"."choice" in ('move', 'stay', 'skip')),
	CONSTRAINT "day_move_visits_date" CHECK (("day_move_visits"."choice" = 'move') = ("day_move_visits"."to_date" is not null))
);
--> statement-breakpoint
CREATE TABLE "day_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_date" date NOT NULL,
	"crew_ids" integer[] NOT NULL,
	"reason" varchar(200) NOT NULL,
	"status" varchar(20) DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone,
	"messages_from" timestamp with time zone,
	CONSTRAINT "day_moves_status" CHECK ("day_moves"."status" in ('draft', 'sent', 'undone', 'discarded')),
	CONSTRAINT "day_moves_sent" CHECK (("day_moves"."status" in ('sent', 'undone')) = ("day_moves"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "generator_runs" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"plans" integer NOT NULL,
	"added" integer NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "generator_runs_one" CHECK ("generator_runs"."id" = 1)
);
--> statement-breakpoint
DROP INDEX "visits_by_plan";--> statement-breakpoint
ALTER TABLE "crews" ADD COLUMN "weekday_visits" smallint[];--> statement-breakpoint
ALTER TABLE "crews" ADD COLUMN "starts_at" varchar(5) DEFAULT '07:30' NOT NULL;--> statement-breakpoint
ALTER TABLE "crews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "rule_date" date;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "stop_order" smallint;--> statement-breakpoint
ALTER TABLE "crew_days" ADD CONSTRAINT "crew_days_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_move_visits" ADD CONSTRAINT "day_move_visits_day_move_id_day_moves_id_fk" FOREIGN KEY ("day_move_id") REFERENCES "public"."day_moves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_move_visits" ADD CONSTRAINT "day_move_visits_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_moves" ADD CONSTRAINT "day_moves_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_moves" ADD CONSTRAINT "day_moves_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_move_visits_by_visit" ON "day_move_visits" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "day_moves_by_date" ON "day_moves" USING btree ("from_date");--> statement-breakpoint
CREATE INDEX "day_moves_latest" ON "day_moves" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_per_rule_date" ON "visits" USING btree ("service_plan_id","rule_date") WHERE "visits"."status" in ('scheduled', 'in_progress', 'completed');--> statement-breakpoint
CREATE INDEX "visits_without_crew" ON "visits" USING btree ("scheduled_date","id") WHERE "visits"."crew_id" is null and "visits"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "visits_by_plan" ON "visits" USING btree ("service_plan_id","rule_date");--> statement-breakpoint
ALTER TABLE "crews" ADD CONSTRAINT "crews_visits_per_day" CHECK ("crews"."visits_per_day" between 0 and 60);--> statement-breakpoint
ALTER TABLE "crews" ADD CONSTRAINT "crews_weekday_visits" CHECK (cardinality("crews"."weekday_visits") = 5 and 0 <= all("crews"."weekday_visits") and 60 >= all("crews"."weekday_visits"));--> statement-breakpoint
ALTER TABLE "crews" ADD CONSTRAINT "crews_starts_at" CHECK ("crews"."starts_at" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_place" CHECK (("properties"."latitude" is null) = ("properties"."longitude" is null) and "properties"."latitude" between -90 and 90 and "properties"."longitude" between -180 and 180);--> statement-breakpoint
-- Visits that are there already are named by the date that they were first planned for; of two on the same date one is.
UPDATE "visits" SET "rule_date" = "named"."day" FROM (
  SELECT DISTINCT ON ("service_plan_id", coalesce("original_date", "scheduled_date")) "id", coalesce("original_date", "scheduled_date") AS "day"
  FROM "visits" WHERE "service_plan_id" IS NOT NULL AND "status" IN ('scheduled', 'in_progress', 'completed')
  ORDER BY "service_plan_id", coalesce("original_date", "scheduled_date"), "id"
) AS "named" WHERE "visits"."id" = "named"."id";
